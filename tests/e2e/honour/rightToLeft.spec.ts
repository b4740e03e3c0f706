import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { bareNames } from '../../support/bareNames';
import { signIn, type Knight } from '../../support/knight';
import { outsideWindow } from '../../support/overflow';
import { OwnBackend } from '../../support/ownBackend';
import { ALL, completeDays } from '../../support/quest';
import { expect, test } from '../../support/test';

const { game, admin } = paths;
/** The digit next to the points is what a text without isolation moves. */
const LEILA = 'ليلى 7';
const NOAM = 'נועם 8';
const TABLE = 'مائدة القمر';

/** Leila, who is of the team too, and Noam, at one table. */
async function openTable(backend: OwnBackend): Promise<Knight> {
  const leila = await backend.makeKnight('00000000-0000-4000-8000-000000000071', LEILA);
  const noam = await backend.makeKnight('00000000-0000-4000-8000-000000000072', NOAM);
  const sql = (text: string, params: unknown[]) => backend.sql(text, params);
  await completeDays(sql, leila.id, ALL);
  await completeDays(sql, noam.id, [1, 2, 3]);
  await sql('update public.users set is_admin = true where id = $1', [leila.id]);
  await sql(
    `with opened as (
       insert into private.round_tables (name, name_forms, code) values ($1, private.name_forms($1), 'BCDFGHJK') returning id)
     insert into private.round_table_members (table_id, user_id)
     select opened.id, seat.id from opened, unnest(array[$2, $3]::uuid[]) with ordinality as seat (id, place) order by place`,
    [TABLE, leila.id, noam.id],
  );
  return leila;
}

/** Expects a page, whose names are shown, to have none that turns its neighbours around, at two widths. */
async function expectIsolated(page: Page, name: string): Promise<void> {
  const shown = page.getByText(name).or(page.locator(`[aria-label*="${name}"]`));
  await expect(shown.filter({ visible: true }).first()).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await bareNames(page), `${page.url()} at ${width}`).toEqual([]);
    expect(await outsideWindow(page), `${page.url()} at ${width}`).toEqual([]);
  }
}

test('names written from right to left turn nothing around them, on any page that shows one @full', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const backend = await OwnBackend.open(baseURL, { demo: false });
  const leila = await openTable(backend);
  await backend.sql(
    `insert into private.day_messages (edition, day_number, body, author)
     values (private.current_edition(), 1, 'Bonjour', $1)`,
    [leila.id],
  );
  await backend.lead(page.context());
  await signIn(page, leila);

  await page.goto(game.leaderboard);
  await expectIsolated(page, NOAM);
  await page.getByRole('button', { name: NOAM }).click();
  await expect(page.getByRole('dialog')).toContainText(NOAM);
  await expectIsolated(page, NOAM);

  await page.goto(game.tables);
  await expectIsolated(page, TABLE);
  await page.getByRole('link', { name: TABLE }).click();
  await expectIsolated(page, NOAM);
  await page.getByRole('button', { name: /^Retirer/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText(NOAM);
  await expectIsolated(page, NOAM);

  for (const [path, name] of [
    [game.profile, LEILA],
    [game.final, LEILA],
    [game.contest, LEILA],
    [admin.stats, NOAM],
    [admin.messages, LEILA],
    [admin.home, LEILA],
  ] as const) {
    await page.goto(path);
    await expectIsolated(page, name);
  }
  await page.goto(admin.accounts);
  await expectIsolated(page, NOAM);
  await page.getByRole('button', { name: new RegExp(`^Cacher le nom .*${NOAM}`) }).click();
  await expectIsolated(page, NOAM);
  await backend.close();
});
