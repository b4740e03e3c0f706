import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SESSION_KEY } from '@/api/sessionKey';
import { paths } from '@/paths';
import * as page from './support/page';
import { makeAdmin } from './support/server';
import { makeEdition, openWorkshop } from './support/workshop';

const MARK = 'griffonnage';
const stored = () => [localStorage, sessionStorage].flatMap((storage) => Object.entries<string>(storage));

test('« Quitter » asks an admin with unsaved work, and then erases it with the letters (rule 10.16)', async () => {
  const admin = await makeAdmin();
  const code = await makeEdition(admin, [1]);
  await openWorkshop(paths.admin.editionDay(code, 1), admin);
  await page.write(/^Fin de l'épisode/, MARK);
  for (const path of [paths.admin.messages, paths.game.contact, paths.contact]) {
    await page.open(path);
    await page.write(/^Message/, MARK);
  }
  await page.open(paths.admin.book('nouveau'));
  await page.write(/^Extrait/, MARK);
  const written = () => stored().filter(([, text]) => text.includes(MARK));
  expect(written()).toHaveLength(5);
  expect(written().filter(([key]) => !key.includes(admin.id))).toEqual([]);

  await page.open(paths.game.privacy);
  await page.press('button', 'Quitter');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(new RegExp(`édition ${code}.*jour 1`))).toBeDefined();
  expect(question.getByText(/1.message aux joueurs/)).toBeDefined();
  expect(question.getByText(/^1.livre$/)).toBeDefined();
  await page.user.click(question.getByRole('button', { name: 'Rester' }));
  expect(written()).toHaveLength(5);
  expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();

  await page.press('button', 'Quitter');
  await page.press('button', 'Quitter sans enregistrer');
  await page.expectAddress('/escape-noel');
  await page.expectSaid('Tu as quitté le jeu');
  expect(written()).toEqual([]);
  for (const path of [paths.game.contact, paths.contact]) {
    await page.open(path);
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Message/)).value).toBe('');
  }
});
