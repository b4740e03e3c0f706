import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Knight } from '../support/knight';
import { expectKnown } from './support/login';
import * as network from './support/network';
import * as page from './support/page';
import { ask, makeKnight, signUp, sql } from './support/server';

const CHOOSER = '/escape-noel/qui-joue';
const QUIET = '/escape-noel/vie-privee';
const DAY = '/escape-noel/jour/3';
const QUESTION = 'Qui joue ce soir ?';
const answerField = () => screen.findByLabelText<HTMLInputElement>('Ta réponse', { exact: false });

/** Adds a knight to an account. @returns its id. */
async function add(knight: Knight, name: string, portrait = 2): Promise<string> {
  const reply = await ask('/rest/v1/rpc/add_knight', { name, portrait }, knight);
  return ((await reply.json()) as { id: string }).id;
}

async function openAs(knight: Knight, address: string): Promise<void> {
  page.signIn(knight);
  await page.open(address);
}

test('an account of several knights is asked who plays once an evening, and goes on where it was going', async () => {
  const knight = await signUp('Perceval');
  await add(knight, 'Blanchefleur');
  await openAs(knight, QUIET);
  await page.find('heading', QUESTION);
  await page.press('button', 'Blanchefleur');
  await page.expectAddress(QUIET);
  await expectKnown('Blanchefleur');
  await page.reload();
  await expectKnown('Blanchefleur');
  await page.expectAddress(QUIET);
});

test('an account of one knight is never asked', async () => {
  const knight = await signUp('Perceval');
  await openAs(knight, QUIET);
  await expectKnown('Perceval');
  await waitFor(() => expect(localStorage.getItem(`escape-noel-soir-${knight.id}`)).not.toBeNull());
  await page.expectAddress(QUIET);
});

test('a knight is added with a name and a portrait, and plays at once; the header leads back to the choice', async () => {
  const knight = await makeKnight('Perceval');
  await openAs(knight, QUIET);
  await expectKnown('Perceval');
  await page.press('link', QUESTION);
  await page.press('button', 'Ajouter un chevalier');
  await page.write(/^Nom du chevalier/, 'Bla@nche.fr');
  await page.press('button', 'Ajouter et jouer');
  await page.expectSaid(/Une adresse e-mail ne peut pas servir de nom/);
  await page.write(/^Nom du chevalier/, 'Yvain');
  await page.press('radio', 'le loup');
  await page.press('button', 'Ajouter et jouer');
  await page.expectAddress(QUIET);
  await expectKnown('Yvain');
  expect(
    await sql("select username, portrait from public.users where account_id = $1 and username = 'Yvain'", [
      knight.id,
    ]),
  ).toEqual([{ username: 'Yvain', portrait: 12 }]);
});

test('what one knight is writing does not appear at the other, and comes back with its own', async () => {
  const knight = await signUp('Perceval');
  await add(knight, 'Blanchefleur');
  await openAs(knight, DAY);
  await page.press('button', 'Perceval');
  await page.expectAddress(DAY);
  await answerField();
  await page.write(/^Ta réponse/, 'mon secret');
  await page.press('link', QUESTION);
  await page.press('button', 'Blanchefleur');
  await page.expectAddress(DAY);
  await waitFor(async () => expect((await answerField()).value).toBe(''));
  await page.press('link', QUESTION);
  await page.press('button', 'Perceval');
  await page.expectAddress(DAY);
  await waitFor(async () => expect((await answerField()).value).toBe('mon secret'));
});

test('a browser filled before accounts had several knights opens with everything there, under the first one', async () => {
  const knight = await signUp('Perceval');
  sessionStorage.setItem(`escape-noel-draft-3-${knight.id}`, '"un brouillon"');
  const waiting = { player: knight.id, edition: '2024', day: 5, text: 'une idée', replaced: null };
  localStorage.setItem('escape-noel-waiting', JSON.stringify([{ ...waiting, verdict: 'wrong' }]));
  await openAs(knight, DAY);
  await waitFor(async () => expect((await answerField()).value).toBe('un brouillon'));
  await expectKnown('Perceval');
  await page.open('/escape-noel/jour/5');
  await page.expectSaid(/«\s?une idée\s?» attendait le réseau/);
});

