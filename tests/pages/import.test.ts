import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf, riddles, sentAnswerOf } from '../e2e/riddle/edition';
import type { Knight } from '../support/knight';
import { authenticate, expectSignedOut, signInAs } from './support/login';
import * as network from './support/network';
import * as page from './support/page';
import { ask, signUp, solve, sql } from './support/server';

const PROGRESS_KEY = 'escape-noel-progress';

/** A day as a visitor's browser keeps it. */
const kept = (day: number, changes: Record<string, unknown> = {}) => ({
  completed: true,
  score: 5,
  hints_used: 0,
  revealed: false,
  completed_at: '2024-12-01T10:00:00.000Z',
  answer: sentAnswerOf(day),
  revelation: null,
  ...changes,
});

const play = (progress: unknown) => localStorage.setItem(PROGRESS_KEY, JSON.stringify(progress));
const storedDays = () => Object.keys(JSON.parse(localStorage.getItem(PROGRESS_KEY) ?? '{}') as object);
const dialog = () => screen.queryByRole('dialog', { name: /De voyageur à chevalier|Ta quête est réunie/ });
const expectDialog = (text: string) => page.expectText(dialog, text);
const bring = () => page.press('button', 'Importer ma progression');
const totalsOf = ({ id }: Knight) =>
  sql('select total_score, completed_enigmes from public.users where id = $1', [id]);

test('on a second device only what the account lacks is offered, and nothing on it is lowered', async () => {
  const knight = await signUp('Galaad');
  await solve(knight, 1);
  play({ 1: kept(1, { score: 1, hints_used: 3 }), 3: kept(3) });
  await authenticate(knight);
  await expectDialog('Jour 3');
  expect(dialog()?.textContent).not.toContain('Jour 1');
  await bring();
  await expectDialog('Une énigme rejoint ton compte : +5 points. Tu en as maintenant 10.');
  expect(storedDays()).toEqual([]);
});

test('a name that contains an imported answer is said to be withheld at once, with the way to change it', async () => {
  play({ 1: kept(1), 9: kept(9) });
  await authenticate(await signUp(`${answerOf(9)} du jour`));
  await bring();
  await expectDialog('2 énigmes rejoignent ton compte');
  await expectDialog('Les autres ne voient plus ton nom');
  await expectDialog("contient la réponse d'une énigme que tu as terminée");
  // The game's home behind it says so too.
  const link = within(await page.find('dialog', 'Ta quête est réunie')).getByRole('link');
  expect(link.textContent).toBe('Choisir un autre nom');
  await page.user.click(link);
  await page.expectAddress('/escape-noel/profile');
  await waitFor(() => expect(dialog()).toBeNull());
});

test('declining leaves the progress where it is, is not asked again, and the profile still offers it', async () => {
  play({ 1: kept(1) });
  await authenticate(await signUp('Galaad'));
  await page.press('button', 'Pas maintenant');
  await waitFor(() => expect(dialog()).toBeNull());
  expect(storedDays()).toEqual(['1']);
  await page.open('/escape-noel/profile');
  await page.expectSaid("Ce navigateur garde une énigme que ton compte n'a pas.");
  expect(dialog()).toBeNull();
  await bring();
  await page.expectSaid('Une énigme rejoint ton compte : +5 points. Tu en as maintenant 5.');
  await page.expectSaid('1/24 énigmes résolues');
  expect(storedDays()).toEqual([]);
});

test('a damaged progress gives what is whole, and a hostile one wins nothing', async () => {
  const knight = await signUp('Mordred');
  play({
    1: kept(1),
    2: { completed: 'peut-être' },
    3: kept(3, { score: 5000 }),
    4: kept(4, { answer: 'une réponse inventée' }),
    5: kept(5, { answer: undefined }),
    25: kept(1),
    abc: kept(1),
    __proto__: { polluted: true },
  });
  await authenticate(knight);
  await bring();
  await expectDialog('Une énigme rejoint ton compte : +5 points.');
  await expectDialog("Jours 4 et 5 : la réponse gardée ici n'a pas été reconnue.");
  expect(await totalsOf(knight)).toEqual([{ total_score: 5, completed_enigmes: 1 }]);
});

