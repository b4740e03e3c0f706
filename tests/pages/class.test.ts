import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { riddleOf } from '../e2e/riddle/edition';
import * as network from './support/network';
import * as page from './support/page';
import { makeQuestor } from './support/quest';
import { openSeason, setClock } from './support/season';
import { sql } from './support/server';

const CLASS = '/escape-noel/classe';

openSeason();

const text = () => page.textOf(document.body) ?? '';

test('without an account the page has a board, a sheet, the level, the time and what the riddles exercise', async () => {
  await setClock(12, 4);
  await page.open(CLASS);
  await page.find('heading', 'Votre classe commence ici');
  await page.find('img', /^Un jour projeté en deux colonnes/);
  await page.find('img', /^La feuille du même jour/);
  await page.expectSaid('Cycle 2 et cycle 3');
  await page.expectSaid('De dix à quinze minutes par jour');
  await page.expectSaid('Se repérer dans un quadrillage');
  await page.expectSaid(`Jour 4\u00A0: ${riddleOf(4).title}`);
  expect(text()).not.toContain(riddleOf(5).title);
});

test('one request gives a teacher the whole page (rule 25.9)', async () => {
  await setClock(12, 7);
  page.signIn(await makeQuestor([1, 2, 3, 4], 'Les Flocons'));
  const days = network.hold(/class_days/);
  // The name and the points in the game's header, which the page does not wait for.
  const header = network.hold(/\/rest\/v1\/users\?/);
  const others = network.hold(/\/rest\/v1\/(?!rpc\/class_days|users\?)/);
  await page.open(CLASS);
  await page.expectSaid("Les étoiles de la classe s'allument…");
  days.letGo();
  await page.find('link', new RegExp(`^Projeter le jour 7\\s: ${riddleOf(7).title}`));
  await page.expectSaid('4\u00A0étoiles allumées sur 24');
  expect([days.asked(), header.asked(), others.asked()]).toEqual([1, 1, 0]);
  header.letGo();
});

test('days are listed by their titles, and a closed one by its number alone', async () => {
  await setClock(12, 7);
  page.signIn(await makeQuestor([1], 'Les Flocons'));
  await page.open(CLASS);
  const weeks = await page.find('list', "Jours d'école");
  for (const day of [1, 2, 7]) expect(weeks.textContent).toContain(riddleOf(day).title);
  expect(weeks.textContent).toContain('Jour 8');
  expect(text()).not.toContain(riddleOf(8).title);
});

test('an account becomes a class only after a confirmation; it then rehearses, has the whole key, and no rank', async () => {
  await setClock(12, 3);
  const teacher = await makeQuestor([1], 'Les Flocons');
  page.signIn(teacher);
  await page.open(CLASS);
  await page.press('button', "C'est le compte d'une classe");
  await page.expectSaid("rien ne l'y remet avant");
  await page.press('button', 'Pas maintenant');
  expect(page.query('link', /^Répéter/)).toBeNull();
  await page.press('button', "C'est le compte d'une classe");
  await page.press('button', 'Oui, hors classement');
  const link = await page.find('link', new RegExp(`^Répéter le jour 2\\s: ${riddleOf(2).title}`));
  expect(link.getAttribute('href')).toBe(`${CLASS}/repetition/2`);
  expect(screen.queryAllByRole('link', { name: /^Répéter le jour 4/ })).toEqual([]);

  await page.open(`${CLASS}/dossier`);
  await page.expectSaid('la clé\u00A0: la réponse de chaque porte ouverte');
  await page.find('heading', /Les réponses$/);
  for (const day of [1, 2, 3]) await page.expectSaid(riddleOf(day).explanation);
  await page.expectUnsaid(riddleOf(4).closing.slice(0, 20));
  expect(screen.getAllByText(/^La réponse/)).toHaveLength(3);

  await page.open('/escape-noel/classement');
  await page.expectSaid("Ce compte est celui d'une classe");
});

test('a failure is said to a teacher with « vous », and the class stays as it was', async () => {
  await setClock(12, 3);
  const teacher = await makeQuestor([], 'Les Flocons');
  page.signIn(teacher);
  const stop = network.answerInstead(/class_days/, network.down);
  await page.open(CLASS);
  await page.expectSaid('Réessayez dans un moment');
  stop();
  await page.press('button', 'Réessayer');
  await page.press('button', "C'est le compte d'une classe");
  network.answerOnce(/become_class/, network.down);
  await page.press('button', 'Oui, hors classement');
  await page.expectSaid("Rien n'a changé pour ce compte.");
  expect(await sql('select is_class from public.users where id = $1', [teacher.id])).toEqual([
    { is_class: false },
  ]);
});

test('the rehearsal of a knight, or of a closed day, is refused', async () => {
  await setClock(12, 3);
  const knight = await makeQuestor([], 'Dame Œillet');
  page.signIn(knight);
  await page.open(`${CLASS}/repetition/3`);
  await page.expectSaid("La répétition est pour le compte d'une classe");
  await sql('update public.users set is_class = true where id = $1', [knight.id]);
  await page.open(`${CLASS}/repetition/9`);
  await page.expectAddress(CLASS);
});

test('a projected day, the sky and a rehearsal keep the screen on, and the page of the class does not (rule 25.2)', async () => {
  await setClock(12, 7);
  const teacher = await makeQuestor([1], 'Les Flocons');
  await sql('update public.users set is_class = true where id = $1', [teacher.id]);
  page.signIn(teacher);
  const request = vi.fn<WakeLock['request']>(() =>
    Promise.reject(new DOMException('low', 'NotAllowedError')),
  );
  Reflect.set(navigator, 'wakeLock', { request });
  await page.open(CLASS);
  await page.find('link', /^Projeter le jour 7/);
  expect(request).not.toHaveBeenCalled();
  for (const [subject, heading] of [
    ['tableau/2', "L'énigme du jour"],
    ['tableau/ciel', 'Le ciel de la classe'],
    ['repetition/3', "L'énigme du jour"],
  ] as const) {
    request.mockClear();
    await page.open(`${CLASS}/${subject}`);
    await page.find('link', 'Quitter');
    await page.find('heading', heading);
    // StrictMode mounts a component twice.
    await waitFor(() => expect([subject, request.mock.calls.at(-1)]).toEqual([subject, ['screen']]));
  }
  Reflect.deleteProperty(navigator, 'wakeLock');
});
