import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SESSION_KEY } from '@/api/sessionKey';
import type { Knight } from '../support/knight';
import { SECRET } from './support/login';
import * as page from './support/page';
import { ask, makeAdmin, makeScorer, sql } from './support/server';
import { EDITIONS, makeEdition, openWorkshop, signUpAdmin, storedPart } from './support/workshop';

const dayOf = (code: string, day: number) => `${EDITIONS}/${code}/jour/${day}`;
const SAVED = /Enregistré le \S+ \S+ \S+ à \S+ par Intendante\./;
const UNSAVED = 'Pas encore enregistré : gardé sur cet appareil.';
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const save = async () => {
  await page.press('button', 'Enregistrer');
  await page.expectSaid(/Enregistré le/);
};

/** Another admin saves a change of a day. */
async function saveElsewhere(colleague: Knight, code: string, day: number, change: object): Promise<void> {
  const content = await storedPart(code, day);
  const [row] = await sql<{ id: number }>('select id from private.parts_of($1) where day = $2', [code, day]);
  const reply = await ask(
    '/rest/v1/rpc/save_edition',
    { edition: code, changes: [{ day, based_on: row?.id, content: { ...content, ...change } }] },
    colleague,
  );
  if (!reply.ok) throw new Error(await reply.text());
}

test('a day is written, checked as it is typed, and saved', async () => {
  const admin = await makeAdmin();
  const code = await makeEdition(admin, [1, 2]);
  await openWorkshop(dayOf(code, 2), admin);
  const title = await field(/^Titre/);
  await page.write(/^Titre/, 'Le château de glace');
  await waitFor(() => expect(page.describedAs(title)).toMatch(/la réponse «\schâteau\s» s'y trouve/));
  // Read with the field, and not announced at each keystroke.
  expect(screen.queryByRole('alert')).toBeNull();
  await page.write(/^Titre/, 'La maison de glace!');
  await page.user.tab();
  await waitFor(() => expect(title.value).toBe('La maison de glace\u00a0!'));
  expect(page.describedAs(title)).toBe('');
  await page.expectSaid(UNSAVED);
  await save();
  expect(await storedPart(code, 2)).toMatchObject({
    title: 'La maison de glace\u00a0!',
    fragment: 'Accueil',
  });
  await page.expectSaid(SAVED);
});

test('a closed tab loses nothing that was typed, and the list of days says so', async () => {
  const admin = await makeAdmin();
  const code = await makeEdition(admin, [1]);
  await openWorkshop(dayOf(code, 1), admin);
  await page.write(/^Fin de l'épisode/, 'La nuit tombe.');
  await page.open(`${EDITIONS}/${code}`);
  await page.find('link', /^Jour 1 .*Brouillon gardé sur cet appareil$/);
  await page.open(dayOf(code, 1));
  expect((await field(/^Fin de l'épisode/)).value).toBe('La nuit tombe.');
  await page.expectSaid(UNSAVED);
});

test('a session that ends while writing loses nothing: signing in again saves', async () => {
  const admin = await signUpAdmin();
  const code = await makeEdition(admin, [1]);
  await openWorkshop(dayOf(code, 1), admin);
  await page.write(/^Fin de l'épisode/, 'La nuit tombe.');
  await sql('delete from auth.sessions where user_id = $1', [admin.id]);
  await sql('delete from auth.refresh_tokens where user_id::text = $1', [admin.id]);
  const session = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}') as object;
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, expires_at: 1 }));
  await page.press('button', 'Enregistrer');
  const dialog = within(await page.find('dialog', 'Ta session a expiré'));
  await page.user.type(dialog.getByLabelText(SECRET), admin.password);
  await page.user.click(dialog.getByRole('button', { name: 'Se connecter' }));
  await page.expectGone('dialog', 'Ta session a expiré');
  expect((await field(/^Fin de l'épisode/)).value).toBe('La nuit tombe.');
  await save();
  expect(await storedPart(code, 1)).toMatchObject({ closing: 'La nuit tombe.' });
});

test('a session that is left elsewhere loses nothing: the page asks to sign in, and has what was typed', async () => {
  const admin = await signUpAdmin();
  const code = await makeEdition(admin, [1]);
  await openWorkshop(dayOf(code, 1), admin);
  await page.write(/^Fin de l'épisode/, 'La nuit tombe.');
  await page.open('/escape-noel/profile');
  await page.press('button', 'Quitter');
  await page.expectAddress('/escape-noel');
  await page.open(dayOf(code, 1));
  await page.expectAddress('/escape-noel/login');
  await page.write(/^Adresse e-mail/, admin.email);
  await page.user.type(await screen.findByLabelText(SECRET), admin.password);
  await page.press('button', 'Se connecter');
  await page.expectAddress(dayOf(code, 1));
  expect((await field(/^Fin de l'épisode/)).value).toBe('La nuit tombe.');
  await save();
  expect(await storedPart(code, 1)).toMatchObject({ closing: 'La nuit tombe.' });
});

test('two admins on one day: each sees the other, and a merge by field keeps both', async () => {
  const [admin, colleague] = [await makeAdmin(), await makeAdmin('Dame Registre')];
  const code = await makeEdition(admin, [1]);
  await openWorkshop(dayOf(code, 1), admin);
  await page.write(/^Fin de l'épisode/, 'La mienne.');
  await page.write(/^Explication$/, 'Mon explication.');
  await saveElsewhere(colleague, code, 1, { closing: 'La sienne.', title: 'Un autre titre' });
  await page.press('button', 'Enregistrer');
  await page.expectSaid(/Dame Registre a enregistré cette page/);
  // Nothing is overwritten, and nothing is lost.
  expect(await storedPart(code, 1)).toMatchObject({ closing: 'La sienne.' });
  const closing = within(await page.find('group', "Fin de l'épisode"));
  closing.getByText('Modifié des deux côtés');
  closing.getByText('La sienne.');
  await page.user.click(closing.getByRole('radio', { name: /^Celui de Dame Registre/ }));
  await page.press('button', 'Réunir les deux');
  await page.expectGone('heading', 'Deux versions à réunir');
  await save();
  expect(await storedPart(code, 1)).toMatchObject({
    closing: 'La sienne.',
    title: 'Un autre titre',
    explanation: 'Mon explication.',
  });
});

test('what is given up for the other version stays in the history', async () => {
  const [admin, colleague] = [await makeAdmin(), await makeAdmin('Dame Registre')];
  const code = await makeEdition(admin, [1]);
  await openWorkshop(dayOf(code, 1), admin);
  await page.write(/^Fin de l'épisode/, 'La mienne.');
  await saveElsewhere(colleague, code, 1, { closing: 'La sienne.' });
  await page.press('button', 'Enregistrer');
  await page.press('button', 'Prendre tout le sien');
  await waitFor(async () => expect((await field(/^Fin de l'épisode/)).value).toBe('La sienne.'));
  const versions = await sql<{ closing: string }>(
    `select content ->> 'closing' as closing from private.edition_versions where edition = $1 and day = 1 order by id`,
    [code],
  );
  expect(versions.slice(1).map(({ closing }) => closing)).toEqual(['La sienne.', 'La mienne.', 'La sienne.']);
});

async function expectVerdict(answer: string, verdict: string | RegExp): Promise<void> {
  await page.write(/^Réponse d'un joueur/, answer);
  await page.press('button', 'Essayer');
  await page.expectSaid(verdict);
}

test('an answer is tried on what is written, saved or not', async () => {
  const admin = await makeAdmin();
  const code = await makeEdition(admin, [2]);
  await openWorkshop(dayOf(code, 2), admin);
  await expectVerdict('un chato', '« un chato » est juste.');
  await expectVerdict('chatreau', /«\schatreau\s»\s: presque/);
  await expectVerdict('cabane', '« cabane » est fausse.');
  await page.press('button', 'Ajouter une réponse');
  const fields = await screen.findAllByLabelText<HTMLInputElement>(/^Réponse \d+$/);
  await page.user.type(fields.find(({ value }) => value === '') ?? document.body, 'cabane');
  await expectVerdict('cabane', '« cabane » est juste.');
});

test('a refused answer of this year is accepted, and added to the answers', async () => {
  const knight = await makeScorer(1, 'Dame Variante');
  const typed = `variante ${knight.id}`;
  await sql(
    `insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at, times)
     values ($1, 'riddle', private.current_edition(), private.find_riddle(3, null), private.normalize_answer($2), $2, now(), now(), 3)`,
    [knight.id, typed],
  );
  await openWorkshop(dayOf('2024', 3));
  await page.press('button', `L'ajouter aux réponses : ${typed}`);
  await page.find('textbox', /^Réponse \d+$/);
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toContain(typed);
  await page.press('button', `Accepter cette réponse : ${typed}`);
  await page.press('button', 'Accepter');
  await page.expectSaid(/est acceptée : 1 chevalier a reçu ses points/);
});

test('an edition that does not exist, and a day that none has, say so', async () => {
  await openWorkshop(dayOf('nulle', 1));
  await page.find('heading', "Cette page n'est pas dans l'atelier");
  await page.open(dayOf('2024', 25));
  await page.find('heading', "Cette page n'est pas dans l'atelier");
});
