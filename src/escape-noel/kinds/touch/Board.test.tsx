import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BoardHarness } from '@/testing/BoardHarness';
import { readPlay } from './Board';

const board = readPlay({
  kind: 'touch',
  scene: '/edition/enigmes/jour-04.webp',
  alt: 'Un bois.',
  noun: 'guetteur',
  places: [
    { id: '01', x: 240, y: 300, radius: 66, name: 'Un hibou qui dort' },
    { id: '02', x: 720, y: 900, radius: 66, name: 'Un écureuil' },
  ],
});

const place = (name: string) => screen.getByRole('button', { name });

test('each place is a button named by what is there, pressed once chosen, and counted', () => {
  render(<BoardHarness board={board} />);
  expect(screen.getByRole('group', { name: /^Un bois\./ })).toBeTruthy();
  fireEvent.click(place('Un écureuil'));
  expect(place('Un écureuil').getAttribute('aria-pressed')).toBe('true');
  expect(place('Un hibou qui dort').getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('status').textContent).toBe('1\u00A0guetteur choisi');
  fireEvent.click(place('Un écureuil'));
  expect(screen.getByRole('status').textContent).toBe('0\u00A0guetteur choisi');
});

test('the light follows the pointer, by a transform alone', () => {
  const { container } = render(<BoardHarness board={board} />);
  const scene = screen.getByRole('group');
  scene.getBoundingClientRect = () => new DOMRect(10, 20, 300, 400);
  fireEvent.pointerMove(scene, { clientX: 10, clientY: 420 });
  const dark = container.querySelector<HTMLElement>('.touch-dark');
  expect(dark?.style.transform).toBe('translate(-25%, 25%)');
  fireEvent.pointerMove(scene, { clientX: 900, clientY: 20 });
  expect(dark?.style.transform).toBe('translate(25%, -25%)');
});

test('with the keyboard, the light follows the focus', () => {
  const { container } = render(<BoardHarness board={board} />);
  place('Un hibou qui dort').focus();
  const dark = container.querySelector<HTMLElement>('.touch-dark');
  expect(dark?.style.transform).toBe('translate(-12.5%, -12.5%)');
});

test('chosen places are restored, and a locked board does not change', () => {
  render(<BoardHarness board={board} value="02 truc" locked />);
  expect(place('Un écureuil').getAttribute('aria-pressed')).toBe('true');
  expect(place('Un écureuil')).toHaveProperty('disabled', true);
});
