import { useEffect, useEffectEvent } from 'react';

/**
 * Runs something once after a while; a change of that while begins it anew.
 * @param ms how long to wait; null to wait for nothing.
 */
export function useTimeout(run: () => void, ms: number | null): void {
  const latest = useEffectEvent(run);
  useEffect(() => {
    if (ms === null) return undefined;
    const timer = setTimeout(() => latest(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}
