import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BoardHarness } from '@/testing/BoardHarness';
import { readPlay } from './Board';

const ring = readPlay({ kind: 'wheel', shape: 'ring', message: 'ZVBZ' });
const lock = readPlay({ kind: 'wheel', shape: 'dials', dials: ['0123456789', '0123456789'] });

describe('the ring of letters', () => {
  it('turns by a notch a press, and announces which letter faces A', () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<BoardHarness onChange={onChange} board={ring} />);
    fireEvent.click(screen.getByRole('button', { name: 'Un cran en avant' }));
    fireEvent.click(screen.getByRole('button', { name: 'Un cran en avant' }));
    expect(screen.getByText('A est devenu C')).toBeTruthy();
    expect(onChange).toHaveBeenLastCalledWith('2');
    fireEvent.click(screen.getByRole('button', { name: 'Un cran en arrière' }));
    expect(screen.getByText('A est devenu B')).toBeTruthy();
  });

  it('is a slider whose arrow keys go past Z, with a description of all pairs of letters', () => {
    render(<BoardHarness board={ring} />);
    const slider = screen.getByRole('slider', { name: 'Le petit alphabet, qui tourne' });
    fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(slider.getAttribute('aria-valuetext')).toBe('A est devenu Z');
    expect(slider.getAttribute('aria-valuenow')).toBe('25');
    fireEvent.keyDown(slider, { key: 'ArrowUp' });
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(screen.getByText(/A B, B C, C D/)).toBeTruthy();
  });

  it('restores its rotation, and does not turn while locked', () => {
    render(<BoardHarness value="7" locked board={ring} />);
    const slider = screen.getByRole('slider');
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(slider.getAttribute('aria-valuetext')).toBe('A est devenu H');
    expect(screen.getByRole('button', { name: 'Un cran en avant' })).toHaveProperty('disabled', true);
  });

  it('follows a finger around its centre, and stops at a whole notch', () => {
    const onChange = vi.fn<(value: string) => void>();
    const { container } = render(<BoardHarness onChange={onChange} board={ring} />);
    const grip = container.querySelector('.wheel-grip') ?? document.body;
    vi.spyOn(grip, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 200));
    fireEvent.pointerDown(grip, { pointerId: 1, button: 0, clientX: 100, clientY: 10 });
    // A quarter of a turn back is six letters and a half forward.
    fireEvent.pointerMove(grip, { pointerId: 1, clientX: 36, clientY: 36 });
    fireEvent.pointerMove(grip, { pointerId: 1, clientX: 10, clientY: 102 });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.pointerUp(grip, { pointerId: 1 });
    expect(onChange).toHaveBeenLastCalledWith('7');
  });
});

describe("the lock's dials", () => {
  it('turn by buttons, arrow keys and typing', () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<BoardHarness onChange={onChange} board={lock} />);
    fireEvent.click(screen.getByRole('button', { name: 'Première molette\u00A0: un cran de moins' }));
    expect(onChange).toHaveBeenLastCalledWith('9 0');
    const second = screen.getByRole('spinbutton', { name: 'Deuxième molette' });
    fireEvent.keyDown(second, { key: 'ArrowUp' });
    expect(onChange).toHaveBeenLastCalledWith('9 1');
    fireEvent.keyDown(second, { code: 'Digit6', key: '-' });
    expect(second.getAttribute('aria-valuetext')).toBe('6');
    fireEvent.keyDown(second, { key: 'End' });
    expect(onChange).toHaveBeenLastCalledWith('9 9');
    fireEvent.keyDown(second, { key: 'Home' });
    expect(onChange).toHaveBeenLastCalledWith('9 0');
    fireEvent.keyDown(second, { key: 'Tab' });
    expect(onChange).toHaveBeenCalledTimes(5);
  });

  it.each([
    ['the normal size', 112],
    ['text at 200 %', 224],
  ])('turn a notch for each face that a finger passes, with %s', (_, height) => {
    const onChange = vi.fn<(value: string) => void>();
    render(<BoardHarness onChange={onChange} board={lock} />);
    const dial = screen.getByRole('spinbutton', { name: 'Première molette' });
    vi.spyOn(dial, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 44, height));
    fireEvent.pointerDown(dial, { pointerId: 1, button: 0, clientX: 0, clientY: height });
    fireEvent.pointerMove(dial, { pointerId: 1, clientX: 0, clientY: height * 0.2 });
    fireEvent.pointerUp(dial, { pointerId: 1 });
    expect(onChange).toHaveBeenLastCalledWith('2 0');
  });

  it('do not turn while locked', () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<BoardHarness value="4 2" locked onChange={onChange} board={lock} />);
    const dial = screen.getByRole('spinbutton', { name: 'Première molette' });
    fireEvent.keyDown(dial, { key: 'ArrowUp' });
    fireEvent.pointerDown(dial, { pointerId: 1, button: 0, clientY: 200 });
    fireEvent.pointerMove(dial, { pointerId: 1, clientY: 0 });
    fireEvent.pointerUp(dial, { pointerId: 1 });
    expect(onChange).not.toHaveBeenCalled();
    expect(dial.getAttribute('aria-valuetext')).toBe('4');
  });
});
