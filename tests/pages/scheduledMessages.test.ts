import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import * as page from './support/page';
import { DECEMBER, openSeason, setClock } from './support/season';
import { makeAdmin, sql } from './support/server';

const MESSAGES = '/escape-noel/admin/messages';
const BODY = 'La réponse B est acceptée aussi.';

openSeason();
beforeEach(async () => {
  await sql('delete from private.day_messages');
  await setClock(12, 5, 0, 18);
});

async function openMessages(): Promise<void> {
  page.signIn(await makeAdmin());
  await page.open(MESSAGES);
  await page.find('heading', 'Écrire un message');
}
const readByPlayers = () => sql('select body from public.day_messages');
const chosenDay = () => screen.getByLabelText<HTMLSelectElement>('Jour').value;
const listed = () => page.query('list', 'Messages');
const setMoment = (local: string) =>
  fireEvent.change(screen.getByLabelText('Publier le'), { target: { value: local } });

async function schedule(): Promise<void> {
  await page.write(/^Message$/, BODY);
  setMoment(`${DECEMBER}-12-05T19:00`);
  await page.press('button', 'Prévoir le message');
  const dialog = await page.find('alertdialog', 'Prévoir ce message ?');
  expect(dialog.textContent).toMatch(/page du jour 5/);
  expect(dialog.textContent).toContain(BODY);
  expect(dialog.textContent).toContain(
    `À partir du 5 décembre ${DECEMBER} à 19 h 00 (heure de Paris), pas avant.`,
  );
  await page.user.click(within(dialog).getByRole('button', { name: 'Prévoir' }));
  await page.expectText(listed, /Jour 5.*Prévu.*en ligne à partir du 5 décembre \d+ à 19 h 00/);
}

test("a message begins at today's door, waits for its hour in Paris, and players read it after that", async () => {
  await openMessages();
  await expect.poll(chosenDay, { timeout: 10_000 }).toBe('5');
  await schedule();
  expect(
    await sql(
      `select to_char(published_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from private.day_messages`,
    ),
  ).toEqual([{ at: `${DECEMBER}-12-05 18:00` }]);
  expect(await readByPlayers()).toEqual([]);
  await setClock(12, 5, 0, 19);
  expect(await readByPlayers()).toEqual([{ body: BODY }]);
});

test('a scheduled message is given another hour, then none: a draft again; or it is published at once', async () => {
  await openMessages();
  await expect.poll(chosenDay, { timeout: 10_000 }).toBe('5');
  await schedule();
  await page.press('button', /^Changer le message du jour 5/);
  expect(screen.getByLabelText<HTMLInputElement>('Publier le').value).toBe(`${DECEMBER}-12-05T19:00`);
  setMoment(`${DECEMBER}-12-05T20:15`);
  await page.press('button', 'Prévoir le message');
  await page.press('button', 'Prévoir');
  await page.expectText(listed, /à 20 h 15/);

  await page.press('button', /^Annuler l'heure/);
  await page.expectText(listed, /Brouillon/);
  await setClock(12, 5, 0, 21);
  expect(await readByPlayers()).toEqual([]);
  await page.press('button', /^Publier le message du jour 5/);
  await page.press('button', 'Publier');
  await page.expectText(listed, /En ligne/);
  expect(await readByPlayers()).toEqual([{ body: BODY }]);
});

test('a moment that is past is refused with its reason; a door that is closed is named', async () => {
  await openMessages();
  await expect.poll(chosenDay, { timeout: 10_000 }).toBe('5');
  await page.write(/^Message$/, BODY);
  setMoment(`${DECEMBER}-12-05T18:00`);
  await page.press('button', 'Prévoir le message');
  await page.expectSaid(/Ce moment est passé/);
  expect(page.query('alertdialog', 'Prévoir ce message ?')).toBeNull();

  await page.user.selectOptions(screen.getByLabelText('Jour'), '8');
  setMoment('');
  await page.press('button', 'Publier le message');
  const dialog = await page.find('alertdialog', 'Publier ce message ?');
  expect(dialog.textContent).toMatch(
    /La porte du jour 8 s'ouvre le 8 décembre \d+ à 0 h 00 \(heure de Paris\)/,
  );
});
