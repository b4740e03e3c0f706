import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as network from './support/network';
import * as page from './support/page';
import { ask, makeKnight, makeScorer, sql } from './support/server';
import type { Knight } from '../support/knight';

const TABLES = '/escape-noel/table';

let owner: Knight;
let table: number;

/** Opens a table for a knight. */
async function openTable(knight: Knight, name: string): Promise<number> {
  const reply = await ask('/rest/v1/rpc/create_round_table', { name }, knight);
  return ((await reply.json()) as { id: number }).id;
}
const codeOf = async (id: number) =>
  (await sql<{ code: string }>('select code from private.round_tables where id = $1', [id]))[0]?.code ?? '';
const join = async (knight: Knight, id: number, isUnnamed = false) =>
  ask('/rest/v1/rpc/join_round_table', { code: await codeOf(id), is_unnamed: isUnnamed }, knight);
const seats = async () =>
  within(await page.find('list', 'Chevaliers de la table'))
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.tagName === 'OL');
const openAs = async (knight: Knight, address: string) => {
  page.signIn(knight);
  await page.open(address);
};

beforeEach(async () => {
  owner = await makeScorer(2, 'Aurore');
  table = await openTable(owner, 'Les cousins');
});

test('a knight opens a table, and reads its code and link', async () => {
  const knight = await makeKnight('Merlin');
  await openAs(knight, TABLES);
  await page.write(/^Nom de la table/, '  Les   voisins ');
  await page.press('button', 'Ouvrir la table');
  await page.find('heading', 'Les voisins');
  const id = Number(location.pathname.split('/').at(-1));
  const code = await codeOf(id);
  await page.expectSaid(`${code.slice(0, 4)} ${code.slice(4)}`);
  expect(screen.getByLabelText<HTMLInputElement>("Lien d'invitation").value).toBe(
    `${location.origin}${TABLES}/rejoindre#${code}`,
  );
  await page.expectTitle(/^Table ronde/);
});

test('a name that is refused is said beside its field, and nothing is lost', async () => {
  await openAs(owner, TABLES);
  await page.press('button', 'Ouvrir la table');
  await page.expectSaid("Une table a besoin d'un nom.");
  await page.write(/^Nom de la table/, 'La bande de connards');
  await page.press('button', 'Ouvrir la table');
  await page.expectSaid('Ce nom ne convient pas');
  expect(screen.getByLabelText<HTMLInputElement>(/^Nom de la table/).value).toBe('La bande de connards');
});

test('a wrong code is said beside its field, then how long to wait', async () => {
  const knight = await makeKnight('Merlin');
  await openAs(knight, TABLES);
  await page.write(/^Code de la table/, 'abc');
  await page.press('button', 'Rejoindre la table');
  await page.expectSaid("Le code d'une table a huit lettres.");
  for (let tries = 0; tries < 10; tries += 1)
    await ask('/rest/v1/rpc/join_round_table', { code: 'ZZZZZZZZ' }, knight);
  await page.write(
    /^Code de la table/,
    'Rejoins-nous ! https://exemple.fr/escape-noel/tables/rejoindre#ZZZZZZZZ.',
  );
  await page.press('button', 'Rejoindre la table');
  await page.expectSaid('Trop de codes ont été essayés. Attends 60 minutes, puis réessaie.');
});

test('the board says stars, rank and points of each, marks the own row, and is read as text', async () => {
  const knight = await makeScorer(2, 'Merlin');
  await join(knight, table, true);
  await join(await makeKnight('Ondine'), table);
  await openAs(knight, `${TABLES}/${table}`);
  const [first, second, third] = await seats();
  expect(page.textOf(first ?? null)).toMatch(/Rang 1.*Aurore.*Gardien.*2 étoiles sur 24 : jours 1 et 2/);
  expect(page.textOf(first ?? null)).toMatch(/10 points en tout.*Jour 1 : 5.*Jour 2 : 5/);
  expect(page.textOf(second ?? null)).toMatch(/Rang 1.*Chevalier.*C'est toi/);
  expect(second?.getAttribute('aria-current')).toBe('true');
  expect(page.textOf(third ?? null)).toMatch(/Rang 3.*Ondine.*0 étoile sur 24/);
  await page.expectSaid('demande le code au gardien de la table : Aurore');
  for (const name of ['Garder la table', 'Inviter']) expect(page.query('heading', name)).toBeNull();
  expect(page.query('button', /^Retirer/)).toBeNull();
});

test('the owner removes a member, and the code changes', async () => {
  await join(await makeKnight('Merlin'), table);
  const code = await codeOf(table);
  await openAs(owner, `${TABLES}/${table}`);
  await page.press('button', 'Retirer Merlin');
  await page.find('alertdialog', 'Retirer Merlin');
  await page.press('button', 'Retirer');
  await page.expectSaid('1 chevalier à cette table, 19 places libres');
  expect(await codeOf(table)).not.toBe(code);
  await page.expectSaid('La place est libre, et le code de la table est changé.');
  // The button that had the focus is gone.
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Chevaliers de la table'),
  );
});

