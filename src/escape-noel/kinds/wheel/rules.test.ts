import { describe, expect, it } from 'vitest';
import { facesOf, facing, rotationOf, turned, wheel, type DialsPlay, type RingPlay } from './rules';

const lock: DialsPlay = { kind: 'wheel', shape: 'dials', dials: ['0123456789', 'ABC', '0123456789'] };
const ring: RingPlay = { kind: 'wheel', shape: 'ring', message: 'ZVBZ SL WVUA' };

describe('the ring of letters', () => {
  it('maps each letter to the one that faces it', () => {
    expect(facing('A', 7)).toBe('H');
    expect(facing('Z', 1)).toBe('A');
    expect(facing('A', -1)).toBe('Z');
    expect(facing('M', 26)).toBe('M');
  });

  it('restores its rotation, and resets a corrupt one', () => {
    expect(rotationOf('25')).toBe(25);
    for (const corrupt of ['', 'A', '-3', '1.5', '999']) expect(rotationOf(corrupt)).toBe(0);
    expect(rotationOf('30')).toBe(4);
  });

  it('has a typed answer', () => {
    expect(wheel.answer?.(ring, '7')).toBeUndefined();
    expect(wheel.answerCount(ring)).toBe(Infinity);
    expect(wheel.examine(ring)).toEqual({ problems: [], answerCount: Infinity });
  });
});

describe("the lock's dials", () => {
  it('show their first face, then the one they are turned to', () => {
    expect(facesOf(lock, '')).toEqual(['0', 'A', '0']);
    expect(turned(lock, '', 1, 'C')).toBe('0 C 0');
    expect(turned(lock, '0 C 0', 2, '9')).toBe('0 C 9');
  });

  it('restore the valid part of a corrupt value', () => {
    expect(facesOf(lock, '7 Z')).toEqual(['7', 'A', '0']);
    expect(facesOf(lock, '77 B 5 5')).toEqual(['0', 'B', '5']);
  });

  it('submit what they show, once one was turned', () => {
    expect(wheel.answer?.(lock, '')).toBeNull();
    expect(wheel.answer?.(lock, '0 A 0')).toBe('0 A 0');
    expect(wheel.answerCount(lock)).toBe(300);
    const { canProduce } = wheel.examine(lock);
    expect(canProduce?.('7 B 2')).toBe(true);
    for (const other of ['7 D 2', '7 B', '7 B 2 2', '7B2']) expect(canProduce?.(other)).toBe(false);
  });
});

describe('the check of the edition rejects', () => {
  it.each([
    [{ ...ring, message: 'sous le pont' }, /^message\u00a0: s'écrit en capitales/],
    [{ ...ring, shape: 'square' }, /^shape\u00a0: est un anneau ou des molettes$/],
    [{ ...lock, dials: ['012', '0'] }, /^dials\.1\u00a0: se compose de chiffres ou de capitales/],
    [{ ...lock, dials: ['012'] }, /^dials\u00a0: en veut deux au moins$/],
    [{ ...lock, dials: ['01', '01', '01', '01', '01', '01'] }, /^dials\u00a0: en veut cinq au plus$/],
    [{ ...lock, dials: ['012', '011'] }, /^dials\.1\u00a0: un même signe y est deux fois$/],
  ])('%j', (data, problem) => {
    const { problems } = wheel.examine(data);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });
});
