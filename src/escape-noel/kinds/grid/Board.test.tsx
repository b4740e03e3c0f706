import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BoardHarness, submitted } from '@/testing/BoardHarness';
import { readPlay } from './Board';

const grid = (...rows: string[]) => readPlay({ kind: 'grid', rows });
const lamp = (name: string) => screen.getByRole('switch', { name });
const isLit = (name: string) => lamp(name).getAttribute('aria-checked') === 'true';

test('a lantern is a switch with a name, and the number of lit ones is announced', () => {
  render(<BoardHarness board={grid('**', '.*')} />);
  expect(isLit('Rangée 1, lanterne 2')).toBe(true);
  expect(isLit('Rangée 2, lanterne 1')).toBe(false);
  fireEvent.click(lamp('Rangée 1, lanterne 2'));
  expect(isLit('Rangée 1, lanterne 2')).toBe(false);
  expect(screen.getByText('2 lanternes allumées').getAttribute('aria-live')).toBe('polite');
  expect(submitted()).toBe('11 22');
});

test('« Recommencer » resets the board', () => {
  render(<BoardHarness board={grid('**', '.*')} />);
  fireEvent.click(lamp('Rangée 2, lanterne 1'));
  fireEvent.click(screen.getByRole('button', { name: 'Recommencer' }));
  expect(isLit('Rangée 2, lanterne 1')).toBe(false);
  expect(submitted()).toBe('rien');
});

test('arrow keys move the focus up to the edge, and Tab stops once for all lamps', () => {
  render(<BoardHarness board={grid('**', '**')} />);
  lamp('Rangée 1, lanterne 1').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  }
  expect(document.activeElement).toBe(lamp('Rangée 2, lanterne 2'));
  expect(screen.getAllByRole('switch').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0]);
});

test('a window is named by its letter and its floor from below; the answer is typed', () => {
  render(<BoardHarness board={grid('AB', 'CA')} />);
  expect(isLit('C, étage 1, fenêtre 1')).toBe(true);
  fireEvent.click(lamp('B, étage 2, fenêtre 2'));
  expect(screen.getByText('3 fenêtres allumées')).toBeTruthy();
  expect(submitted()).toBe('à taper');
});

test('a locked board does not change', () => {
  render(<BoardHarness board={grid('**', '**')} locked />);
  fireEvent.click(lamp('Rangée 1, lanterne 1'));
  expect(isLit('Rangée 1, lanterne 1')).toBe(true);
});
