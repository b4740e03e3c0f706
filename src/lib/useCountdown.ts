import { useCallback, useSyncExternalStore } from 'react';

const TICK_MS = 250;

/**
 * Whole seconds that are left, never negative.
 * @param until the end, in milliseconds since 1970; null when nothing is awaited.
 */
export function secondsLeft(until: number | null, now: number): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

/**
 * Counts the seconds down to a moment.
 * @param until the end, in milliseconds since 1970; null when nothing is awaited.
 */
export function useCountdown(until: number | null): number {
  const follow = useCallback(
    (notify: () => void) => {
      const timer = setInterval(() => {
        notify();
        if (secondsLeft(until, Date.now()) === 0) clearInterval(timer);
      }, TICK_MS);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(
    follow,
    () => secondsLeft(until, Date.now()),
    () => 0,
  );
}
