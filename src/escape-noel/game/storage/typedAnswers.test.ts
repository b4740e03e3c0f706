// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetTyped } from '@/lib/typedForm';
import { typedAnswersOf, typedLetter } from './typedAnswers';
import { startEdition } from './playedEdition';

const ME = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const write = (player: string | null, text: string) => {
  const typed = typedAnswersOf(null, player);
  for (const each of [typed.answer(3), typed.board(3), typed.bonusAnswer(3), typed.finalSentence])
    each.write(text);
  typedAnswersOf('2023', player).answer(3).write(text);
  typedLetter(player).write({ message: text });
};
const read = (player: string | null) => {
  const typed = typedAnswersOf(null, player);
  return [
    ...[typed.answer(3), typed.board(3), typed.bonusAnswer(3), typed.finalSentence].map((each) =>
      each.read(),
    ),
    typedAnswersOf('2023', player).answer(3).read(),
    typedLetter(player).read().message,
  ];
};
const all = (text: string) => Array.from({ length: 6 }, () => text);

test("what a tab stored before players were named is found as the visitor's (rule 3.10)", () => {
  sessionStorage.setItem('escape-noel-draft-3', '"ombre"');
  sessionStorage.setItem('escape-noel-play-3-2023', '"0123"');
  sessionStorage.setItem('brouillon-jeu', '{"name":"","email":"","subject":"","message":"Bonjour"}');
  expect(typedAnswersOf(null, null).answer(3).read()).toBe('ombre');
  expect(typedAnswersOf('2023', null).board(3).read()).toBe('0123');
  expect(typedLetter(null).read().message).toBe('Bonjour');
  expect(read(ME)).toEqual(all(''));
});

test('each player has typed answers of their own, and « Quitter » forgets those of who leaves', () => {
  for (const [player, text] of [
    [null, 'la leur'],
    [ME, 'la mienne'],
    [OTHER, 'la sienne'],
  ] as const)
    write(player, text);
  expect([read(null), read(ME), read(OTHER)]).toEqual([all('la leur'), all('la mienne'), all('la sienne')]);
  forgetTyped(ME);
  expect([read(null), read(ME), read(OTHER)]).toEqual([all('la leur'), all(''), all('la sienne')]);
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('mienne');
});

test('the typed answers of every player move to the keys of the edition that ends', () => {
  startEdition('2024');
  typedAnswersOf(null, ME).answer(3).write('la mienne');
  typedAnswersOf(null, null).answer(3).write('la leur');
  startEdition('2025');
  expect(
    [typedAnswersOf(null, ME), typedAnswersOf(null, null)].map((typed) => typed.answer(3).read()),
  ).toEqual(['', '']);
  expect(typedAnswersOf('2024', ME).answer(3).read()).toBe('la mienne');
  expect(typedAnswersOf('2024', null).answer(3).read()).toBe('la leur');
});
