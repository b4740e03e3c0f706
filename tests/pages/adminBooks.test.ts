import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { catalogueFile } from '../../tools/catalogue/readCatalogue.ts';
import { EMBEDDED_ANON_KEY } from '../../tools/embedded/config';
import { choose } from './support/admin';
import * as network from './support/network';
import * as page from './support/page';
import { makeAdmin, makeKnight, server, SITE, sql } from './support/server';

const BOOKS = '/escape-noel/admin/livres';
const NEW = `${BOOKS}/nouveau`;
const SLUG = 'l-ete-des-lucioles';

beforeEach(async () => {
  await sql('delete from public.books');
  await sql((await catalogueFile()).sql);
});

/** Reads a book as a visitor does. */
async function readByVisitor(slug = SLUG): Promise<unknown> {
  const address = `${SITE}/rest/v1/books?slug=eq.${slug}&select=title,isbn,price_cents,themes`;
  const reply = await (
    await server()
  ).fetch(
    new Request(address, {
      headers: { apikey: EMBEDDED_ANON_KEY, authorization: `Bearer ${EMBEDDED_ANON_KEY}` },
    }),
  );
  return reply.json();
}

async function openAs(address: string): Promise<void> {
  page.signIn(await makeAdmin());
  await page.open(address);
}

/** Fills what a new book needs. */
async function fillBook(): Promise<void> {
  await page.find('heading', 'Un nouveau livre');
  await page.write(/^Titre$/, "L'été des lucioles");
  await choose('Dès', '3');
  await choose("Jusqu'à", '6');
  await page.write(/^Description$/, 'Des lucioles dans un bocal, et un soir pour les rendre.');
}

