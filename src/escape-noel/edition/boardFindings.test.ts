import { expect, test } from 'vitest';
import * as KINDS from '../kinds/index';
import { guessingSentence, problemInWords } from './boardFindings';

const elements = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1).padStart(2, '0'),
    x: 9,
    y: 9,
    name: 'Un',
    text: 'Un',
    radius: 70,
  }));
const keys = (count: number) =>
  ['C4', 'D4', 'E4', 'F4'].slice(0, count).map((note) => ({ name: note, note }));

// Rule 15.13.
test.each([
  [
    {
      kind: 'order',
      shape: 'file',
      first: 'a',
      last: 'b',
      items: elements(4).map(({ id, text }) => ({ id: id.slice(1), text })),
    },
    'Avec quatre choses, on peut trouver en essayant\u00A0: il en faut sept au moins',
  ],
  [
    {
      kind: 'trace',
      width: 9,
      height: 9,
      nodes: elements(3).map(({ id, x, y, name }) => ({ id, x, y, name })),
    },
    'Avec trois points, on peut trouver en essayant\u00A0: il en faut sept au moins',
  ],
  [
    {
      kind: 'touch',
      scene: '/edition/enigmes/bois.webp',
      alt: 'a',
      noun: 'lieu',
      places: elements(4).map(({ id, x, y, name, radius }) => ({ id, x, y, name, radius })),
    },
    'Avec quatre lieux, on peut trouver en essayant\u00A0: il en faut dix au moins',
  ],
  [
    { kind: 'grid', rows: ['***', '***'] },
    'Avec six lanternes, on peut trouver en essayant\u00A0: il en faut dix au moins',
  ],
  [
    { kind: 'listen', shape: 'keys', timbre: 'glassBell', keys: keys(3), length: 4 },
    'Avec trois touches et quatre coups, on peut trouver en essayant\u00A0: il faut sept coups au moins, ou plus de touches',
  ],
])('a board that can be guessed says how much it needs: %o', (play, sentence) => {
  const kind = new Map(Object.entries(KINDS)).get(play.kind);
  expect(kind && guessingSentence(play, kind.examine)).toBe(sentence);
});

test('a board with enough possible answers says nothing', () => {
  const play = { kind: 'grid', rows: ['*****', '*****'] };
  expect(guessingSentence(play, KINDS.grid.examine)).toBeNull();
});

test.each([
  ['items.0.text\u00A0: ne peut pas être vide', 'élément 1, texte\u00A0: ne peut pas être vide'],
  ['scene\u00A0: manque', 'image du fond\u00A0: manque'],
  ['places\u00A0: 01 et 02 se touchent', 'lieux\u00A0: 01 et 02 se touchent'],
  ['lines.2\u00A0: ne peut pas être vide', 'ligne 3\u00A0: ne peut pas être vide'],
])('the path « %s » is said in words', (problem, words) => {
  expect(problemInWords(problem)).toEqual({ field: 'play', message: words });
});

test('data that no board has are named in the field alone', () => {
  expect(problemInWords('items.0.titi\u00A0: manque')).toEqual({
    field: 'play.items.0.titi',
    message: 'autre donnée\u00A0: manque',
  });
});
