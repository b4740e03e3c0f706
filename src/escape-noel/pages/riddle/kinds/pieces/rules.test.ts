import { expect, test } from 'vitest';
import { beside, exchanged, isWhole, pieces, readWhole, standing, type PiecesPlay } from './rules';

const play: PiecesPlay = {
  kind: 'pieces',
  whole: 'La borne, en morceaux',
  columns: 2,
  pieces: [
    ['JE SU', ' CLAI'],
    ['IS   ', 'RE.  '],
    [' MAIS', 'DEVIN'],
    [' OÙ ?', 'E.   '],
  ],
  laid: [1, 0, 3, 2],
};

test('the pieces lie as the edition has laid them, then as they were put, and damage changes nothing', () => {
  expect(standing(play, '')).toEqual([1, 0, 3, 2]);
  expect(standing(play, '0 1 2 3')).toEqual([0, 1, 2, 3]);
  for (const damage of ['0 1 2', '0 1 2 2', '0 1 2 4', '0 1 2 3 3', 'a b c d', '0 1 2 3.5', '-1 0 1 2'])
    expect(standing(play, damage)).toEqual(play.laid);
});

test('two places change their pieces, and the whole is whole once every piece is where it belongs', () => {
  const half = exchanged(play, '', 0, 1);
  expect(half).toBe('0 1 3 2');
  expect(isWhole(play, half)).toBe(false);
  expect(isWhole(play, exchanged(play, half, 3, 2))).toBe(true);
});

const at = (place: number, x: number, y: number) => beside(play, place, { x, y });

test('a place has neighbours on its own rows and columns alone', () => {
  expect([at(0, 1, 0), at(3, -1, 0), at(0, 0, 1), at(0, 1, 1)]).toEqual([1, 2, 2, 3]);
  expect([at(1, 1, 0), at(0, -1, 0), at(0, 0, -1), at(3, 0, 1)]).toEqual([null, null, null, null]);
});

test('the whole is read line after line across its pieces, as one says it', () => {
  expect(readWhole(play)).toBe('Je suis claire. Mais où ? Devine.');
});

test('a sentence begins with a capital, however far from the one before', () => {
  const rows = [['OUI. '], [' NON '], ['? À D'], ['EMAIN']];
  expect(readWhole({ ...play, pieces: rows })).toBe('Oui.  Non ? À demain');
});

test('the answer is typed: the board makes none', () => {
  expect(pieces.examine(play).problems).toEqual([]);
  expect([pieces.answer, pieces.finishes(play)]).toEqual([undefined, Infinity]);
});

test.each<[string, Partial<PiecesPlay>, string]>([
  ['a row without its last piece', { columns: 3 }, 'la dernière rangée est incomplète'],
  ['a piece of more lines', { pieces: [['AB'], ['CD'], ['EF'], ['GH', 'IJ']] }, "n'ont pas autant de lignes"],
  ['a longer line', { pieces: [['AB'], ['CD'], ['EF'], ['GHI']] }, "n'ont pas la même longueur"],
  ['a piece laid twice', { laid: [1, 0, 3, 3] }, 'chaque morceau y est une fois'],
  ['a piece laid where it belongs', { laid: [0, 2, 3, 1] }, 'un morceau est déjà à sa place'],
  ['more columns than a phone shows', { columns: 4 }, 'en veut trois au plus'],
  ['a line without a letter', { pieces: [[''], [''], [''], ['']] }, 'ne peut pas être vide'],
])('%s is refused', (_, change, problem) => {
  expect(pieces.examine({ ...play, ...change }).problems.join()).toContain(problem);
});
