import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { redundantAnswers } from './answers.ts';
import { assetProblems } from './assets.ts';
import { readMedia, textsOf } from './media.ts';
import { changed, edition, problemsOf, riddleOf, root } from './edited.ts';
import { editionSql } from './seed.ts';
import { typographyProblems } from './typography.ts';

function count(type: string): number {
  return edition.riddles.filter(({ mediatype }) => mediatype === type).length;
}

/** Days that one looks at: a picture, or a scene that is played in. */
const pictured = edition.riddles.filter(
  ({ mediatype, play }) => mediatype === 'image' || textsOf(play).some((text) => text.endsWith('.webp')),
);

describe("L'édition du dépôt", () => {
  test('a vingt-quatre énigmes, toutes valides', () => {
    expect(edition.riddles.map(({ day }) => day)).toEqual(
      Array.from({ length: 24 }, (_, index) => index + 1),
    );
  });

  test('nomme des fichiers qui existent et ne pèsent pas trop', async () => {
    expect(await assetProblems(edition, await readMedia(join(root, 'supabase/edition')))).toEqual([]);
  });

  test('a trois indices par énigme', () => {
    expect(edition.riddles.filter(({ hints }) => hints.length !== 3)).toEqual([]);
  });

  test('a au moins six images, deux sons et un film', () => {
    expect([pictured.length >= 6, count('audio') >= 2, count('video') >= 1]).toEqual([true, true, true]);
  });
});

describe("La fin du concours, donnée par l'édition", () => {
  test.each([
    ['une date', { ends_at: '2024-12-31T23:00:00Z' }],
    ['aucune', { ends_at: null }],
    ['rien du tout', undefined],
  ])('%s', (_, contest) => {
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
  ])('%j est refusé, et le champ est nommé', (contest, problem) => {
    expect(problemsOf({ ...edition, contest })).toEqual(
      expect.arrayContaining([expect.stringContaining(problem)]),
    );
  });
});

test('Une variante que les autres rendent inutile est signalée, sauf un nombre', () => {
  expect(
    redundantAnswers({
      question: "Par où l'éclat est-il entré ?",
      answers: ['cheminée', 'la cheminée', 'il est entré par la cheminée', 'cheminé', 'conduit', '7', 'sept'],
    }),
  ).toEqual(['la cheminée', 'il est entré par la cheminée', 'cheminé']);
});

test("une édition en cours d'écriture peut n'avoir que ses premiers jours", () => {
  expect(
    problemsOf(
      changed((copy) => copy.riddles.splice(3)),
      { draft: true },
    ),
  ).toEqual([]);
});

test("le SQL d'une édition se lit quel que soit le texte", () => {
  const sql = editionSql(
    changed((copy) => Object.assign(riddleOf(copy, 1), { title: "L'ombre d'un '); drop table users; --" })),
    [],
  );
  expect(sql).toContain("L''ombre d''un ''); drop table users; --");
});

test('la typographie française admet les heures, les adresses et les suites de signes', () => {
  expect(
    typographyProblems('Rendez-vous à 6:30 : «\u00a0Quoi\u00a0?!\u00a0»'.replace(' : ', '\u00a0: ')),
  ).toEqual([]);
});
