import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from './support/page';
import { makeAdmin } from './support/server';
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
  await page.expectSaid("Fin de l'épisode");
  expect(document.querySelector('ins')?.textContent).toMatch(/^ajouté\s: /);
  expect(document.querySelector('del')?.textContent).toMatch(/^retiré\s: /);
  // The codes differ too.
  await page.find('heading', "L'édition");
});
