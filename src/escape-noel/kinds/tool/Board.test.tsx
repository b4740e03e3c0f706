import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { BoardHarness } from '@/testing/BoardHarness';
import { readPlay } from './Board';

const mirror = readPlay({
  kind: 'tool',
  tool: 'mirror',
  day: 5,
  name: 'le petit miroir',
  lines: ['Je suis là,', 'dans la nuit.'],
});
const spyglass = readPlay({
  kind: 'tool',
  tool: 'spyglass',
  day: 14,
  name: 'la longue-vue',
  scene: '/edition/enigmes/jour-19.webp',
  alt: 'Un ciel.',
  stars: [
    { x: 240, y: 180, colour: 'bleue', note: 'Je dis vrai.' },
    { x: 720, y: 540, colour: 'rouge', note: 'Je mens.' },
  ],
});

const show = (board: typeof mirror, { solved = [] as number[], hintCount = 0 } = {}) =>
  render(
    <MemoryRouter>
      <BoardHarness board={board} hasSolved={(day) => solved.includes(day)} hintCount={hintCount} />
    </MemoryRouter>,
  );

/** The lines as a screen reader reads them. */
const linesRead = () => [...document.querySelectorAll('li .sr-only')].map((line) => line.textContent);

test('without the mirror every line is read backwards, and the day that gives it is named and linked', () => {
  show(mirror);
  expect(linesRead()).toEqual([',àl sius eJ', '.tiun al snad']);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByRole('link', { name: 'Aller au jour 5' }).getAttribute('href')).toBe(
    '/escape-noel/jour/5',
  );
});

test('the line under the mirror is readable, and a slider moves the mirror', () => {
  show(mirror, { solved: [5] });
  expect(linesRead()).toEqual(['Je suis là,', '.tiun al snad']);
  const slider = screen.getByRole('slider', { name: /miroir/ });
  fireEvent.change(slider, { target: { value: '2' } });
  expect(linesRead()).toEqual([',àl sius eJ', 'dans la nuit.']);
  expect(slider.getAttribute('aria-valuetext')).toBe('dans la nuit.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('the mirror follows a finger', () => {
  show(mirror, { solved: [5] });
  const sheet = screen.getByRole('list');
  sheet.getBoundingClientRect = () => new DOMRect(0, 100, 300, 100);
  fireEvent.pointerDown(sheet, { clientY: 190 });
  expect(linesRead()[1]).toBe('dans la nuit.');
  fireEvent.pointerMove(sheet, { clientY: 20 });
  expect(linesRead()[0]).toBe('Je suis là,');
});

test('the tool can be borrowed after two hints', () => {
  show(mirror, { hintCount: 2 });
  expect(screen.getByRole('slider')).toBeTruthy();
});

test('a star in the spyglass shows its colour and its note; without the spyglass it shows nothing', () => {
  const { unmount } = show(spyglass);
  expect(screen.getByRole('img', { name: 'Un ciel.' })).toBeTruthy();
  expect([screen.queryByRole('button'), screen.queryByRole('status')]).toEqual([null, null]);
  unmount();
  show(spyglass, { solved: [14] });
  act(() => screen.getByRole('button', { name: 'Étoile 2' }).focus());
  expect(screen.getByRole('status').textContent).toBe('Étoile rouge\u00A0: Je mens.');
  expect(screen.getByRole('button', { name: 'Étoile 2' }).getAttribute('aria-pressed')).toBe('true');
});

test('the lens follows the pointer by a transform, and the last note stays between two stars', () => {
  const { container } = show(spyglass, { solved: [14] });
  const sky = screen.getByRole('group', { name: 'Un ciel.' });
  sky.getBoundingClientRect = () => new DOMRect(0, 0, 960, 720);
  fireEvent.pointerMove(sky, { clientX: 250, clientY: 190 });
  expect(screen.getByRole('status').textContent).toBe('Étoile bleue\u00A0: Je dis vrai.');
  fireEvent.pointerMove(sky, { clientX: 480, clientY: 360 });
  expect(container.querySelector<HTMLElement>('.sky-lens')?.style.transform).toBe(
    'translate(50cqw, 37.5cqw)',
  );
  expect(screen.getByRole('status').textContent).toBe('Étoile bleue\u00A0: Je dis vrai.');
});
