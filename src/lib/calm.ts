import { useEffect, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { persisted } from './storage';
import { CALM_KEY } from './calmKey';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const choice = persisted('local', CALM_KEY, v.nullable(v.boolean()), null);

/** True if « Mode calme » is on: the user's choice, else the device's `prefers-reduced-motion`. */
export function isCalm(): boolean {
  return choice.read() ?? matchMedia(REDUCED_MOTION).matches;
}

/** Turns « Mode calme » on or off, and stores the choice. */
export function setCalm(calm: boolean): void {
  choice.write(calm);
}

/** Subscribes to « Mode calme », changed in this tab or another. @returns a function that unsubscribes. */
export function subscribeToCalm(listener: () => void): () => void {
  const system = matchMedia(REDUCED_MOTION);
  system.addEventListener('change', listener);
  const stop = choice.follow(listener);
  return () => {
    system.removeEventListener('change', listener);
    stop();
  };
}

/** True if « Mode calme » is on; false when prerendered. */
export function useCalm(): boolean {
  return useSyncExternalStore(subscribeToCalm, isCalm, () => false);
}

/** Sets `<html data-calme="oui">` or `"non"` for the style sheets, which follow the device without the attribute. */
export function useCalmMark(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const mark = () => {
      dataset['calme'] = isCalm() ? 'oui' : 'non';
    };
    mark();
    const stop = subscribeToCalm(mark);
    return () => {
      stop();
      delete dataset['calme'];
    };
  }, []);
}