/** The states of the books in the list. */
const listed = () => screen.getAllByText(/^(?:Publié|Brouillon)$/);
/** The titles of the albums, in their order. */
const titles = async () =>
  within(await page.find('list', 'Albums Uniques'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const valueOf = async (label: RegExp) => (await screen.findByLabelText<HTMLInputElement>(label)).value;

test('an admin adds a tenth book, publishes it, corrects its price, withdraws it and deletes it', async () => {
  await openAs(BOOKS);
  await page.find('list', 'Albums Uniques');
  expect(listed()).toHaveLength(9);
  await page.press('link', 'Ajouter un livre');
  await fillBook();
  expect(await valueOf(/^Adresse$/)).toBe(SLUG);
  await page.write(/^Prix en euros$/, '12,90');
  await page.write(/^ISBN$/, '978-2-00-000013-7');
  await page.expectText(() => screen.getByLabelText(/^ISBN$/).parentElement, 'Un chiffre est faux');
  await page.press('button', 'Enregistrer');
  await page.expectSaid("Rien n'est enregistré : la raison est écrite en rouge");
  expect(await sql('select from public.books')).toHaveLength(9);
  await page.write(/^ISBN$/, '978 2 00 000199 7');
  await page.press('button', 'Ajouter un thème');
  await page.write(/^Thème 1$/, 'nuit');
  await page.press('button', 'Enregistrer');
  await page.expectSaid('Ce brouillon est enregistré.');
  await page.expectAddress(`${BOOKS}/${SLUG}`);
  expect(await readByVisitor()).toEqual([]);

  await page.press('button', 'Publier');
  await page.expectSaid('Ce livre est publié.');
  await page.expectSaid('à la prochaine construction du site');
  const published = {
    title: "L'été des lucioles",
    isbn: '9782000001997',
    price_cents: 1290,
    themes: ['nuit'],
  };
  expect(await readByVisitor()).toEqual([published]);

  await page.write(/^Prix en euros$/, '13.5');
  await page.press('button', 'Enregistrer');
  await page.expectSaid('Ce livre est enregistré.');
  expect(await readByVisitor()).toEqual([{ ...published, price_cents: 1350 }]);

  await page.press('button', 'Retirer du catalogue');
  await page.expectSaid('Ce livre est retiré du catalogue.');
  expect(await readByVisitor()).toEqual([]);
  expect(await sql('select from public.books')).toHaveLength(10);

  await page.press('button', 'Effacer');
  await page.press('button', 'Effacer ce livre');
  await page.expectAddress(BOOKS);
  await page.find('list', 'Albums Uniques');
  expect(listed()).toHaveLength(9);
  expect(await sql('select from public.books')).toHaveLength(9);
});

test('a book of the catalogue that is saved as it is stays as it was', async () => {
  const whole = `select to_jsonb(books) - 'updated_at' as book from public.books where slug = 'pomme-cannelle'`;
  const [before] = await sql(whole);
  await openAs(`${BOOKS}/pomme-cannelle`);
  await page.press('button', 'Enregistrer');
  await page.expectSaid('Ce livre est enregistré.');
  expect(await sql(whole)).toEqual([before]);
});

test('a book that was saved elsewhere is not overwritten, and the typed text stays', async () => {
  await openAs(`${BOOKS}/pomme-cannelle`);
  await page.write(/^Accroche$/, 'Une pomme, et tout un verger.');
  await sql("update public.books set price_cents = 999, updated_at = now() where slug = 'pomme-cannelle'");
  await page.press('button', 'Enregistrer');
  await page.expectSaid("Quelqu'un d'autre a enregistré ce livre depuis que tu l'as ouvert.");
  expect(await valueOf(/^Accroche$/)).toBe('Une pomme, et tout un verger.');
  await page.reload();
  expect(await valueOf(/^Accroche$/)).toBe('Une pomme, et tout un verger.');
  await page.press('button', 'Enregistrer');
  await page.press('button', 'Reprendre la version enregistrée');
  await page.expectUnsaid("Quelqu'un d'autre a enregistré");
  expect(await valueOf(/^Prix en euros$/)).toBe('9,99');
});

test('what is typed while a book is being saved stays, for an old book and a new one', async () => {
  await openAs(`${BOOKS}/pomme-cannelle`);
  const saving = network.hold(/save_book/);
  await page.press('button', 'Enregistrer');
  await waitFor(() => expect(saving.asked()).toBe(1));
  await page.write(/^Accroche$/, 'Une pomme.');
  saving.letGo();
  await page.expectSaid('Ce livre est enregistré.');
  expect(await valueOf(/^Accroche$/)).toBe('Une pomme.');
  await page.press('button', 'Enregistrer');
  await page.expectUnsaid('Pas encore enregistré');

  await page.open(NEW);
  await fillBook();
  const adding = network.hold(/save_book/);
  await page.press('button', 'Enregistrer');
  await waitFor(() => expect(adding.asked()).toBe(1));
  await page.write(/^Accroche$/, 'Un bocal.');
  adding.letGo();
  await page.expectSaid('Ce brouillon est enregistré.');
  expect(await valueOf(/^Accroche$/)).toBe('Un bocal.');
  await page.press('button', 'Enregistrer');
  await page.expectUnsaid('Pas encore enregistré');
  const stored = 'select slug, teaser from public.books where slug in ($1, $2) order by slug';
  expect(await sql(stored, [SLUG, 'pomme-cannelle'])).toEqual([
    { slug: SLUG, teaser: 'Un bocal.' },
    { slug: 'pomme-cannelle', teaser: 'Une pomme.' },
  ]);
});

test('a failure, an address or an ISBN that another book has lose nothing of what is typed', async () => {
  await openAs(NEW);
  await fillBook();
  network.answerOnce(/save_book/, network.down);
  await page.press('button', 'Publier');
  await page.expectSaid(/Quelque chose s'est mal passé chez nous/);
  await page.expectLogged("Enregistrement d'un livre");
  await page.write(/^Adresse$/, 'pomme-cannelle');
  await page.press('button', 'Publier');
  await page.expectSaid('Un livre a déjà cette adresse');
  await page.write(/^Adresse$/, SLUG);
  await page.write(/^ISBN$/, '9782000000112');
  await page.press('button', 'Publier');
  await page.expectSaid('Un autre livre a déjà cet ISBN.');
  await page.write(/^ISBN$/, '');
  await page.press('button', 'Publier');
  await page.expectSaid('Ce livre est publié.');
  expect(await readByVisitor()).toHaveLength(1);
});

test('an admin adds a person, and corrects a life', async () => {
  await openAs(BOOKS);
  await page.press('button', 'Ajouter une personne');
  await page.write(/^Nom$/, 'Maëlle Hautbois');
  await page.press('button', 'Enregistrer la fiche');
  await page.expectSaid('Cette personne est déjà dans la liste.');
  await page.write(/^Nom$/, 'Œdipe Lune');
  await page.press('button', 'Enregistrer la fiche');
  await page.press('button', 'Changer la fiche de Œdipe Lune');
  await page.write(/^Sa vie en quelques phrases$/, 'Il peint la nuit.');
  await page.press('button', 'Enregistrer la fiche');
  await page.find('button', 'Changer la fiche de Œdipe Lune');
  const people = within(await page.find('list', 'Auteurs'));
  expect(people.getByText('Il peint la nuit.')).toBeTruthy();
  expect(await sql("select name from public.book_people where slug = 'oedipe-lune'")).toHaveLength(1);
  await sql("delete from public.book_people where slug = 'oedipe-lune'");
});

test('an admin moves books in their shelf by keys; a failure shows the order that is saved', async () => {
  await openAs(BOOKS);
  const before = await titles();
  expect(before.slice(0, 2)).toEqual(["Petit fantôme mène l'enquête", 'Pomme Cannelle']);
  const up = await page.find('button', 'Monter Pomme Cannelle');
  up.focus();
  await page.user.keyboard('{Enter}');
  await page.expectSaid('Pomme Cannelle : 1 sur 4. Ordre enregistré.');
  expect(await titles()).toEqual([before[1], before[0], ...before.slice(2)]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Monter Pomme Cannelle'));
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
  const stored = 'select slug from public.books where series is null order by position';
  expect((await sql<{ slug: string }>(stored)).map(({ slug }) => slug)).toEqual([
    'pomme-cannelle',
    'petit-fantome-mene-l-enquete',
    'drole-de-petit-fantome',
    'bienvenue-a-l-ecole-maternelle',
  ]);

  network.answerOnce(/order_books/, network.down);
  await page.press('button', 'Descendre Pomme Cannelle');
  await page.expectSaid(/Quelque chose s'est mal passé chez nous/);
  await page.expectLogged("Ordre d'une étagère");
  await waitFor(async () => expect((await titles())[0]).toBe('Pomme Cannelle'));
});

test("a knight who opens the page is led to the game's home", async () => {
  page.signIn(await makeKnight());
  await page.open(BOOKS);
  await page.expectAddress('/escape-noel');
  expect(page.query('link', 'Ajouter un livre')).toBeNull();
});
