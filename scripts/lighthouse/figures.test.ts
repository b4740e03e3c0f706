import { expect, test } from 'vitest';
import { medianOf, table } from './figures';

const figures = (firstPaint: number, blocking: number) => ({
  firstPaint,
  largestPaint: 1_400,
  blocking,
  shift: 0.001,
  script: 120_400,
  score: 99,
});

test('Of several runs the middle one of each figure counts, and of an even number the two in the middle', () => {
  expect(medianOf([figures(900, 1), figures(700, 3), figures(800, 2)])).toEqual(figures(800, 2));
  expect(medianOf([figures(900, 10), figures(700, 30)])).toEqual(figures(800, 20));
});

test('A page stands beside its twin', () => {
  const row = { path: '/escape-noel/jour/1', who: 'visitor', own: figures(840, 61.4), twin: figures(700, 0) };
  expect(table([row]).split('\n').at(-1)).toBe(
    '| `/escape-noel/jour/1` | visitor | 0.84 s | 1.20 | 1.40 s | 1.00 | 61 ms | 0 ms | 0.001 | 120 kB | 99 |',
  );
});
