import type { APIRequestContext, FrameLocator, Locator, Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { expectNoAxeViolations } from '../../support/axe';
import { signIn } from '../../support/knight';
import { outsideWindow } from '../../support/overflow';
import { expect, test } from '../../support/test';
import { makeAdmin } from '../honour/people';
import { makeEdition } from './edition';
import { withFinger, withKeyboard, withMouse, type Hand, type Spot } from './hands';
import { pictureDialog } from './pictures';

const DAY = 1;

// In neither the order of the alphabet nor that of the solution.
const TOYS = ['Flocon', 'Noisette', 'Cannelle', 'Brindille', 'Anis', 'Grelot', 'Myrtille'];
const RIGHT_ORDER = ['Grelot', 'Flocon', 'Noisette', 'Cannelle', 'Brindille', 'Anis', 'Myrtille'];

const OWLS: readonly (readonly [name: string, spot: Spot])[] = [
  ['Un hibou sur la souche', [0.15, 0.12]],
  ['Une chouette endormie', [0.5, 0.12]],
  ['Un nid vide', [0.85, 0.12]],
  ['Deux yeux dans le houx', [0.15, 0.38]],
  ['Une pomme de pin', [0.5, 0.38]],
  ['Un hibou de profil', [0.85, 0.38]],
  ['Un trou dans le tronc', [0.15, 0.64]],
  ['Une branche cassée', [0.5, 0.64]],
  ['Un hibou qui bâille', [0.85, 0.64]],
  ['Une plume tombée', [0.5, 0.88]],
];
const RIGHT_OWLS = ['Un hibou sur la souche', 'Deux yeux dans le houx', 'Une plume tombée'];

const STARS: readonly (readonly [name: string, spot: Spot])[] = [
  ['Étoile du berger', [0.12, 0.2]],
  ['Petite étoile basse', [0.25, 0.8]],
  ['Étoile bleue', [0.4, 0.25]],
  ['Étoile de la nuit', [0.5, 0.75]],
  ['Grande étoile', [0.62, 0.2]],
  ['Étoile du bord', [0.75, 0.8]],
  ['Dernière étoile', [0.9, 0.3]],
];
const LINE = [0, 2, 1, 3, 5, 4, 6].map((index) => STARS[index]?.[0] ?? '');

/** Opens a day that has everything but a board, as an admin. @returns the edition's code. */
async function openDay(page: Page, request: APIRequestContext): Promise<string> {
  const code = await makeEdition(request, DAY, {
    play: null,
    answers: ['les jouets du grenier'],
    near_misses: [],
  });
  await page.goto(paths.admin.editionDay(code, DAY));
  await expect(page.getByText('Rien : tout est bon.')).toBeVisible();
  return code;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const named = (root: Page | FrameLocator | Locator, name: string) =>
  root.getByRole('button', { name: new RegExp(`^${name}`) });

async function choose(page: Page, kind: string): Promise<void> {
  await page.getByLabel('Jeu à manipuler').selectOption({ label: kind });
  await expect(page.getByText('Chargement du jeu…')).toHaveCount(0);
}

/** Puts the things of a board in their order. */
async function arrange(root: FrameLocator | Locator, hand: Hand): Promise<void> {
  const rows = root.getByRole('list').filter({ hasText: 'Flocon' }).getByRole('listitem');
  for (const [place, name] of RIGHT_ORDER.entries()) {
    const texts = await rows.allTextContents();
    const at = texts.findIndex((text) => text.includes(name));
    await hand.moveUp(root.getByRole('button', { name: `Avancer : ${name}` }), at - place);
    await expect(rows.nth(place)).toContainText(name);
  }
}

async function declare(page: Page, hand: Hand): Promise<void> {
  await hand.press(button(page, "C'est la solution"));
  await expect(page.getByRole('heading', { name: 'La solution', exact: true })).toBeFocused();
}

/** Checks that a day is ready, saves it, and previews it. @returns the game in the frame. */
async function preview(page: Page, code: string): Promise<FrameLocator> {
  await expect(page.getByText('Rien : tout est bon.')).toBeVisible();
  // In the middle of the page the save bar may cover a part of a box.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeViolations(page);
  expect(await outsideWindow(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré le/)).toBeVisible();
  await page.goto(paths.admin.edition(code));
  await expect(page.getByRole('link', { name: /^Jour 1 .*Prêt$/ })).toBeVisible();
  await page.goto(`${paths.admin.preview(code)}?page=jour/${DAY}&ecran=telephone`);
  const game = page.frameLocator('[title="Aperçu du jeu"]');
  await expect(game.getByRole('article')).toBeVisible();
  return game;
}

async function expectSolved(game: FrameLocator, hand: Hand): Promise<void> {
  await hand.press(game.getByRole('button', { name: 'Valider ma réponse' }));
  await expect(game.getByRole('dialog', { name: /Lumière retrouvée|Félicitations/ })).toBeVisible();
}

/** A board of things to order, from nothing to a player who solves it. */
async function makeOrder(page: Page, request: APIRequestContext, hand: Hand): Promise<void> {
  const code = await openDay(page, request);
  await choose(page, 'Ranger des éléments');
  for (const [index, name] of TOYS.entries()) await hand.write(field(page, `Élément ${index + 1}`), name);
  await arrange(page.getByRole('region', { name: 'Montre la solution' }), hand);
  await declare(page, hand);
  const game = await preview(page, code);
  await arrange(game.getByRole('article'), hand);
  await expectSolved(game, hand);
}

/** A drawing with places to touch. */
async function makeTouch(page: Page, request: APIRequestContext, hand: Hand): Promise<void> {
  const code = await openDay(page, request);
  const clip = { x: 0, y: 0, width: 320, height: 400 };
  const buffer = await page.screenshot({ clip });
  await choose(page, 'Toucher des lieux sur un dessin');
  await expect(page.getByText("Il manque l'image")).toBeVisible();
  await page
    .getByLabel('Envoyer un décor')
    .setInputFiles({ name: 'bois.png', mimeType: 'image/png', buffer });
  const send = pictureDialog(page).getByRole('button', { name: 'Envoyer' });
  await expect(send).toBeEnabled();
  await hand.press(send);
  await expect(
    page.getByText('Fichier ajouté.').or(page.getByText('Ce fichier était déjà là')),
  ).toBeVisible();
  await hand.write(field(page, 'Description du décor'), 'Un bois dans le noir.');
  const drawing = page.getByRole('group', { name: 'Décor et lieux' });
  for (const [index, [, spot]] of OWLS.entries()) {
    await hand.place(drawing, spot, button(page, 'Ajouter un lieu'));
    await expect(drawing.getByRole('button')).toHaveCount(index + 1);
  }
  const names = page.getByRole('textbox', { name: /^Ce que l'on voit au lieu/ });
  const ticks = page.getByRole('checkbox', { name: /^C'est un bon endroit/ });
  for (const [index, [name]] of OWLS.entries()) {
    await hand.write(names.nth(index), name);
    if (RIGHT_OWLS.includes(name)) await tick(hand, ticks.nth(index));
  }
  const game = await preview(page, code);
  for (const name of RIGHT_OWLS) await hand.press(game.getByRole('button', { name, exact: true }));
  await expectSolved(game, hand);
}

/** Enter does not tick a box. */
async function tick(hand: Hand, box: Locator): Promise<void> {
  if (hand.isKeyboard) await box.press('Space');
  else await hand.press(box);
  await expect(box).toBeChecked();
}

/** Stars to join by a line. */
async function makeTrace(page: Page, request: APIRequestContext, hand: Hand): Promise<void> {
  const code = await openDay(page, request);
  await choose(page, 'Relier des points');
  const drawing = page.getByRole('group', { name: 'Dessin et places' });
  for (const [index, [, spot]] of STARS.entries()) {
    await hand.place(drawing, spot, button(page, 'Ajouter une étoile'));
    await expect(drawing.getByRole('button')).toHaveCount(index + 1);
  }
  const names = page.getByRole('textbox', { name: /^Description, étoile/ });
  for (const [index, [name]] of STARS.entries()) await hand.write(names.nth(index), name);
  const board = page.getByRole('region', { name: 'Montre la solution' });
  await hand.join(LINE.map((name) => named(board, name)));
  await declare(page, hand);
  const game = await preview(page, code);
  for (const name of LINE) await hand.press(named(game, name));
  await expectSolved(game, hand);
}

/** No digit is typed in any of this. */
async function watchDigits(page: Page): Promise<string[]> {
  const typed: string[] = [];
  await page.exposeFunction('tellKey', (key: string) => typed.push(key));
  await page.addInitScript(() => {
    addEventListener('keydown', ({ key }) => {
      const { tellKey } = window as Window & { tellKey?: (key: string) => void };
      if (/^\d$/.test(key)) tellKey?.(key);
    });
  });
  return typed;
}

const KINDS = { order: makeOrder, touch: makeTouch, trace: makeTrace };

for (const [kind, make] of Object.entries(KINDS)) {
  test(`a board « ${kind} » is made with a mouse, and solved`, async ({ page, request }) => {
    test.setTimeout(120_000);
    const digits = await watchDigits(page);
    await signIn(page, await makeAdmin(request));
    await make(page, request, withMouse(page));
    expect(digits).toEqual([]);
  });

  test(`a board « ${kind} » is made by keyboard, and solved`, async ({ page, request }) => {
    test.setTimeout(120_000);
    const digits = await watchDigits(page);
    await signIn(page, await makeAdmin(request));
    await make(page, request, withKeyboard(page));
    expect(digits).toEqual([]);
  });

  test(
    `a board « ${kind} » is made with a finger, and solved`,
    { tag: '@phone' },
    async ({ page, request }) => {
      test.setTimeout(120_000);
      await signIn(page, await makeAdmin(request));
      await make(page, request, withFinger(page));
    },
  );
}
