/** What is kept of a series of latencies, in milliseconds. */
export interface Latency {
  median: number;
  p99: number;
  samples: number;
}

/** The value that a share of the sorted values do not exceed (nearest rank): one that was measured, never an average of two. */
function percentile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('Nothing was measured');
  return value;
}

/**
 * The median and the 99th percentile of latencies.
 * @param milliseconds in any order.
 * @throws when there are none.
 */
export function latencyOf(milliseconds: readonly number[]): Latency {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  return { median: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), samples: sorted.length };
}

/**
 * The latencies of a pgbench log (`--log`): the third column of each line, in microseconds.
 * @param warmUp how many transactions to leave out, first to last: those that filled the session's caches.
 */
export function readLog(log: string, warmUp: number): number[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .slice(warmUp)
    .map((line) => {
      const microseconds = Number(line.split(' ')[2]);
      if (!Number.isFinite(microseconds)) throw new Error(`Not a line of a pgbench log: ${line}`);
      return microseconds / 1000;
    });
}

/** « 0.42 », « 12.3 », « 1240 »: three figures are all that such a measure is worth. */
export function formatMs(milliseconds: number): string {
  if (milliseconds >= 100) return milliseconds.toFixed(0);
  return milliseconds >= 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(2);
}
