import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PassingDialog } from './PassingDialog';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onClose = vi.fn<() => void>();
const onHelp = vi.fn<() => void>();

/** A field that has the focus, and a dialog that opens over it. */
function open(autoCloseMs: number | null = 2_000) {
  onClose.mockReset();
  onHelp.mockReset();
  render(
    <>
      <input aria-label="Ta réponse" />
      <PassingDialog autoCloseMs={autoCloseMs} onClose={onClose} open title="Ténèbres persistantes">
        <button onClick={onHelp} type="button">
          Un indice ?
        </button>
      </PassingDialog>
    </>,
  );
  const field = screen.getByLabelText('Ta réponse');
  act(() => field.focus());
  return field;
}
const help = () => screen.getByRole('button', { name: 'Un indice ?' });

test('it closes by itself after its time', () => {
  open();
  act(() => void vi.advanceTimersByTime(1_999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each(['a', 'Escape', 'Shift'])('the key « %s » closes it, and the focus stays in the field', (key) => {
  const field = open(null);
  expect(fireEvent.keyDown(field, { key })).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(field);
});

test('Enter closes it, and does not send the answer again', () => {
  const field = open(null);
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a tap beside it closes it, and takes no focus', () => {
  const field = open(null);
  const dialog = screen.getByRole('dialog', { name: 'Ténèbres persistantes' });
  fireEvent.pointerDown(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(fireEvent.mouseDown(dialog)).toBe(false);
  expect(document.activeElement).toBe(field);
});

test('typing without keys, as a screen keyboard may, closes it', () => {
  const field = open(null);
  fireEvent.input(field, { target: { value: 'p' } });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Tab goes to its own button, which does not close it', () => {
  const field = open(null);
  expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(false);
  expect(document.activeElement).toBe(help());
  fireEvent.keyDown(help(), { key: 'Enter' });
  fireEvent.pointerDown(help());
  fireEvent.click(help());
  expect(onHelp).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});
