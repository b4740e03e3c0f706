import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { uploadBookMedia } from '@/api/media';
import { BOOK_MEDIA } from '@/lib/uploadedMedia';
import { catalogueFile } from '../../tools/catalogue/readCatalogue.ts';
import * as network from './support/network';
import * as page from './support/page';
import { makeAdmin, makeKnight, server, SITE, sql } from './support/server';

const BOOK = '/escape-noel/admin/livres/ordinateur-de-papa-1';

beforeEach(async () => {
  await sql((await catalogueFile()).sql);
});

const pdf = (text: string, name = 'masque.pdf') => new File([`%PDF-1.7 ${text}`], name);
const storedActivities = async () => {
  const [row] = await sql<{ activities: { title: string; file: string }[] }>(
    "select activities from public.books where slug = 'ordinateur-de-papa-1'",
  );
  return row?.activities;
};
const activity = async () => within(await page.find('group', "Le fichier de l'activité 1"));

test('an activity is sent as a file, after a failure without choosing it again, and its page has it', async () => {
  page.signIn(await makeAdmin());
  await page.open(BOOK);
  await page.press('button', 'Ajouter une activité');
  await page.write(/^Titre de l'activité 1$/, 'Un masque');
  await page.press('button', 'Enregistrer');
  await page.expectSaid("Rien n'est enregistré");
  expect((await activity()).getByText('Envoie le fichier de cette activité.')).toBeTruthy();

  network.answerOnce(/storage/, network.down);
  const field = (await activity()).getByLabelText('Envoyer un fichier');
  await page.user.upload(field, pdf('masque'));
  await page.expectSaid(/Quelque chose s'est mal passé chez nous/);
  await page.expectLogged("Envoi d'un fichier");
  await page.press('button', 'Renvoyer ce fichier');
  await page.expectSaid('Fichier ajouté.');
  const link = await page.find('link', /^Ouvrir le fichier/);
  expect(await (await activity()).findByText('1 ko')).toBeTruthy();

  // A file that is sent and not saved stays in the tab.
  await page.reload();
  expect((await page.find('link', /^Ouvrir le fichier/)).getAttribute('href')).toBe(
    link.getAttribute('href'),
  );
  await page.press('button', 'Enregistrer');
  await page.expectSaid('Ce livre est enregistré.');
  const [saved] = (await storedActivities()) ?? [];
  expect(saved?.file).toMatch(new RegExp(`^${BOOK_MEDIA}[0-9a-f]{32}\\.pdf$`));
  const backend = await server();
  const read = await backend.fetch(new Request(SITE + (saved?.file ?? '')));
  expect(read.headers.get('content-type')).toBe('application/pdf');
  expect(await read.text()).toBe('%PDF-1.7 masque');

  // The same file again is the same address.
  await page.user.upload(
    (await activity()).getByLabelText('Envoyer un autre fichier'),
    pdf('masque', 'copie.pdf'),
  );
  await page.expectSaid('Ce fichier était déjà là\u00A0: il est repris.');
  expect(page.query('status', /Pas encore enregistré/)).toBeNull();
});

test.each([
  ['masque.pdf', '<svg xmlns="http://www.w3.org/2000/svg">', 'un dessin SVG'],
  ['masque.pdf', '<!doctype html>', 'une page web'],
  ['masque.png', '%PDF-1.7', 'contient un PDF, ce que son nom ne dit pas'],
])('« %s » that begins with « %s » is refused before it is sent', async (name, content, says) => {
  page.signIn(await makeAdmin());
  await page.open(BOOK);
  const storage = network.hold(/storage/);
  await page.press('button', 'Ajouter une activité');
  await page.user.upload((await activity()).getByLabelText('Envoyer un fichier'), new File([content], name));
  await page.expectSaid(says);
  expect(storage.asked()).toBe(0);
  storage.letGo();
});

test('a knight sends nothing', async () => {
  page.signIn(await makeKnight());
  const content = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  await expect(uploadBookMedia([{ content, extension: 'pdf' }])).rejects.toMatchObject({ code: 'refused' });
  expect(screen.queryByRole('alert')).toBeNull();
});
