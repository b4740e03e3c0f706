import { describe, expect, test } from 'vitest';
import { fieldChanges, mergedContent, mergeFields, wordChanges } from './diff';

describe('What two contents differ by', () => {
  test('is listed by field, whatever the order of keys and without what the board makes', () => {
    const before = { title: 'Le pont', hints: [{ texte: 'un' }], board_answers: ['1 2'], media_alt: null };
    const after = { hints: [{ texte: 'deux' }], title: 'Le pont', closing: 'Fin.' };
    expect(fieldChanges(before, after)).toEqual([
      { path: 'hints.0.texte', before: 'un', after: 'deux' },
      { path: 'closing', before: null, after: 'Fin.' },
    ]);
  });

  test('is everything for a part that was added or removed', () => {
    expect(fieldChanges(null, { title: 'Neuf' })).toEqual([{ path: 'title', before: null, after: 'Neuf' }]);
    expect(fieldChanges({ title: 'Neuf' }, null)).toEqual([{ path: 'title', before: 'Neuf', after: null }]);
  });
});

/** « -removed », « +added » or « =common ». */
const changes = (before: string, after: string) =>
  wordChanges(before, after).map(
    ({ added, removed, value }) => `${added ? '+' : removed ? '-' : '='}${value}`,
  );

describe('Two texts are compared word by word', () => {
  test.each([
    ['Le petit lutin dort.', 'Le grand lutin dort.', ['=Le ', '-petit', '+grand', '= lutin dort.']],
    [
      'La ronde des pierres',
      'Les pierres qui dansent',
      ['-La ronde des', '+Les', '= pierres ', '+qui dansent'],
    ],
    [
      'Elle porte encore trois marques de bec. Depuis, elle préfère les poches qui se boutonnent.',
      "La gardienne de la cour l'a tricotée avec la laine d'un mouton de nuage.",
      [
        '-Elle porte encore trois marques de bec. Depuis, elle préfère les poches qui se boutonnent.',
        "+La gardienne de la cour l'a tricotée avec la laine d'un mouton de nuage.",
      ],
    ],
    ['', 'Tout neuf', ['+Tout neuf']],
    ['Tout vieux', '', ['-Tout vieux']],
  ])('and only the words that changed are marked: %s', (before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  test('and a space that alone has changed is marked', () => {
    expect(changes('Quoi ?', 'Quoi\u00A0?').filter((each) => !each.startsWith('='))).not.toEqual([]);
  });
});

describe('Two contents that began as one are merged by field', () => {
  const base = { title: 'Ancien', closing: 'Fin.', question: 'Quoi ?' };
  const mine = { title: 'Mien', closing: 'Ma fin.', question: 'Quoi ?' };
  const theirs = { title: 'Sien', closing: 'Fin.', question: 'Qui ?' };
  const fields = mergeFields(base, mine, theirs);

  test('each field suggests the side that changed it, and says where both did', () => {
    expect(fields.map(({ name, isContested, suggested }) => [name, isContested, suggested])).toEqual([
      ['title', true, 'mine'],
      ['closing', false, 'mine'],
      ['question', false, 'theirs'],
    ]);
  });

  test('nothing that one side alone wrote is lost, and the choice decides the others', () => {
    expect(mergedContent(mine, fields, new Map())).toEqual({
      title: 'Mien',
      closing: 'Ma fin.',
      question: 'Qui ?',
    });
    expect(mergedContent(mine, fields, new Map([['title', 'theirs']]))).toMatchObject({ title: 'Sien' });
  });
});
