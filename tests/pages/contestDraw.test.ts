import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { downloads } from './support/download';
import * as page from './support/page';
import { makeAdmin, makeKnight, sql } from './support/server';

const CONTEST = '/escape-noel/admin/concours';
const RULES = '/escape-noel/reglement';
const announce = (winners: number, drawOn: string | null) =>
  sql("update public.editions set contest_winners = $1, contest_draw_on = $2 where status = 'current'", [
    winners,
    drawOn,
  ]);
const end = (instant: string | null) =>
  sql("update public.editions set contest_ends_at = $1 where status = 'current'", [instant]);

beforeEach(async () => {
  await sql('delete from private.contest_draws');
  await sql('delete from private.contest_lists');
  return () => end(null);
});

test('an admin exports the validated reviews, draws once the contest is over, and everyone reads the draw in the rules', async () => {
  const knight = await makeKnight('Dame Œillet');
  await sql('select private.refresh_totals($1::uuid, true, false)', [knight.id]);
  await end('2024-12-31');
  page.signIn(await makeAdmin());
  await page.open(CONTEST);
  const files = downloads();
  await page.press('button', 'Exporter en CSV');
  await waitFor(() => expect(files[0]?.text).toContain(knight.email));
  expect(files[0]?.text).toContain('"Numéro";"Nom";"E-mail";"Photo";"Validé le"');

  await page.write(/^Graine du tirage/, '8, 04, 15 et 16-23');
  await page.expectSaid(/Elle sera .*4 8 15 16 23/);
  await page.press('button', 'Tirer au sort');
  const confirm = within(await page.find('alertdialog', /^Tirer les gagnants/));
  await page.user.click(confirm.getByRole('button', { name: 'Tirer au sort' }));
  const draws = await page.find('list', 'Tirages');
  await page.expectText(() => draws, /Tirage du .*graine .*4 8 15 16 23/);
  expect(within(draws).getAllByRole('listitem').length).toBeGreaterThan(1);

  await page.open(RULES);
  const published = await page.find('list', 'Tirages');
  await page.expectText(() => published, /4 8 15 16 23.*participation.*Numéros gagnants/);
  expect(published.textContent).not.toMatch(/Œillet|@/);
  const lists = await page.find('list', 'Listes des participations');
  await page.expectText(() => lists, /liste fixée le .*participation.*Empreinte de la liste.*[0-9a-f]{64}/);
});

test('while the contest is open nothing is drawn, and the page says when', async () => {
  await end('2999-12-31T12:00:00Z');
  page.signIn(await makeAdmin());
  await page.open(CONTEST);
  await page.expectSaid(/Le concours finit le 31\/12\/2999/);
  await page.write(/^Graine du tirage/, 'un');
  const button = await page.find('button', 'Tirer au sort');
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('the rules say who, when, how, and lead to the contest and back', async () => {
  await page.open(RULES);
  for (const heading of ['Qui peut participer', 'Comment participer', 'Les lots', 'Le tirage au sort'])
    await page.find('heading', heading);
  await page.press('link', 'Concours');
  await page.expectAddress('/escape-noel/avis');
  await page.press('link', 'Règlement du concours');
  await page.expectAddress(RULES);
});

test("the edition's day of the draw and number of winners are in the rules, and in the form of the draw", async () => {
  onTestFinished(async () => void (await announce(3, null)));
  await announce(2, '2999-01-08');
  await page.open(RULES);
  await page.expectSaid('Après la fin du concours, le 8 janvier 2999, un tirage désigne 2 gagnants');
  page.signIn(await makeAdmin());
  await page.open(CONTEST);
  const count = await screen.findByLabelText<HTMLInputElement>(/^Nombre de gagnants/);
  expect(count.value).toBe('2');
});
