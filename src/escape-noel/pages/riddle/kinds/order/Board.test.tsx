import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Held, made } from '../Held';
import { readPlay } from './Board';

const board = readPlay({
  kind: 'order',
  shape: 'file',
  first: 'La tête',
  last: 'La queue',
  items: [
    { id: '1', text: 'Anis' },
    { id: '2', text: 'Brindille' },
    { id: '3', text: 'Cannelle' },
  ],
});

// Rows do not glide: this document has no layout.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
const button = (name: string) => screen.getByRole('button', { name });
const file = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.order-text')?.textContent);

/** A finger at a height of the page, in pixels. */
function point(type: string, target: Element | Window, pageY: number) {
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    pointerId: 1,
    pointerType: 'touch',
  });
  fireEvent(target, Object.defineProperties(event, { pageX: { value: 10 }, pageY: { value: pageY } }));
}

test('a button sends a thing back by a place, says so, and keeps the focus', () => {
  render(<Held board={board} />);
  expect(made()).toBe('rien');
  button('Reculer\u00A0: Anis').focus();
  fireEvent.click(button('Reculer\u00A0: Anis'));
  expect(file()).toEqual(['Brindille', 'Anis', 'Cannelle']);
  expect(made()).toBe('2 1 3');
  expect(screen.getByText('Anis : place 2 sur 3')).toBeTruthy();
  expect(document.activeElement).toBe(button('Reculer\u00A0: Anis'));
});

test('the arrow keys move the thing whose button has the focus, and stop at the ends', () => {
  render(<Held board={board} begun="1 3 2" />);
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp'])
    fireEvent.keyDown(button('Avancer\u00A0: Brindille'), { key });
  expect(made()).toBe('2 1 3');
  expect(button('Avancer\u00A0: Brindille').getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(button('Reculer\u00A0: Brindille'), { key: 'ArrowDown' });
  expect(made()).toBe('1 2 3');
});

test('a thing that is carried follows the pointer, and lands where it is let go', () => {
  render(<Held board={board} />);
  for (const [place, row] of screen.getAllByRole('listitem').entries()) {
    Object.defineProperties(row, { offsetTop: { value: place * 50 }, offsetHeight: { value: 40 } });
  }
  const handle = screen.getAllByRole('listitem')[0]?.querySelector('.order-handle') ?? document.body;
  point('pointerdown', handle, 10);
  point('pointermove', window, 120);
  point('pointerup', window, 120);
  expect(file()).toEqual(['Brindille', 'Cannelle', 'Anis']);
});

test('locked, nothing moves', () => {
  render(<Held board={board} begun="3 2 1" locked />);
  fireEvent.click(button('Reculer\u00A0: Cannelle'));
  fireEvent.keyDown(button('Reculer\u00A0: Cannelle'), { key: 'ArrowDown' });
  expect(made()).toBe('3 2 1');
});
