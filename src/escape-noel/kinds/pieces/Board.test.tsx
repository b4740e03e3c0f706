import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { domMax, LazyMotion } from 'framer-motion';
import { expect, test } from 'vitest';
import { BoardHarness } from '@/testing/BoardHarness';
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

test('a piece is named by its place and its text', () => {
  render(<BoardHarness board={board} />);
  expect(screen.getByRole('group', { name: 'La borne, en morceaux' })).toBeTruthy();
  expect(names()).toEqual([
    'rangée 1, place 1\u00A0: uis',
    'rangée 1, place 2\u00A0: je s',
    'rangée 2, place 1\u00A0: une.',
    'rangée 2, place 2\u00A0: ta l',
  ]);
});

test('two tapped pieces swap, the first is pressed meanwhile, and the whole is announced once complete', () => {
  render(<BoardHarness board={board} />);
  fireEvent.click(piece('rangée 1, place 1\u00A0: uis'));
  expect(piece('rangée 1, place 1\u00A0: uis').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(piece('rangée 1, place 2\u00A0: je s'));
  expect(names().slice(0, 2)).toEqual(['rangée 1, place 1\u00A0: je s', 'rangée 1, place 2\u00A0: uis']);
  expect(screen.getByRole('status').textContent).toBe('Morceau posé\u00A0: rangée 1, place 2.');
  fireEvent.click(piece('rangée 2, place 2\u00A0: ta l'));
  fireEvent.click(piece('rangée 2, place 1\u00A0: une.'));
  expect(screen.getByRole('status').textContent).toBe('«\u00A0Je suis ta lune.\u00A0»');
});

/** A finger on the page, in pixels; the pieces are 100 wide and 50 high. */
function point(type: string, target: Element | Window, x: number, y: number) {
  const init = { bubbles: true, pointerId: 1, pointerType: 'touch', isPrimary: true, clientX: x, clientY: y };
  const event = new PointerEvent(type, init);
  fireEvent(target, Object.defineProperties(event, { pageX: { value: x }, pageY: { value: y } }));
}

test('a piece dragged over another one swaps with it once dropped, and the click that ends the drag is no tap', async () => {
  render(
    <LazyMotion features={domMax} strict>
      <BoardHarness board={board} />
    </LazyMotion>,
  );
  const dragged = piece('rangée 1, place 1\u00A0: uis');
  Object.defineProperties(dragged, { offsetWidth: { value: 100 }, offsetHeight: { value: 50 } });
  point('pointerdown', dragged, 10, 10);
  point('pointermove', window, 20, 70);
  await waitFor(() => expect(names()[2]).toBe('rangée 2, place 1\u00A0: uis'));
  expect(screen.getByRole('status').textContent).toBe('');
  point('pointerup', window, 20, 70);
  fireEvent.click(dragged, { detail: 1, clientX: 20, clientY: 70 });
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Morceau posé\u00A0: rangée 2, place 1.'),
  );
  expect(names()[0]).toBe('rangée 1, place 1\u00A0: une.');
  expect(dragged.getAttribute('aria-pressed')).toBe('false');
  expect(document.activeElement).toBe(dragged);
});

test('a finger that moves a little is a tap', async () => {
  render(
    <LazyMotion features={domMax} strict>
      <BoardHarness board={board} />
    </LazyMotion>,
  );
  const tapped = piece('rangée 1, place 1\u00A0: uis');
  Object.defineProperties(tapped, { offsetWidth: { value: 100 }, offsetHeight: { value: 50 } });
  point('pointerdown', tapped, 10, 10);
  point('pointermove', window, 15, 14);
  await waitFor(() => expect(tapped.style.transform).toContain('5px'));
  point('pointerup', window, 15, 14);
  fireEvent.click(tapped, { detail: 1, clientX: 15, clientY: 14 });
  await waitFor(() => expect(tapped.style.transform).toBe('none'));
  expect(tapped.getAttribute('aria-pressed')).toBe('true');
});

test('an arrow key moves the piece that has the focus, which goes with it; at the edge nothing moves', () => {
  render(<BoardHarness board={board} />);
  const first = piece('rangée 1, place 1\u00A0: uis');
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(piece('rangée 1, place 2\u00A0: uis'));
});

test('a locked board does not change', () => {
  render(<BoardHarness board={board} locked />);
  fireEvent.keyDown(piece('rangée 1, place 1\u00A0: uis'), { key: 'ArrowRight' });
  expect(names()[0]).toBe('rangée 1, place 1\u00A0: uis');
  expect(piece('rangée 1, place 1\u00A0: uis')).toHaveProperty('disabled', true);
});
