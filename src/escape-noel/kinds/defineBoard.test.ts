import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defineBoard } from './defineBoard';
import { grid, type GridPlay } from './grid/rules';
import type { BoardProps, KindProps } from './kind';
import { tool } from './tool/rules';
import { wheel } from './wheel/rules';

const lanterns: GridPlay = { kind: 'grid', rows: ['**', '*.'] };
const lock = { kind: 'wheel', shape: 'dials', dials: ['01', 'AB'] };
const letters: GridPlay = { kind: 'grid', rows: ['AB', 'CA'] };
const mirror = { kind: 'tool', tool: 'mirror', day: 5, name: 'le miroir', lines: ['Je suis là,', 'ici.'] };

const props: BoardProps = {
  value: '11 12',
  onChange: () => {},
  locked: false,
  hasSolved: () => false,
  hintCount: 0,
  soundOn: false,
  onPlayingChange: () => {},
};
const Rendered = ({ play, value }: KindProps<GridPlay>) => `${play.rows.join('/')} ${value}`;

test('a board gives the text to submit, where it produces one', () => {
  expect(defineBoard(grid, Rendered)(lanterns).answer('12 21')).toBe('12 21');
  expect(defineBoard(grid, Rendered)(lanterns).answer('')).toBeNull();
  expect(defineBoard(wheel, () => null)(lock).answer('0 B')).toBe('0 B');
});

test('where the answer is typed, a board gives no text', () => {
  expect(defineBoard(grid, Rendered)(letters).answer('')).toBeUndefined();
  expect(defineBoard(tool, () => null)(mirror).answer('')).toBeUndefined();
});

test("a board renders the day's data and the stored value", () => {
  expect(renderToString(defineBoard(grid, Rendered)(lanterns).render(props))).toBe('**/*. 11 12');
});

test('data of another kind are rejected', () => {
  expect(() => defineBoard(grid, Rendered)(mirror)).toThrow('grid');
});
