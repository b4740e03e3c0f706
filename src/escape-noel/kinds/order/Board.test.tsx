import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { domMax, LazyMotion } from 'framer-motion';
import { expect, test } from 'vitest';
import { BoardHarness, submitted } from '@/testing/BoardHarness';
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
    isPrimary: true,
  });
  fireEvent(target, Object.defineProperties(event, { pageX: { value: 10 }, pageY: { value: pageY } }));
}

test('a button moves an item by a place, announces it, and keeps the focus', () => {
  render(<BoardHarness board={board} />);
  expect(submitted()).toBe('rien');
  button('Reculer\u00A0: Anis').focus();
  fireEvent.click(button('Reculer\u00A0: Anis'));
  expect(file()).toEqual(['Brindille', 'Anis', 'Cannelle']);
  expect(submitted()).toBe('2 1 3');
  expect(screen.getByText('Anis : place 2 sur 3')).toBeTruthy();
  expect(document.activeElement).toBe(button('Reculer\u00A0: Anis'));
});

test('arrow keys move the item whose button has the focus, and stop at the ends', () => {
  render(<BoardHarness board={board} value="1 3 2" />);
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp'])
    fireEvent.keyDown(button('Avancer\u00A0: Brindille'), { key });
  expect(submitted()).toBe('2 1 3');
  expect(button('Avancer\u00A0: Brindille').getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(button('Reculer\u00A0: Brindille'), { key: 'ArrowDown' });
  expect(submitted()).toBe('1 2 3');
});

test('a dragged item follows the pointer, previews its place, and is dropped there', async () => {
  render(
    <LazyMotion features={domMax} strict>
      <BoardHarness board={board} />
    </LazyMotion>,
  );
  for (const [index, row] of screen.getAllByRole('listitem').entries()) {
    Object.defineProperties(row, { offsetTop: { value: index * 50 }, offsetHeight: { value: 40 } });
  }
  const handle = screen.getAllByRole('listitem')[0]?.querySelector('.order-handle') ?? document.body;
  point('pointerdown', handle, 10);
  point('pointermove', window, 120);
  await waitFor(() => expect(file()).toEqual(['Brindille', 'Cannelle', 'Anis']));
  expect(submitted()).toBe('rien');
  point('pointerup', window, 120);
  await waitFor(() => expect(submitted()).toBe('2 3 1'));
  expect(file()).toEqual(['Brindille', 'Cannelle', 'Anis']);
});

test('a locked board does not change', () => {
  render(<BoardHarness board={board} value="3 2 1" locked />);
  fireEvent.click(button('Reculer\u00A0: Cannelle'));
  fireEvent.keyDown(button('Reculer\u00A0: Cannelle'), { key: 'ArrowDown' });
  expect(submitted()).toBe('3 2 1');
});
