import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { catalogueFile } from '../../tools/catalogue/readCatalogue.ts';
import { answerOf, PAST_EDITION } from '../e2e/riddle/edition';
import { completeDays } from '../support/quest';
import { choose } from './support/admin';
import * as page from './support/page';
import { makeQuestor, playedAsVisitor } from './support/quest';
import { answerRightly, openAsKnight, openAsVisitor, storedProgress } from './support/riddle';
import { makeAdmin, makeKnight, sql } from './support/server';
import { EDITIONS, makeEdition, openWorkshop, storedPart } from './support/workshop';

const FIELD = 'Le livre derrière la porte';
const TITLE = 'La Gardienne des Émotions, tome 1';

beforeEach(async () => {
  await sql('delete from public.books');
  await sql((await catalogueFile()).sql);
});

const save = async () => {
  await page.press('button', 'Enregistrer');
  await page.expectSaid(/Enregistré le/);
};
const field = () => screen.findByLabelText<HTMLSelectElement>(FIELD);
const expectChosen = (text: string) =>
  waitFor(async () => expect((await field()).selectedOptions[0]?.textContent).toBe(text));

test("a day's book is chosen by its title, saved as its slug, named in the history, and taken away", async () => {
  await sql("update public.books set is_published = false where slug = 'pomme-cannelle'");
  const admin = await makeAdmin();
  const code = await makeEdition(admin, [2]);
  await openWorkshop(`${EDITIONS}/${code}/jour/2`, admin);
  await expectChosen('Aucun');
  await screen.findByRole('option', { name: 'Pomme Cannelle (non publié)' });
  expect((await field()).options).toHaveLength(10);
  await choose(FIELD, 'Pomme Cannelle (non publié)');
  await save();
  expect(await storedPart(code, 2)).toMatchObject({ book: 'pomme-cannelle' });

  await page.open(`${EDITIONS}/${code}`);
  await page.find('link', /Jour 2, Livre derrière la porte : «.Pomme Cannelle.» n'est pas publié/);

  await page.open(`${EDITIONS}/${code}/versions`);
  const list = within(await page.find('list', 'Versions, la dernière en premier'));
  await waitFor(() =>
    expect(list.getAllByRole('listitem')[0]?.textContent).toMatch(/^Jour 2Livre derrière la porte/),
  );

  await page.open(`${EDITIONS}/${code}/jour/2`);
  await expectChosen('Pomme Cannelle (non publié)');
  await choose(FIELD, 'Aucun');
  await save();
  expect(await storedPart(code, 2)).not.toHaveProperty('book');
  await page.expectUnsaid('Pas encore enregistré');
});

test('a book that no longer exists stays chosen, and the form says that it is missing', async () => {
  const admin = await makeAdmin();
  const code = await makeEdition(admin, [1]);
  await sql("delete from public.books where slug = 'gardienne-des-emotions-1'");
  await openWorkshop(`${EDITIONS}/${code}/jour/1`, admin);
  await expectChosen('gardienne-des-emotions-1 (introuvable)');
});

const link = () => page.query('link', TITLE);

test('a visitor who solves a day sees its book, which is stored with the day, and not before', async () => {
  await openAsVisitor(1);
  expect(document.body.textContent).not.toContain(FIELD);
  await answerRightly(answerOf(1));
  await page.find('heading', FIELD);
  expect(link()?.getAttribute('href')).toBe('/books/gardienne-des-emotions-1');
  expect(storedProgress()['1']).toMatchObject({
    revelation: { book: { slug: 'gardienne-des-emotions-1', title: TITLE, coverUrl: null } },
  });
});

test('a day that was stored before riddles named books keeps its revelation, without a book', async () => {
  playedAsVisitor([1]);
  await openAsVisitor(1);
  await page.find('region', 'Révélation Sacrée');
  await page.find('heading', 'La lanterne de cuivre');
  expect(link()).toBeNull();
});

test("a knight's later visit shows the book as it is now, and none once it is withdrawn", async () => {
  const knight = await makeQuestor([1]);
  await sql("update public.books set title = 'Un nouveau titre' where slug = 'gardienne-des-emotions-1'");
  await openAsKnight(knight, 1);
  await page.find('link', 'Un nouveau titre');

  await sql("update public.books set is_published = false where slug = 'gardienne-des-emotions-1'");
  await openAsKnight(await makeQuestor([1]), 1);
  await page.find('heading', 'La lanterne de cuivre');
  expect(page.query('heading', FIELD)).toBeNull();
});

test('so does a day of a past edition', async () => {
  const knight = await makeKnight();
  await completeDays(sql, knight.id, [3], PAST_EDITION);
  await sql(
    `update private.enigme_solutions set book = 'pomme-cannelle' where enigme_id = private.find_riddle(3, $1)`,
    [PAST_EDITION],
  );
  page.signIn(knight);
  await page.open(`/escape-noel/archives/${PAST_EDITION}/jour/3`);
  await page.find('link', 'Pomme Cannelle');
});

const VOLUME_3 = '/books/gardienne-des-emotions-3';

test("a book's page names its open door, with a link to it, once the database has replied", async () => {
  await page.open(VOLUME_3);
  const door = await page.find('link', 'porte 24');
  expect(door.getAttribute('href')).toBe('/escape-noel/jour/24');
  expect(door.parentElement?.textContent).toBe("On le croise derrière la porte 24 du jeu de l'Avent.");
});

const move = (opensAt: string) =>
  sql('update public.enigmes set opens_at = $1 where id = private.find_riddle(24, null)', [opensAt]);

test('before the hour of its door it names none', async () => {
  await move('2999-12-24T00:00:00Z');
  try {
    await sql("update public.books set title = 'Relu' where slug = 'gardienne-des-emotions-3'");
    await page.open(VOLUME_3);
    await page.find('heading', 'Relu');
    expect(page.query('link', 'porte 24')).toBeNull();
    expect(document.body.textContent).not.toContain('On le croise');
  } finally {
    await move('2024-12-24T00:00:00+01:00');
  }
});
