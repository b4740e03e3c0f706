import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/paths';
import * as network from './support/network';
import * as page from './support/page';
import { makeAdmin, sql } from './support/server';
import { makeEdition, openWorkshop, storedPart } from './support/workshop';

const SAVING = /rpc\/save_edition/;
const CLOSING = /^Fin de l'épisode/;
const UNSAVED = 'Pas encore enregistré : gardé sur cet appareil.';
const closing = async () => (await screen.findByLabelText<HTMLTextAreaElement>(CLOSING)).value;

/** Leaves the page of a day while what was typed is being saved. */
async function leaveWhileSaving() {
  const admin = await makeAdmin();
  const code = await makeEdition(admin, [1]);
  await openWorkshop(paths.admin.editionDay(code, 1), admin);
  await page.write(CLOSING, 'La nuit tombe.');
  const saving = network.hold(SAVING);
  await page.press('button', 'Enregistrer');
  await waitFor(() => expect(saving.asked()).toBe(1));
  await page.press('link', "Toute l'édition");
  return { code, saving };
}

test('what is typed while a save is under way stays, even on a page that was left and opened again', async () => {
  const { code, saving } = await leaveWhileSaving();
  await page.press('link', /^Jour 1 .*Brouillon gardé sur cet appareil$/);
  await page.write(CLOSING, 'La nuit tombe, et il neige.');
  saving.letGo();
  await waitFor(async () => expect(await storedPart(code, 1)).toMatchObject({ closing: 'La nuit tombe.' }));
  await page.expectSaid(UNSAVED);
  expect(await closing()).toBe('La nuit tombe, et il neige.');
  // On what was just saved: this is no conflict.
  await page.press('button', 'Enregistrer');
  await page.expectSaid(/Enregistré le/);
  expect(await storedPart(code, 1)).toMatchObject({ closing: 'La nuit tombe, et il neige.' });
});

test('a save that ends after its page was left leaves no unsaved change', async () => {
  const { saving } = await leaveWhileSaving();
  await page.find('link', /^Jour 1 .*Brouillon gardé sur cet appareil$/);
  saving.letGo();
  await page.expectGone('link', /Brouillon gardé/);
});

test('giving up for the other version, interrupted in the middle, loses neither', async () => {
  const [admin, colleague] = [await makeAdmin(), await makeAdmin('Dame Registre')];
  const code = await makeEdition(admin, [1]);
  await openWorkshop(paths.admin.editionDay(code, 1), admin);
  await page.write(CLOSING, 'La mienne.');
  await sql(
    `insert into private.edition_versions (edition, day, content, source, saved_by)
     select edition, day, content || '{"closing": "La sienne."}', 'form', $2::uuid from private.parts_of($1) where day = 1`,
    [code, colleague.id],
  );
  await page.press('button', 'Enregistrer');
  await page.find('heading', 'Deux versions à réunir');
  let saves = 0;
  network.answerInstead(SAVING, () => {
    saves += 1;
    return saves === 2 ? new Response('', { status: 503 }) : undefined;
  });
  await page.press('button', 'Prendre tout le sien');
  await page.expectGone('heading', 'Deux versions à réunir');
  expect(await closing()).toBe('La mienne.');
  const versions = await sql<{ closing: string }>(
    `select content ->> 'closing' as closing from private.edition_versions where edition = $1 and day = 1 order by id`,
    [code],
  );
  expect(versions.slice(1).map((each) => each.closing)).toEqual(['La sienne.', 'La mienne.']);
  await page.expectLogged("Enregistrement de l'édition");
});
