import { expect, test } from 'vitest';
import { fractionAt, positionStyle } from './geometry';

/** A pointer on an element of 200 by 50 whose corner is at 30 and 10. */
const pointerAt = (clientX: number, clientY: number) =>
  fractionAt({
    clientX,
    clientY,
    currentTarget: { getBoundingClientRect: () => ({ left: 30, top: 10, width: 200, height: 50 }) },
  });

test('a pointer is given as fractions of the element that it is on', () => {
  expect(pointerAt(80, 50)).toEqual({ x: 0.25, y: 0.8 });
});

test('a pointer outside the element is clamped to the nearest edge', () => {
  expect([pointerAt(20, 0), pointerAt(300, 300)]).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ]);
});

test('a point of a drawing is positioned in percents of it', () => {
  expect(positionStyle(50, 30, { width: 200, height: 40 })).toEqual({ left: '25%', top: '75%' });
});
