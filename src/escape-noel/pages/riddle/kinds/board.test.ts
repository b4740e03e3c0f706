import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { board } from './board';
import { grid, type GridPlay } from './grid/rules';
import type { BoardProps, Hands } from './kind';
import { tool } from './tool/rules';
import { wheel } from './wheel/rules';

const lanterns: GridPlay = { kind: 'grid', rows: ['**', '*.'] };
const lock = { kind: 'wheel', shape: 'dials', dials: ['01', 'AB'] };
const letters: GridPlay = { kind: 'grid', rows: ['AB', 'CA'] };
const mirror = { kind: 'tool', tool: 'mirror', day: 5, name: 'le miroir', lines: ['Je suis là,', 'ici.'] };

const hands: Hands = {
  begun: '11 12',
  onChange: () => {},
  locked: false,
  hasSolved: () => false,
  hintCount: 0,
  soundOn: false,
  onHush: () => {},
};
const Drawn = ({ play, begun }: BoardProps<GridPlay>) => `${play.rows.join('/')} ${begun}`;

test('a board hands in the text that it makes, where one is made', () => {
  expect(board(grid, Drawn)(lanterns).answer('12 21')).toBe('12 21');
  expect(board(grid, Drawn)(lanterns).answer('')).toBeNull();
  expect(board(wheel, () => null)(lock).answer('0 B')).toBe('0 B');
});

test('where the answer is typed a board hands in nothing', () => {
  expect(board(grid, Drawn)(letters).answer('')).toBeUndefined();
  expect(board(tool, () => null)(mirror).answer('')).toBeUndefined();
});

test("a board draws the day's data and what was begun", () => {
  expect(renderToString(board(grid, Drawn)(lanterns).draw(hands))).toBe('**/*. 11 12');
});

test("another kind's data are refused", () => {
  expect(() => board(grid, Drawn)(mirror)).toThrow('grid');
});
