import { expect, test } from 'vitest';
import { currentOrder, isWhole, neighbour, pieces, readWhole, swapped, type PiecesPlay } from './rules';

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

test('the pieces are in the order of the edition, then of the player; a corrupt value is ignored', () => {
  expect(currentOrder(play, '')).toEqual([1, 0, 3, 2]);
  expect(currentOrder(play, '0 1 2 3')).toEqual([0, 1, 2, 3]);
  for (const corrupt of ['0 1 2', '0 1 2 2', '0 1 2 4', '0 1 2 3 3', 'a b c d', '0 1 2 3.5', '-1 0 1 2'])
    expect(currentOrder(play, corrupt)).toEqual(play.laid);
});

test('two places swap their pieces, and the whole is complete once every piece is in its place', () => {
  const half = swapped(play, '', 0, 1);
  expect(half).toBe('0 1 3 2');
  expect(isWhole(play, half)).toBe(false);
  expect(isWhole(play, swapped(play, half, 3, 2))).toBe(true);
});

const at = (place: number, x: number, y: number) => neighbour(play, place, { x, y });

test('a place has neighbours within the grid only', () => {
  expect([at(0, 1, 0), at(3, -1, 0), at(0, 0, 1), at(0, 1, 1)]).toEqual([1, 2, 2, 3]);
  expect([at(1, 1, 0), at(0, -1, 0), at(0, 0, -1), at(3, 0, 1)]).toEqual([null, null, null, null]);
});

test('the whole is read line by line across its pieces, in sentence case', () => {
  expect(readWhole(play)).toBe('Je suis claire. Mais où ? Devine.');
});

test('a sentence starts with a capital, however far from the one before', () => {
  const rows = [['OUI. '], [' NON '], ['? À D'], ['EMAIN']];
  expect(readWhole({ ...play, pieces: rows })).toBe('Oui.  Non ? À demain');
});

test('the answer is typed', () => {
  expect(pieces.examine(play).problems).toEqual([]);
  expect([pieces.answer, pieces.answerCount(play)]).toEqual([undefined, Infinity]);
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
