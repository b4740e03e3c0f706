import { describe, expect, test } from 'vitest';
import { assetFindings } from './assets.ts';
import { CURRENT_FOLDER } from './folders.ts';
import { readMedia } from './media.ts';
import { textsOf } from '../../src/escape-noel/edition/play.ts';
import { editionSql } from './seed.ts';
import { changed, edition, problemsOf, riddleOf } from './testEdition.ts';
import { typographyMistakes } from '../../src/escape-noel/edition/typography.ts';

const count = (type: string) => edition.riddles.filter(({ mediatype }) => mediatype === type).length;

describe("The repository's edition", () => {
  test('has 24 valid riddles', () => {
    expect(edition.riddles.map(({ day }) => day)).toEqual(
      Array.from({ length: 24 }, (_, index) => index + 1),
    );
  });

  test('names files that exist and are light enough', async () => {
    expect(await assetFindings(edition.riddles, await readMedia(CURRENT_FOLDER))).toEqual([]);
  });

  test('has three hints per riddle', () => {
    expect(edition.riddles.filter(({ hints }) => hints.length !== 3)).toEqual([]);
  });

  test('has at least six pictures, two sounds and one video', () => {
    const pictured = edition.riddles.filter(
      ({ mediatype, play }) => mediatype === 'image' || textsOf(play).some((text) => text.endsWith('.webp')),
    );
    expect([pictured.length >= 6, count('audio') >= 2, count('video') >= 1]).toEqual([true, true, true]);
  });
});

describe('The end of the contest', () => {
  test.each([
    ['a date', { ends_at: '2024-12-31T23:00:00Z' }],
    ['null', { ends_at: null }],
    ['absent', undefined],
  ])('can be %s', (_, contest) => {
    expect(problemsOf({ ...edition, contest })).toEqual([]);
  });

  test.each([
    [
      { ends_at: '31 décembre' },
      'contest.ends_at : doit être une date ISO, par exemple 2024-12-01T06:00:00Z',
    ],
    [{ ends_at: 20241231 }, 'contest.ends_at : doit être une date ISO, ou null'],
    [{ fin: null }, 'contest.ends_at'],
    [{ ends_at: null, fin: null }, 'contest.fin'],
  ])('cannot be %j, and the problem names the field', (contest, problem) => {
    expect(problemsOf({ ...edition, contest })).toEqual(
      expect.arrayContaining([expect.stringContaining(problem)]),
    );
  });
});

test('A draft edition may end before day 24', () => {
  expect(
    problemsOf(
      changed((copy) => copy.riddles.splice(3)),
      { draft: true },
    ),
  ).toEqual([]);
});

test('The SQL of an edition escapes its texts', () => {
  const sql = editionSql(
    changed((copy) => Object.assign(riddleOf(copy, 1), { title: "L'ombre d'un '); drop table users; --" })),
    [],
  );
  expect(sql).toContain("L''ombre d''un ''); drop table users; --");
});

test('French typography allows hours and sequences of punctuation marks', () => {
  expect(typographyMistakes('Rendez-vous à 6:30\u00a0: «\u00a0Quoi\u00a0?!\u00a0»')).toEqual([]);
});
