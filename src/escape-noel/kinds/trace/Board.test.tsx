import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BoardHarness, submitted } from '@/testing/BoardHarness';
import { readPlay } from './Board';

const board = readPlay({
  kind: 'trace',
  width: 10,
  height: 10,
  nodes: [
    { id: '01', x: 0, y: 0, name: 'Petite étoile, en haut', size: 2 },
    { id: '02', x: 10, y: 0, name: 'Grande étoile, à droite', size: 3 },
    { id: '03', x: 5, y: 9, name: 'La plus pâle, en bas', size: 1 },
  ],
});

const button = (name: string) => screen.getByRole('button', { name });

test('each node is a button that extends the line, named with its step', () => {
  render(<BoardHarness board={board} />);
  fireEvent.click(button('La plus pâle, en bas'));
  fireEvent.click(button('Grande étoile, à droite'));
  expect(button('Grande étoile, à droite, étape 2').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Grande étoile, à droite : étape 2 sur 3').getAttribute('aria-live')).toBe(
    'polite',
  );
  expect(screen.getByText('La plus pâle, en bas → Grande étoile, à droite')).toBeTruthy();
  expect(submitted()).toBe('rien');
  fireEvent.click(button('Petite étoile, en haut'));
  expect(submitted()).toBe('03 02 01');
});

test('the last step can be undone, and the whole line erased', () => {
  render(<BoardHarness board={board} value="03 02 01" />);
  fireEvent.click(button('Défaire le dernier pas'));
  expect(button('Petite étoile, en haut').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button('Tout effacer'));
  expect(screen.getByText(/^Clique sur le point de départ/)).toBeTruthy();
});

/** The plane, laid out with 100 pixels for its 10 units. */
function plane() {
  const group = screen.getByRole('group', { name: /Chaque lieu à relier est un bouton\.$/ });
  vi.spyOn(group, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  return group;
}

/** Drags a finger from a node through points of the plane. */
function draw(from: string, points: [x: number, y: number][]) {
  const group = plane();
  fireEvent.pointerDown(button(from), { pointerId: 1, isPrimary: true, button: 0 });
  for (const [clientX, clientY] of points) {
    fireEvent.pointerMove(group, { pointerId: 1, clientX, clientY });
  }
  fireEvent.pointerUp(group, { pointerId: 1 });
}

test('a finger draws the line from node to node, and back over its last step', () => {
  const { container } = render(<BoardHarness board={board} />);
  const thread = container.querySelector('.trace-thread');
  draw('La plus pâle, en bas', [
    [50, 60],
    [95, 5],
    [50, 5],
    [5, 5],
  ]);
  expect(submitted()).toBe('03 02 01');
  expect(thread?.getAttribute('visibility')).toBe('hidden');
  draw('Petite étoile, en haut, étape 3', [
    [50, 5],
    [95, 5],
  ]);
  expect(screen.getByText('La plus pâle, en bas → Grande étoile, à droite')).toBeTruthy();
});

test('a finger that stays on a node draws nothing: it taps the button', () => {
  render(<BoardHarness board={board} />);
  draw('La plus pâle, en bas', [[55, 85]]);
  expect(screen.getByText(/^Clique sur le point de départ/)).toBeTruthy();
});

test('a locked board does not change', () => {
  render(<BoardHarness board={board} value="03 02 01" locked />);
  fireEvent.click(button('Petite étoile, en haut, étape 3'));
  draw('La plus pâle, en bas, étape 1', [[95, 5]]);
  expect(submitted()).toBe('03 02 01');
});