test('a progress that is not even text in order is no obstacle', async () => {
  const knight = await signUp('Mordred');
  await solve(knight, 1);
  localStorage.setItem(PROGRESS_KEY, '{"1": {"completed"');
  await authenticate(knight);
  await page.expectAddress('/escape-noel');
  // The account's progress is known: the browser's own would be offered now.
  await page.find('link', 'Regarder ma constellation');
  expect(dialog()).toBeNull();
});

test('what the server has not confirmed stays in the browser', async () => {
  play({ 1: kept(1) });
  const stop = network.answerInstead(/import_progress/, network.down);
  await authenticate(await signUp('Galaad'));
  await bring();
  await page.press('button', 'Réessayer');
  await waitFor(() => expect(dialog()?.querySelector('[role="alert"]')).toBeTruthy());
  expect(storedDays()).toEqual(['1']);
  stop();
  await page.press('button', 'Réessayer');
  await expectDialog('+5 points');
  expect(storedDays()).toEqual([]);
});

test('a knight who signs out and plays on without an account is offered that too, in the same visit', async () => {
  const knight = await signUp('Galaad');
  play({ 1: kept(1) });
  await authenticate(knight);
  await bring();
  await page.press('button', 'Continuer');
  // A knight who signs in is welcomed back, once nothing else asks for an answer.
  await screen.findByRole('dialog', { name: /Bienvenue de retour/ });
  await page.press('button', 'Fermer');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await page.press('button', 'Quitter');
  await expectSignedOut();
  await page.press('link', 'Se connecter');
  await page.find('heading', 'Connexion');
  play({ 2: kept(2) });
  await signInAs(knight);
  await expectDialog('Jour 2');
});

test('an import of which nothing could come says so, and not that all was there', async () => {
  play({ 4: kept(4, { answer: 'une réponse inventée' }) });
  await authenticate(await signUp('Mordred'));
  await bring();
  await expectDialog("Rien n'a pu rejoindre ton compte cette fois.");
  await expectDialog("Jour 4 : la réponse gardée ici n'a pas été reconnue.");
});

test('a sentence that a visitor has found is judged and brought to an account that had every day already', async () => {
  const knight = await signUp('Galaad');
  const entries = riddles.map(({ day }) => ({ day, answer: sentAnswerOf(day) }));
  await ask('/rest/v1/rpc/import_progress', { entries }, knight);
  const solved = {
    sentence: 'La phrase',
    letter: '…',
    revealed: false,
    typed: 'la maji de noel brille en toi',
  };
  localStorage.setItem('escape-noel-feast', JSON.stringify({ hints: [], solved }));
  await authenticate(knight);
  await expectDialog("La phrase de l'étoile t'attend dans ce navigateur");
  await bring();
  await expectDialog("La phrase de l'étoile rejoint ton compte.");
  expect(
    await sql(
      'select revealed, solved_at is not null as solved from public.final_sentence_progress where user_id = $1',
      [knight.id],
    ),
  ).toEqual([{ revealed: false, solved: true }]);
  expect(localStorage.getItem('escape-noel-feast')).toBeNull();
});

test('a second question that a visitor has answered is judged and brought to an account that had its day already', async () => {
  const knight = await signUp('Galaad');
  const asked = riddles.find(({ defi }) => defi);
  if (!asked?.defi) throw new Error('No day of the edition has a second question');
  const [{ day }, [typed]] = [asked, asked.defi.answers];
  await solve(knight, day);
  play({ [day]: kept(day, { defi: { typed, answer: typed, explanation: '…' } }) });
  await authenticate(knight);
  await expectDialog(`Défi du jour ${day}`);
  await bring();
  await expectDialog('Un défi relevé rejoint ton compte.');
  expect(
    await sql('select enigme_id from public.bonus_questions_solved where user_id = $1', [knight.id]),
  ).toHaveLength(1);
  expect(storedDays()).toEqual([]);
});
