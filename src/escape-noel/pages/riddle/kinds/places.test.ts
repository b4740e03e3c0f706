import { expect, test } from 'vitest';
import { lyingAt, shareAt } from './places';

/** A pointer on a sheet of 200 by 50 whose corner stands at 30 and 10. */
const shareOf = (clientX: number, clientY: number) =>
  shareAt({
    clientX,
    clientY,
    currentTarget: { getBoundingClientRect: () => ({ left: 30, top: 10, width: 200, height: 50 }) },
  });

test('a pointer is told by its shares of what it is on', () => {
  expect(shareOf(80, 50)).toEqual({ x: 0.25, y: 0.8 });
});

test('a pointer that has left is held at the nearest edge', () => {
  expect([shareOf(20, 0), shareOf(300, 300)]).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ]);
});

test('what lies on a sheet is placed by shares of it', () => {
  expect(lyingAt(50, 30, { width: 200, height: 40 })).toEqual({ left: '25%', top: '75%' });
});
