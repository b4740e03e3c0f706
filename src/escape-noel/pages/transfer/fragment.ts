import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import * as v from 'valibot';

/** State of a link's history entry once its fragment has left the address. */
const carried = v.object({ journey: v.string() });

/** @returns the fragment of the link that was opened, also after it has left the address; empty without one. */
export function fragmentOf({ hash, state }: Location): string {
  if (hash) return hash.slice(1);
  return v.is(carried, state) ? state.journey : '';
}

/**
 * Takes the fragment, which holds answers, out of the address and of the list of pages visited, once its journey has arrived; it stays with
 * this entry of the tab's history, for a reload (rule 20.2). Before, the browser of a messenger may still have to hand the address on to
 * the player's own.
 */
export function useLeaveAddress(hasArrived: boolean): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hasArrived && hash) void navigate({ hash: '' }, { replace: true, state: { journey: hash.slice(1) } });
  }, [hasArrived, hash, navigate]);
}
