import { useEffect, useState } from 'react';

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
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(until, now);
  const waiting = until !== null && left > 0;
  useEffect(() => {
    setNow(Date.now());
  }, [until]);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [waiting]);
  return left;
}
