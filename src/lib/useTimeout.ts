import { useEffect, useEffectEvent } from 'react';

/** Runs the latest callback once; a change of the delay restarts it. @param ms null for no timer. */
export function useTimeout(run: () => void, ms: number | null): void {
  const latest = useEffectEvent(run);
  useEffect(() => {
    if (ms === null) return undefined;
    const timer = setTimeout(() => latest(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}
