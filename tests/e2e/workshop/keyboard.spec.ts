import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { tabTo } from '../../support/keyboard';
import { signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { expectTabbable } from '../../support/tabOrder';
import { makeAdmin } from '../honour/people';
import { makeEdition, savedPlay } from './edition';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const number = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openDay(page: Page, request: APIRequestContext, day: number): Promise<string> {
  const code = await makeEdition(request, day);
  await signIn(page, await makeAdmin(request));
  await page.goto(paths.admin.editionDay(code, day));
  await expect(page.getByRole('heading', { level: 1, name: `Jour ${day}, édition ${code}` })).toBeVisible();
  await expect(page.getByText('Chargement du jeu…')).toHaveCount(0);
  return code;
}

async function press(page: Page, name: string, key = 'Enter'): Promise<void> {
  await tabTo(page, button(page, name));
  await page.keyboard.press(key);
}

async function write(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, field(page, name));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré le/)).toBeVisible();
}

// A day of each kind, and of each form of a kind: every control of its form.
for (const [kind, day] of [
  ['order', 8],
  ['touch', 4],
  ['grid', 12],
  ['wheel', 23],
  ['pieces', 2],
  ['trace', 22],
  ['listen', 7],
  ['listen', 16],
  ['tool', 15],
  ['tool', 19],
] as const)
  test(
    `each control of day ${day}, with a board « ${kind} », has the focus in turn, named and in sight`,
    { tag: '@full' },
    async ({ page, request }) => {
      test.setTimeout(120_000);
      await openDay(page, request, day);
      await expect(page.getByLabel('Jeu à manipuler')).toHaveValue(kind);
      await expectTabbable(page, page.getByRole('main'));
    },
  );

test('items to order are written, moved, removed and added by keyboard, and the focus stays near', async ({
  page,
  request,
}) => {
  const code = await openDay(page, request, 8);
  await write(page, 'Élément 2', 'Le tambour');
  await press(page, "Descendre l'élément 2");
  await expect(button(page, "Descendre l'élément 2")).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, "Descendre l'élément 2")).toBeFocused();
  await press(page, "Retirer l'élément 5");
  await expect(button(page, 'Ajouter un élément')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Élément 5')).toBeFocused();
  await page.keyboard.type('La poupée');
  await save(page);
  const { items } = await savedPlay<{ items: { id: string; text: string }[] }>(request, code, 8);
  expect(items.map(({ id }) => id).join('')).toBe('1342675');
  expect(items).toContainEqual(expect.objectContaining({ id: '2', text: 'Le tambour' }));
  expect(items.at(-1)).toEqual({ id: '5', text: 'La poupée' });
});

test('a place of a drawing is chosen, moved by arrows and by numbers, removed and added by keyboard', async ({
  page,
  request,
}) => {
  const code = await openDay(page, request, 4);
  const before = (await savedPlay<{ places: { id: string; x: number; y: number }[] }>(request, code, 4))
    .places;
  const [first] = before;
  if (!first) throw new Error('no place');
  await press(page, `Lieu ${first.id}`, 'Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await tabTo(page, page.getByText(`Au nombre près : lieu ${first.id}`));
  await page.keyboard.press('Enter');
  await tabTo(page, number(page, `Rayon, lieu ${first.id}`));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('90');
  const last = before.at(-1)?.id ?? '';
  await press(page, `Retirer le lieu ${last}`);
  await expect(button(page, 'Ajouter un lieu')).toBeFocused();
  await page.keyboard.press('Enter');
  // Its number is that of its place on the drawing.
  const added = page.locator('[data-place]:focus');
  await expect(added).toHaveAccessibleName(/^Lieu \d\d$/);
  const id = (await added.getAttribute('aria-label'))?.slice(-2) ?? '';
  await write(page, `Ce que l'on voit au lieu ${id}`, 'Un hibou');
  await save(page);
  const { places } = await savedPlay<{ places: { id: string; x: number; name: string }[] }>(request, code, 4);
  expect(places).toHaveLength(before.length);
  expect(places).toContainEqual(expect.objectContaining({ x: first.x + 10, y: first.y + 50, radius: 90 }));
  expect(places.find(({ name }) => name === 'Un hibou')?.id).toBe(id);
  expect(places.map((place) => place.id)).toEqual(before.map((place) => place.id));
});

test('lanterns are lit and a row is added by keyboard', async ({ page, request }) => {
  const code = await openDay(page, request, 12);
  const { rows } = await savedPlay<{ rows: string[] }>(request, code, 12);
  await tabTo(page, page.getByLabel('Rangées', { exact: true }));
  await page.keyboard.press('ArrowDown');
  await tabTo(
    page,
    page
      .getByRole('group', { name: 'Lanternes au début' })
      .getByRole('switch', { name: 'Rangée 1, lanterne 1' }),
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await save(page);
  const written = await savedPlay<{ rows: string[] }>(request, code, 12);
  const changed = rows.map((row, y) =>
    y === 1 ? row[0] + (row[1] === '*' ? '.' : '*') + row.slice(2) : row,
  );
  expect(written.rows).toEqual([...changed, '*'.repeat(rows[0]?.length ?? 0)]);
});

test('dials are written, removed and added by keyboard, and the focus stays near', async ({
  page,
  request,
}) => {
  const code = await openDay(page, request, 23);
  await write(page, 'Molette 1', '3579');
  await press(page, 'Retirer la molette 5');
  await expect(button(page, 'Ajouter une molette')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Molette 5')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('ABC');
  await save(page);
  const { dials } = await savedPlay<{ dials: string[] }>(request, code, 23);
  expect([dials.length, dials[0], dials[4]]).toEqual([5, '3579', 'ABC']);
});
