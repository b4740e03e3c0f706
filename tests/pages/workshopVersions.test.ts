import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from './support/page';
import { makeAdmin, sql } from './support/server';
import { EDITIONS, makeEdition, openWorkshop, storedPart } from './support/workshop';

const versionsOf = (code: string) => `${EDITIONS}/${code}/versions`;
const entries = async () =>
  within(await page.find('list', 'Versions, la dernière en premier')).findAllByRole('listitem');

/** Saves another end of an episode, in the page. */
async function rewrite(code: string, day: number, closing: string): Promise<void> {
  await page.open(`${EDITIONS}/${code}/jour/${day}`);
  await page.write(/^Fin de l'épisode/, closing);
  await page.press('button', 'Enregistrer');
  await page.expectSaid(/Enregistré le/);
}

test('every save is a version: who, when and which fields; a day alone can be shown', async () => {
  const admin = await makeAdmin();
  const code = await makeEdition(admin, [1, 2]);
  await openWorkshop(EDITIONS, admin);
  await rewrite(code, 2, 'La nuit tombe.');
  await page.open(versionsOf(code));
  const [last, ...others] = await entries();
  expect(others).toHaveLength(3);
  await page.expectText(() => last ?? null, /^Jour 2Fin de l'épisodeEnregistrée le .* par Intendante/);
  await page.user.selectOptions(await screen.findByLabelText('Montrer'), 'Jour 1');
  await page.expectAddress(`${versionsOf(code)}?partie=1`);
  await page.expectUnsaid("Jour 2Fin de l'épisode");
  expect(await entries()).toHaveLength(1);
});

test('a version shows its words, and brings the day back as a new version', async () => {
  const admin = await makeAdmin();
  const code = await makeEdition(admin, [2]);
  await openWorkshop(EDITIONS, admin);
  await rewrite(code, 2, 'La nuit tombe.');
  await rewrite(code, 2, 'Le jour tombe.');
  await page.open(versionsOf(code));
  const first = (await entries())[1];
  if (!first) throw new Error('There are three versions');
  await page.user.click(within(first).getByRole('button', { name: /^Voir/ }));
  await page.expectText(() => first, /ajouté : /);
  await page.user.click(within(first).getByRole('button', { name: 'Remettre le jour 2' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Remettre' }));
  await page.expectSaid("C'est remis, en une nouvelle version.");
  expect(await storedPart(code, 2)).toMatchObject({ closing: 'La nuit tombe.' });
  await page.expectSaid("remise d'avant");
});

test('all of an edition is brought back at once, with the days that came later removed', async () => {
  const admin = await makeAdmin();
  const code = await makeEdition(admin, [1]);
  await openWorkshop(EDITIONS, admin);
  await rewrite(code, 1, 'La nuit tombe.');
  await rewrite(code, 5, 'Un jour nouveau.');
  await page.open(versionsOf(code));
  const original = (await entries()).at(-2);
  if (!original) throw new Error('There are four versions');
  await page.user.click(within(original).getByRole('button', { name: /^Voir : Jour 1/ }));
  await page.user.click(await within(original).findByRole('button', { name: "Remettre toute l'édition" }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/^2\s+parties redeviendront comme à ce moment/);
  await page.user.click(dialog.getByRole('button', { name: 'Remettre' }));
  await page.expectSaid("C'est remis, en une nouvelle version.");
  expect(await storedPart(code, 5)).toBeNull();
  expect((await storedPart(code, 1))?.['closing']).not.toBe('La nuit tombe.');
});

test('two editions are compared part by part, and words by more than their colour', async () => {
  const admin = await makeAdmin();
  const [one, other] = [await makeEdition(admin, [1]), await makeEdition(admin, [1])];
  await openWorkshop(EDITIONS, admin);
  await rewrite(other, 1, 'La nuit tombe.');
  await page.open('/escape-noel/admin/comparer');
  for (const [label, code] of [
    ['Avant', one],
    ['Après', other],
  ] as const)
    await page.user.selectOptions(await screen.findByLabelText(label), code);
  await page.press('button', '1 différence : Jour 1');
  await page.expectSaid("La fin de l'épisode est réécrite");
  expect(document.querySelector('ins')?.textContent).toMatch(/^ajouté\s: /);
  expect(document.querySelector('del')?.textContent).toMatch(/^retiré\s: /);
  // The codes differ too.
  await page.find('heading', "L'édition");
});

test("a changed board is described in words, the file's own names are folded, and « Remettre » comes first", async () => {
  const admin = await makeAdmin();
  const code = await makeEdition(admin, [4]);
  await openWorkshop(EDITIONS, admin);
  await sql(
    `insert into private.edition_versions (edition, day, content, source)
     select edition, day, jsonb_set(content, '{play,places,9,y}', '900'), 'form' from private.parts_of($1) where day = 4`,
    [code],
  );
  await page.open(versionsOf(code));
  const [last] = await entries();
  if (!last) throw new Error('There are three versions');
  await page.user.click(within(last).getByRole('button', { name: /^Voir/ }));
  await within(last).findByText('Le lieu 10 est descendu');
  const fold = last.querySelector('details');
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain('play.places.9.y');
  fold?.remove();
  expect(last.textContent).not.toMatch(/play|places|\b900\b/);
  const restore = within(last).getByRole('button', { name: 'Remettre le jour 4' });
  const change = within(last).getByText('Le lieu 10 est descendu');
  expect(restore.compareDocumentPosition(change) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('a copy is compared by what is equal first, whole days then parts of days, and the address has the choice', async () => {
  const admin = await makeAdmin();
  const one = await makeEdition(admin);
  const other = await makeEdition(admin, undefined, one);
  await openWorkshop(EDITIONS, admin);
  await rewrite(other, 1, 'La nuit tombe.');
  await page.open(`/escape-noel/admin/comparer?avant=${one}&apres=${other}`);
  await page.expectSaid('23 jours sont pareils en entier.');
  await page.find('link', 'Jour 4 · Les guetteurs du bois');
  await page.expectSaid(
    /Jour 1 · [^·]*Pareils : titre, épisode, question, réponses.*Différents : fin de l'épisode/,
  );
  await page.press('radio', 'Ce qui diffère');
  await page.expectAddress(`/escape-noel/admin/comparer?avant=${one}&apres=${other}&montre=differe`);
  await page.find('button', '1 différence : Jour 1');
  await page.press('radio', 'Ce qui est pareil');
  await page.expectSaid('23 jours sont pareils en entier.');
});
