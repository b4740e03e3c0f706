import { fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { readPlay } from './Board';

function Page({ rows, locked = false }: { rows: string[]; locked?: boolean }) {
  const board = readPlay({ kind: 'grid', rows });
  const [begun, onChange] = useState('');
  return (
    <>
      {board.draw({
        begun,
        onChange,
        locked,
        hasSolved: () => false,
        hintCount: 0,
        soundOn: false,
        onHush: () => undefined,
      })}
      <output>{board.answer ? board.answer(begun) : 'à taper'}</output>
    </>
  );
}

const lamp = (name: string) => screen.getByRole('switch', { name });
const isLit = (name: string) => lamp(name).getAttribute('aria-checked') === 'true';
const made = () => screen.getByRole('status').textContent;

test('a lantern is a switch with a name, and the number of those that are lit is said', () => {
  render(<Page rows={['**', '.*']} />);
  expect(isLit('Rangée 1, lanterne 2')).toBe(true);
  expect(isLit('Rangée 2, lanterne 1')).toBe(false);
  fireEvent.click(lamp('Rangée 1, lanterne 2'));
  expect(isLit('Rangée 1, lanterne 2')).toBe(false);
  expect(screen.getByText('2 lanternes allumées').getAttribute('aria-live')).toBe('polite');
  expect(made()).toBe('11 22');
});

test('everything can be begun again', () => {
  render(<Page rows={['**', '.*']} />);
  fireEvent.click(lamp('Rangée 2, lanterne 1'));
  fireEvent.click(screen.getByRole('button', { name: 'Recommencer' }));
  expect(isLit('Rangée 2, lanterne 1')).toBe(false);
  expect(made()).toBe('');
});

test('the arrow keys go from lamp to lamp and stop at the edge: one stop of the Tab key for all', () => {
  render(<Page rows={['**', '**']} />);
  lamp('Rangée 1, lanterne 1').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  }
  expect(document.activeElement).toBe(lamp('Rangée 2, lanterne 2'));
  expect(screen.getAllByRole('switch').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0]);
});

test('a window says its letter and its floor, counted from below; what it spells is typed', () => {
  render(<Page rows={['AB', 'CA']} />);
  expect(isLit('C, étage 1, fenêtre 1')).toBe(true);
  fireEvent.click(lamp('B, étage 2, fenêtre 2'));
  expect(screen.getByText('3 fenêtres allumées')).toBeTruthy();
  expect(made()).toBe('à taper');
});

test('locked, no lamp changes', () => {
  render(<Page locked rows={['**', '**']} />);
  fireEvent.click(lamp('Rangée 1, lanterne 1'));
  expect(isLit('Rangée 1, lanterne 1')).toBe(true);
});
