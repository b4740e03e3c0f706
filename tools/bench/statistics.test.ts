import { expect, test } from 'vitest';
import { exponentOf, formatMs, latencyOf, readLog } from './statistics';

test('the median and the 99th percentile are values that were measured', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(latencyOf(values)).toEqual({ median: 100, p99: 198 });
  expect(latencyOf([3])).toEqual({ median: 3, p99: 3 });
  expect(() => latencyOf([])).toThrow('Nothing was measured');
});

test('a log of pgbench gives milliseconds, without the first transactions', () => {
  const log = '0 1 90000 0 1700000000 1\n0 2 1500 0 1700000000 2\n0 3 250 0 1700000000 3\n';
  expect(readLog(log, 1)).toEqual([1.5, 0.25]);
  expect(() => readLog('0 4 skipped 0 1700000000 4\n', 0)).toThrow('Not a line of a pgbench log');
});

test('three figures are shown', () => {
  expect([0.4171, 12.34, 1240.4].map(formatMs)).toEqual(['0.42', '12.3', '1240']);
});

test('the exponent is that of the first and the last size: 1 where the time grows like the size', () => {
  const sizes = [10, 100, 1000];
  expect(exponentOf(sizes.map((size) => [size, 3 * size]))).toBeCloseTo(1);
  expect(exponentOf(sizes.map((size) => [size, 5 * Math.sqrt(size)]))).toBeCloseTo(0.5);
  expect(exponentOf(sizes.map((size) => [size, 7]))).toBe(0);
  expect(exponentOf([[10, 4]])).toBe(0);
});
