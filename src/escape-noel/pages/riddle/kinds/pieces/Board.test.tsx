import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Held } from '../Held';
import { readPlay } from './Board';

const board = readPlay({
  kind: 'pieces',
  whole: 'La borne, en morceaux',
  columns: 2,
  pieces: [['JE S'], ['UIS '], ['TA L'], ['UNE.']],
  laid: [1, 0, 3, 2],
});

const names = () => screen.getAllByRole('button').map((each) => each.querySelector('.sr-only')?.textContent);
const piece = (name: string) => screen.getByRole('button', { name });

test('a piece is named by its place and what it bears', () => {
  render(<Held board={board} />);
  expect(screen.getByRole('group', { name: 'La borne, en morceaux' })).toBeTruthy();
  expect(names()).toEqual([
    'rangée 1, place 1\u00A0: uis',
    'rangée 1, place 2\u00A0: je s',
    'rangée 2, place 1\u00A0: une.',
    'rangée 2, place 2\u00A0: ta l',
  ]);
});

test('two touched pieces change places, the first is pressed meanwhile, and the whole is read aloud once it is mended', () => {
  render(<Held board={board} />);
  fireEvent.click(piece('rangée 1, place 1\u00A0: uis'));
  expect(piece('rangée 1, place 1\u00A0: uis').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(piece('rangée 1, place 2\u00A0: je s'));
  expect(names().slice(0, 2)).toEqual(['rangée 1, place 1\u00A0: je s', 'rangée 1, place 2\u00A0: uis']);
  expect(screen.getByRole('status').textContent).toBe('Morceau posé\u00A0: rangée 1, place 2.');
  fireEvent.click(piece('rangée 2, place 2\u00A0: ta l'));
  fireEvent.click(piece('rangée 2, place 1\u00A0: une.'));
  expect(screen.getByRole('status').textContent).toBe('«\u00A0Je suis ta lune.\u00A0»');
});

test('an arrow key carries the piece that has the focus, which follows it; beyond the edge nothing moves', () => {
  render(<Held board={board} />);
  const first = piece('rangée 1, place 1\u00A0: uis');
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(piece('rangée 1, place 2\u00A0: uis'));
});

test('nothing can be moved while an answer is on its way', () => {
  render(<Held board={board} locked />);
  fireEvent.keyDown(piece('rangée 1, place 1\u00A0: uis'), { key: 'ArrowRight' });
  expect(names()[0]).toBe('rangée 1, place 1\u00A0: uis');
  expect(piece('rangée 1, place 1\u00A0: uis')).toHaveProperty('disabled', true);
});
