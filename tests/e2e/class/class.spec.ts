import { paths } from '../../../src/paths';
import { expectNoAxeViolations } from '../../support/axe';
import { holdRequests } from '../../support/gate';
import { makeKnight, signIn } from '../../support/knight';
import { outsideWindow } from '../../support/overflow';
import { expect, test } from '../../support/test';
import { solve } from '../accounts/solve';
import { answerOf, riddleOf } from '../riddle/edition';
import { setDecember } from './december';

const MONDAY = '2026-12-07T08:30:00+01:00';

test.use({ viewport: { width: 1024, height: 768 } });

test('on Monday a teacher finds three doors, solves a day with the class and its hint, and shows its star', async ({
  page,
  request,
}) => {
  const teacher = await makeKnight(request, 'Les Flocons');
  for (const day of [2, 3, 4]) await solve(request, teacher, day);
  await signIn(page, teacher);
  await setDecember(page, MONDAY);
  const calendar = await holdRequests(page, '**/rest/v1/rpc/class_days');
  await page.goto(paths.game.class);
  const main = page.getByRole('main');
  const today = page.getByRole('heading', { name: "Aujourd'hui, lundi 7 décembre" });
  await expect(main.getByText("Les étoiles de la classe s'allument…")).toBeVisible();
  await expect(main.getByRole('link', { name: /^Projeter/ })).toHaveCount(0);
  calendar.open();
  await expect(today).toBeVisible();
  await expect(main.getByText(/^Lundi\s: les portes de la fin de semaine vous ont attendus/)).toBeVisible();
  for (const day of [5, 6, 7])
    await expect(
      main.getByRole('link', { name: new RegExp(`^Projeter le jour ${day}\\s:`) }).first(),
    ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Projeter le jour 8' })).toHaveCount(0);
  await expect(main.getByText(/les portes 19, 20, 21, 22, 23 et 24 sont pour la maison/)).toBeVisible();
  await expectNoAxeViolations(page);

  await expect(page.getByRole('heading', { name: 'Pas de panique' })).toBeVisible();
  await expect(main.getByText('Un jour attend encore votre classe.')).toBeVisible();
  await main
    .getByRole('link', { name: /^Projeter le jour 1\s:/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Jour 1 : ${riddleOf(1).title}` })).toBeFocused();
  await expect(page.getByRole('banner')).toBeHidden();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Indices', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Les indices' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Les indices' })).toBeInViewport();
  await page.getByRole('button', { name: "Révéler l'indice 1" }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: "Révéler l'indice", exact: true }).click();
  await expect(page.getByText(riddleOf(1).hints[0]?.texte ?? '')).toBeInViewport();
  await expect(page.getByText('3 points à gagner')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByLabel('Ta réponse', { exact: true }).fill(answerOf(1));
  await page.getByRole('button', { name: 'Valider ma réponse' }).click();
  await expect(page.getByRole('dialog', { name: 'Lumière retrouvée !' })).toContainText('+3 points gagnés');
  const revelation = page.getByRole('heading', { name: 'Révélation Sacrée' });
  await expect(revelation).toBeFocused();
  await expect(revelation).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Valider ma réponse' })).toHaveCount(0);
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Voir le ciel de la classe' }).click();
  await expect(page.getByText(': 4 étoiles allumées')).toBeAttached();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Quitter' }).click();
  await expect(today).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pas de panique' })).toHaveCount(0);
});

test("a presenter's remote turns the pages, arrows stay those of the field, and the window can be full", async ({
  page,
  request,
}) => {
  await signIn(page, await makeKnight(request));
  await page.goto(paths.blackboard(1));
  const pages = page.getByRole('group', { name: 'Pages' });
  await expect(pages).toContainText('1 / 2');
  await expect(page.getByText(riddleOf(1).description)).toBeInViewport();
  await expect(page.getByText(riddleOf(1).question)).not.toBeInViewport();
  await page.keyboard.press('PageDown');
  await expect(pages).toContainText('2 / 2');
  await expect(page.getByText(riddleOf(1).question)).toBeInViewport();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await expect(pages).toContainText('1 / 2');
  await page.keyboard.press('ArrowRight');
  await expect(pages).toContainText('2 / 2');
  await page.getByLabel('Ta réponse', { exact: true }).fill('lune');
  await page.keyboard.press('ArrowLeft');
  await expect(pages).toContainText('2 / 2');
  await pages.getByRole('button', { name: 'Retour' }).click();
  await expect(pages).toContainText('1 / 2');

  await page.getByRole('button', { name: 'Plein écran' }).click();
  await page.getByRole('button', { name: 'Réduire' }).click();
  await expect(page.getByRole('button', { name: 'Plein écran' })).toBeVisible();
});

test('a door waits for its school day, and Wednesday and the last day are remembered on the device', async ({
  page,
  request,
}) => {
  await signIn(page, await makeKnight(request));
  await setDecember(page, '2026-12-05T10:00:00+01:00');
  await page.goto(paths.game.class);
  await expect(page.getByRole('heading', { name: 'Prochain jour : lundi 7 décembre' })).toBeVisible();
  const days = page.getByRole('list', { name: "Jours d'école" }).getByRole('listitem');
  await expect(days.filter({ hasText: 'lundi 7 décembre' })).toContainText('pas encore');
  await expect(page.getByRole('link', { name: 'Projeter le jour 5' })).toHaveCount(0);
  await expect(days.filter({ hasText: 'mercredi 2' })).toBeVisible();

  await page.getByLabel('Ma classe vient le mercredi').uncheck();
  await expect(days.filter({ hasText: 'mercredi' })).toHaveCount(0);
  await page.getByLabel('Dernier jour avant les vacances').selectOption('mardi 22 décembre');
  await page.reload();
  await expect(page.getByText(/Après le mardi 22 décembre, les portes 23 et 24 sont/)).toBeVisible();
  await expect(page.getByLabel('Ma classe vient le mercredi')).not.toBeChecked();
  await expect(days.filter({ hasText: 'mercredi' })).toHaveCount(0);
});

test(
  'in a small window a projected day scrolls, and nothing of it is cut',
  { tag: '@phone' },
  async ({ page, request }) => {
    await signIn(page, await makeKnight(request));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(paths.blackboard(6));
    await expect(page.getByRole('button', { name: 'Valider ma réponse' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Pages' })).toHaveCount(0);
    expect(await outsideWindow(page)).toEqual([]);
    await page.getByRole('button', { name: 'Valider ma réponse' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Valider ma réponse' })).toBeInViewport();
    await expectNoAxeViolations(page);
  },
);

test('on the board the third mistake offers a hint, and giving up shows the answer without points', async ({
  page,
  request,
}) => {
  await signIn(page, await makeKnight(request, 'Les Flocons'));
  await page.goto(paths.blackboard(1));
  const field = page.getByLabel('Ta réponse', { exact: true });
  const wrong = page.getByRole('dialog', { name: 'Ténèbres persistantes' });
  const offered = page.getByRole('button', { name: 'Un indice ?' });
  for (const word of ['un', 'deux', 'trois']) {
    await field.fill(`${word} dragons`);
    await page.getByRole('button', { name: 'Valider ma réponse' }).click();
    await expect(wrong).toBeVisible();
    if (word === 'trois') break;
    await expect(offered).toHaveCount(0);
    await page.keyboard.press('Shift');
    await expect(wrong).toHaveCount(0);
  }
  await expectNoAxeViolations(page);
  await offered.click();
  await expect(wrong).toHaveCount(0);
  for (const rank of [1, 2, 3]) {
    const question = page.getByRole('alertdialog');
    if (rank > 1) await page.getByRole('button', { name: `Révéler l'indice ${rank}` }).click();
    await question.getByRole('button', { name: "Révéler l'indice", exact: true }).click();
    await expect(page.getByText(riddleOf(1).hints[rank - 1]?.texte ?? '')).toBeAttached();
  }
  await page.getByRole('button', { name: 'Révéler la réponse' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Révéler la réponse' }).click();
  const given = page.getByRole('dialog', { name: 'La réponse est révélée' });
  await expect(given).toContainText(answerOf(1));
  await expect(given).not.toContainText('point');
});
