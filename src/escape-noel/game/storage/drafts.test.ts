// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetDrafts } from '@/lib/draft';
import { draftsOf, letterDraft } from './drafts';
import { startEdition } from './playedEdition';

const ME = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const write = (player: string | null, text: string) => {
  const drafts = draftsOf(null, player);
  for (const each of [drafts.answer(3), drafts.board(3), drafts.bonusAnswer(3), drafts.finalSentence])
    each.write(text);
  draftsOf('2023', player).answer(3).write(text);
  letterDraft(player).write({ message: text });
};
const read = (player: string | null) => {
  const drafts = draftsOf(null, player);
  return [
    ...[drafts.answer(3), drafts.board(3), drafts.bonusAnswer(3), drafts.finalSentence].map((each) =>
      each.read(),
    ),
    draftsOf('2023', player).answer(3).read(),
    letterDraft(player).read().message,
  ];
};
const all = (text: string) => Array.from({ length: 6 }, () => text);

test("what a tab stored before players were named is found as the visitor's (rule 3.10)", () => {
  sessionStorage.setItem('escape-noel-draft-3', '"ombre"');
  sessionStorage.setItem('escape-noel-play-3-2023', '"0123"');
  sessionStorage.setItem('brouillon-jeu', '{"name":"","email":"","subject":"","message":"Bonjour"}');
  expect(draftsOf(null, null).answer(3).read()).toBe('ombre');
  expect(draftsOf('2023', null).board(3).read()).toBe('0123');
  expect(letterDraft(null).read().message).toBe('Bonjour');
  expect(read(ME)).toEqual(all(''));
});

test('each player has drafts of their own, and « Quitter » forgets those of who leaves', () => {
  for (const [player, text] of [
    [null, 'la leur'],
    [ME, 'la mienne'],
    [OTHER, 'la sienne'],
  ] as const)
    write(player, text);
  expect([read(null), read(ME), read(OTHER)]).toEqual([all('la leur'), all('la mienne'), all('la sienne')]);
  forgetDrafts(ME);
  expect([read(null), read(ME), read(OTHER)]).toEqual([all('la leur'), all(''), all('la sienne')]);
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('mienne');
});

test('drafts of every player move to the keys of the edition that ends', () => {
  startEdition('2024');
  draftsOf(null, ME).answer(3).write('la mienne');
  draftsOf(null, null).answer(3).write('la leur');
  startEdition('2025');
  expect([draftsOf(null, ME), draftsOf(null, null)].map((drafts) => drafts.answer(3).read())).toEqual([
    '',
    '',
  ]);
  expect(draftsOf('2024', ME).answer(3).read()).toBe('la mienne');
  expect(draftsOf('2024', null).answer(3).read()).toBe('la leur');
});