test('the owner renames the table, changes its code, and closes it', async () => {
  const code = await codeOf(table);
  await openAs(owner, `${TABLES}/${table}`);
  await page.write(/^Nom de la table/, 'Les voisins');
  await page.press('button', 'Changer le nom');
  await page.find('heading', 'Les voisins');
  await page.expectSaid('Le nom de la table est changé.');
  await page.press('button', 'Changer le code');
  const dialog = await page.find('alertdialog', 'Changer le code');
  await page.user.click(within(dialog).getByRole('button', { name: 'Changer le code' }));
  await page.expectUnsaid(code.slice(0, 4));
  await page.expectSaid('Le code de la table est changé.');
  await page.press('button', 'Fermer la table');
  await page.press('button', 'Fermer pour toujours');
  await page.expectAddress(TABLES);
  await page.expectSaid('La table est fermée.');
  expect(await sql('select from private.round_tables where id = $1', [table])).toEqual([]);
});

test('a member leaves in one press, and the list says so', async () => {
  const knight = await makeKnight('Merlin');
  await join(knight, table);
  await openAs(knight, `${TABLES}/${table}`);
  await page.press('button', 'Quitter la table');
  await page.expectAddress(TABLES);
  await page.expectSaid('Tu as quitté la table.');
  await page.expectGone('link', /Les cousins/);
});

test('who does not sit at a table reads that it does not exist, as for one that there is not', async () => {
  const stranger = await makeKnight('Merlin');
  for (const id of [String(table), '999999', 'abc']) {
    await openAs(stranger, `${TABLES}/${id}`);
    await page.expectSaid("Cette table n'existe pas, ou tu n'y es plus.");
    await page.expectUnsaid('Les cousins');
  }
});

test('a member who is removed while reading the board is told so', async () => {
  const knight = await makeKnight('Merlin');
  await join(knight, table);
  await openAs(knight, `${TABLES}/${table}`);
  await seats();
  await sql('delete from private.round_table_members where user_id = $1', [knight.id]);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await page.expectSaid("Cette table n'existe pas, ou tu n'y es plus.");
});

test('a visitor who follows a link is asked to sign in, and the code waits', async () => {
  const code = await codeOf(table);
  await page.open(`${TABLES}/rejoindre#${code}`);
  await page.expectSaid('il faut un compte');
  await page.expectSaid("Aurore t'invite à la table « Les cousins ».");
  await page.expectSaid(/1 chevalier y suit ses étoiles/);
  const main = within(screen.getByRole('main'));
  const hrefs = ['Créer un compte', 'Se connecter'].map((name) => main.getByRole('link', { name }));
  expect(hrefs.map((link) => link.getAttribute('href'))).toEqual([
    '/escape-noel/login?inscription',
    '/escape-noel/login',
  ]);
  // Signing in comes back to the path alone.
  await openAs(await makeKnight('Merlin'), `${TABLES}/rejoindre`);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Code de la table/)).value).toBe(
    `${code.slice(0, 4)} ${code.slice(4)}`,
  );
  await page.user.click(await page.find('checkbox', /Paraître sans mon nom/));
  await page.press('button', 'Rejoindre la table');
  await page.expectAddress(`${TABLES}/${table}`);
  await page.expectSaid('2 chevaliers à cette table');
  await page.open(`${TABLES}/rejoindre`);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Code de la table/)).value).toBe('');
});

test('an invitation whose code has changed says so, and whom to ask', async () => {
  await page.open(`${TABLES}/rejoindre#ZZZZZZZZ`);
  await page.expectSaid('Cette invitation ne mène plus à une table');
  await page.expectSaid('Demande la nouvelle à la personne');
});

test('a code travels in no address that a server receives', async () => {
  const code = await codeOf(table);
  const fetched: string[] = [];
  network.answerInstead(/./, (request) => {
    fetched.push(request.url);
    return undefined;
  });
  await openAs(owner, `${TABLES}/rejoindre#${code}`);
  await page.press('button', 'Rejoindre la table');
  await page.expectAddress(`${TABLES}/${table}`);
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((url) => url.includes(code))).toEqual([]);
});

test('the link is copied, and the page says so', async () => {
  await openAs(owner, `${TABLES}/${table}`);
  await page.find('button', 'Copier le lien');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await page.press('button', 'Copier le lien');
  await page.expectSaid('Le lien est copié.');
  expect(writeText).toHaveBeenCalledWith(`${location.origin}${TABLES}/rejoindre#${await codeOf(table)}`);
  writeText.mockRejectedValueOnce(new Error('Denied'));
  await page.press('button', 'Copier le lien');
  await page.expectSaid("Le lien n'a pas pu être copié");
});
