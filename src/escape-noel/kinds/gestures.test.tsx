import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bodyTexts } from './body';
import { readPlay as readPieces } from './pieces/Board';
import { readPlay as readTrace } from './trace/Board';

// Rule 3.18.

const PIECES = {
  kind: 'pieces',
  whole: 'La neige',
  columns: 2,
  pieces: [['LA'], [' N'], ['EI'], ['GE']],
  laid: [1, 0, 3, 2],
};
const TRACE = {
  kind: 'trace',
  width: 100,
  height: 100,
  nodes: ['01', '02', '03'].map((id, index) => ({ id, x: index * 40, y: 50, name: `étoile ${id}`, size: 2 })),
};
const props = {
  value: '',
  onChange: () => {},
  locked: false,
  hasSolved: () => false,
  hintCount: 0,
  soundOn: false,
  onPlayingChange: () => {},
};

function hold(pointer: 'mouse' | 'finger'): void {
  const matches = (query: string) => query === '(pointer: fine)' && pointer === 'mouse';
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: matches(query) }),
  );
}
const shown = () => document.querySelector('[data-narration="board-0"]')?.textContent;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['pieces', readPieces(PIECES)],
  ['trace', readTrace(TRACE)],
])('a board of %s names the gestures of the device in hand, and the voice reads the same', (_kind, board) => {
  hold('finger');
  const [byFinger = ''] = board.narrated('');
  render(board.render(props));
  expect(shown()).toBe(byFinger);
  expect(byFinger).toMatch(/touche/i);
  expect(byFinger).not.toMatch(/clavier|souris|clique/i);
  cleanup();

  hold('mouse');
  const [byMouse = ''] = board.narrated('');
  render(board.render(props));
  expect(shown()).toBe(byMouse);
  expect(byMouse).toMatch(/clique/i);
  expect(byMouse).not.toMatch(/touche|doigt/i);
});

test('what a day asks names the gestures of the device in hand', () => {
  expect(bodyTexts({ kind: 'grid' }, 'none', false).join(' ')).not.toMatch(/clavier|souris|clic/);
  expect(bodyTexts({ kind: 'grid' }, 'none', true).join(' ')).not.toMatch(/touche|doigt/);
});
