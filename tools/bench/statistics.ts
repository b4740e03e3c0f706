/** Latencies in milliseconds. */
export interface Latency {
  median: number;
  p99: number;
}

/** The value that a share of the sorted values do not exceed (nearest rank). */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('Nothing was measured');
  return value;
}

/** @throws when there are no values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** @throws when there are no values. */
export const latencyOf = (milliseconds: readonly number[]): Latency => ({
  median: median(milliseconds),
  p99: percentile(milliseconds, 0.99),
});

/**
 * The latencies of a pgbench log (`--log`), in milliseconds: the third column of each line, in microseconds.
 * @param warmUp how many transactions to leave out, first to last.
 */
export function readLog(log: string, warmUp: number): number[] {
  const lines = log.split('\n').filter((line) => line !== '');
  return lines.slice(warmUp).map((line) => {
    const microseconds = Number(line.split(' ')[2]);
    if (!Number.isFinite(microseconds)) throw new Error(`Not a line of a pgbench log: ${line}`);
    return microseconds / 1000;
  });
}

/** The exponent b of the power law y = a·x^b through the first point and the last. */
export function exponentOf(points: readonly (readonly [x: number, y: number])[]): number {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first[0] === last[0]) return 0;
  return Math.log(last[1] / first[1]) / Math.log(last[0] / first[0]);
}

/** Three significant figures: « 0.42 », « 12.3 », « 1240 ». */
export function formatMs(milliseconds: number): string {
  if (milliseconds >= 100) return milliseconds.toFixed(0);
  return milliseconds >= 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(2);
}