test('a knight that was removed elsewhere is forgotten: the choice opens and says why', async () => {
  const knight = await signUp('Perceval');
  const [second] = [await add(knight, 'Blanchefleur'), await add(knight, 'Yvain')];
  await openAs(knight, QUIET);
  await page.press('button', 'Blanchefleur');
  await page.expectAddress(QUIET);
  await expectKnown('Blanchefleur');
  await ask('/rest/v1/rpc/remove_knight', { knight: second }, knight);
  await page.open('/escape-noel/classement');
  await page.find('heading', QUESTION);
  await page.expectSaid(/Ce chevalier n'est plus dans le compte/);
  await waitFor(() => expect(page.query('button', 'Blanchefleur')).toBeNull());
  await page.press('button', 'Yvain');
  await page.expectAddress('/escape-noel/classement');
  await expectKnown('Yvain');
});

test('without a network the last list that was read is shown, and choosing works', async () => {
  const knight = await signUp('Perceval');
  await add(knight, 'Blanchefleur');
  await openAs(knight, QUIET);
  await page.press('button', 'Perceval');
  await page.expectAddress(QUIET);
  network.answerInstead(/\/rest\/v1\//, network.lost);
  await page.open(CHOOSER);
  await page.press('button', 'Blanchefleur');
  await page.expectAddress('/escape-noel');
  expect(localStorage.getItem(`escape-noel-chevalier-${knight.id}`)).not.toBeNull();
});

test('« Quitter » removes from the device which knights the account has', async () => {
  const knight = await signUp('Perceval');
  await add(knight, 'Blanchefleur');
  await openAs(knight, QUIET);
  await page.press('button', 'Blanchefleur');
  await page.expectAddress(QUIET);
  await page.press('button', 'Quitter');
  await page.expectAddress('/escape-noel');
  await waitFor(() =>
    expect(Object.entries(localStorage).filter(([, text]) => String(text).includes('Blanchefleur'))).toEqual(
      [],
    ),
  );
  expect(localStorage.getItem(`escape-noel-chevalier-${knight.id}`)).toBeNull();
});

const PROFILE = '/escape-noel/profile';

/** Gives the account's password in a dialog (rule 28.12). */
async function proveIn(element: HTMLElement, { password }: Knight): Promise<void> {
  const dialog = within(element);
  await page.user.type(await dialog.findByLabelText(/^Mot de passe du compte/), password);
  await page.user.click(dialog.getByRole('button', { name: 'Ouvrir' }));
}

test('the profile renames a knight of the account and changes its portrait, and takes another away for ever', async () => {
  const knight = await signUp('Perceval');
  const second = await add(knight, 'Blanchefleur');
  await openAs(knight, PROFILE);
  await page.press('button', 'Perceval');
  await page.expectAddress(PROFILE);
  await page.press('button', 'Modifier Blanchefleur');
  await page.write(/^Nom du chevalier/, 'Yvain');
  await page.press('radio', 'la lune');
  await page.press('button', 'Enregistrer');
  await page.find('button', 'Modifier Yvain');
  expect(await sql('select username, portrait from public.users where id = $1', [second])).toEqual([
    { username: 'Yvain', portrait: 4 },
  ]);
  expect(page.query('button', 'Retirer Perceval')).toBeNull();
  await page.press('button', 'Retirer Yvain');
  const asked = await page.find('alertdialog', 'Retirer ce chevalier');
  const dialog = within(asked);
  await proveIn(asked, knight);
  expect(await dialog.findByText(/effacés pour toujours/)).toBeDefined();
  expect(dialog.getByRole('button', { name: "Télécharger les données d'abord" })).toBeDefined();
  await page.press('button', 'Retirer pour toujours');
  await page.expectGone('button', 'Modifier Yvain');
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Yvain n'est plus dans ce compte."));
  expect(await sql('select id from public.users where id = $1', [second])).toEqual([]);
});

test('when the knight that plays is taken away, the first one plays', async () => {
  const knight = await signUp('Perceval');
  await add(knight, 'Blanchefleur');
  await openAs(knight, PROFILE);
  await page.press('button', 'Blanchefleur');
  await page.expectAddress(PROFILE);
  await expectKnown('Blanchefleur');
  await page.press('button', 'Retirer Blanchefleur');
  await proveIn(await page.find('alertdialog', 'Retirer ce chevalier'), knight);
  await page.press('button', 'Retirer pour toujours');
  await expectKnown('Perceval');
  await page.expectAddress(PROFILE);
});

test('the team reads how to reach its pages when another knight of an admin plays', async () => {
  const knight = await signUp('Perceval');
  await add(knight, 'Blanchefleur');
  await openAs(knight, QUIET);
  await page.press('button', 'Blanchefleur');
  await page.expectAddress(QUIET);
  await expectKnown('Blanchefleur');
  await page.open('/escape-noel/admin');
  await page.expectSaid(/c'est son premier chevalier qui y entre/);
  await page.press('link', 'Changer de chevalier');
  await page.find('heading', QUESTION);
});
