import { useEffect, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { followStored, readStored, writeStored } from '@/lib/storage';

/** Where « Mode calme » is kept once somebody has chosen. */
export const CALM_KEY = 'mode-calme';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The choice of this visit, for browsers that keep nothing. */
let unkept: boolean | null = null;

/** Whether « Mode calme » is on: the person's own choice, else what they asked of their device. */
export function isCalm(): boolean {
  const chosen = unkept ?? readStored(CALM_KEY, v.nullable(v.boolean()), null);
  return chosen ?? matchMedia(REDUCED_MOTION).matches;
}

/**
 * Turns « Mode calme » on or off, for good. Snow, particles, confetti and music follow at once.
 * @param calm whether everything should hold still.
 */
export function setCalm(calm: boolean): void {
  unkept = calm;
  if (writeStored(CALM_KEY, calm)) unkept = null;
}

/**
 * Follows « Mode calme », in this tab and the others.
 * @returns how to stop following.
 */
export function followCalm(listener: () => void): () => void {
  const system = matchMedia(REDUCED_MOTION);
  system.addEventListener('change', listener);
  const stop = followStored(CALM_KEY, listener);
  return () => {
    system.removeEventListener('change', listener);
    stop();
  };
}

/** Whether « Mode calme » is on, followed while it changes. */
export function useCalm(): boolean {
  return useSyncExternalStore(followCalm, isCalm, () => false);
}

/** Says « Mode calme » to the style sheets, as `<html data-calme>`, while the caller is on screen. */
export function useCalmMark(): void {
  const calm = useCalm();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-calme', calm);
    return () => document.documentElement.removeAttribute('data-calme');
  }, [calm]);
}
