import { useCallback, useSyncExternalStore } from 'react';

const TICK_MS = 250;

/** Whole seconds, never negative. @param until in milliseconds since 1970; null for no countdown. */
export function secondsLeft(until: number | null, now: number): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

/** `secondsLeft`, updated until zero. */
export function useCountdown(until: number | null): number {
  const subscribe = useCallback(
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
    subscribe,
    () => secondsLeft(until, Date.now()),
    () => 0,
  );
}
