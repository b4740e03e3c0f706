import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight, signIn } from '../../support/knight';
import { bar, isSpeaking, said, setQuick, spoken, startListening, withSpeech } from '../../support/speech';
import { expect, test } from '../../support/test';
import { riddleOf } from '../riddle/edition';

const DAY = 1;

test.use({ viewport: { width: 1024, height: 768 } });

/** The words that are highlighted, and whether the window shows where they begin. */
const highlighted = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('narration') ?? [];
    if (!(range instanceof Range)) return null;
    const { left = -1, top = -1 } = range.getClientRects()[0] ?? {};
    const there = document.elementFromPoint(left + 2, top + 2);
    return { words: String(range), isInSight: there?.contains(range.startContainer) ?? false };
  });

test('« Écouter » reads what the projector shows, turns its pages, and is silent once it is left', async ({
  page,
  request,
}) => {
  await withSpeech(page);
  await signIn(page, await makeKnight(request));
  await page.goto(paths.blackboard(DAY));
  const { title, description, question, hints } = riddleOf(DAY);
  const story = spoken(title, description, question);
  const pages = page.getByRole('group', { name: 'Pages' });
  await expect(pages).toContainText('1 / 2');
  const again = bar(page).getByRole('button', { name: 'Réécouter' });

  await startListening(page);
  await expect.poll(() => said(page)).toEqual(story);
  await expect(again).toBeVisible();
  await expect(pages).toContainText('2 / 2');
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Indices', exact: true }).click();
  await page.getByRole('button', { name: "Révéler l'indice 1" }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: "Révéler l'indice", exact: true }).click();
  await expect(page.getByText(hints[0]?.texte ?? 'missing')).toBeVisible();
  await page.getByRole('button', { name: 'Ranger les indices' }).click();
  await again.click();
  await expect.poll(() => said(page)).toEqual([...story, ...story]);

  await page.getByRole('button', { name: 'Indices', exact: true }).click();
  await again.click();
  const hint = spoken('Indice 1', hints[0]?.texte ?? 'missing');
  await expect.poll(() => said(page)).toEqual([...story, ...story, ...story, ...hint]);
  await expect(page.getByText(hints[0]?.texte ?? 'missing')).toBeInViewport();

  await setQuick(page, false);
  await again.click();
  for (const sentence of story) {
    await expect.poll(() => said(page).then((all) => all.at(-1))).toBe(sentence);
    await expect.poll(() => highlighted(page)).toMatchObject({ isInSight: true });
    await bar(page).getByRole('button', { name: 'Passer à la suite' }).click();
  }
  await expect.poll(() => isSpeaking(page)).toBe(true);
  await page.getByRole('link', { name: 'Quitter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'En classe' })).toBeVisible();
  await expect.poll(() => isSpeaking(page)).toBe(false);
});

test('the controls of the voice cover nothing of the day', async ({ page, request }) => {
  await withSpeech(page);
  await signIn(page, await makeKnight(request));
  // The longest title, and a board.
  await page.goto(paths.blackboard(20));
  await startListening(page);
  await expect(bar(page).getByRole('button', { name: 'Réécouter' })).toBeVisible();
  const overlaps = await page.evaluate(() => {
    const stage = document.querySelector('.projector-stage')?.getBoundingClientRect();
    const controls = document.querySelector('.narration-bar')?.getBoundingClientRect();
    return !stage || !controls || controls.bottom > stage.top;
  });
  expect(overlaps).toBe(false);
  await expect(page.getByRole('button', { name: 'Valider ma réponse' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('group', { name: 'Pages' })).toBeInViewport({ ratio: 1 });
});
