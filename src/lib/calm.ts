import { useEffect, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { persisted } from './storage';
import { CALM_KEY } from './calmKey';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const choice = persisted('local', CALM_KEY, v.nullable(v.boolean()), null);

/** Whether « Mode calme » is on: the person's own choice, else what they asked of their device. */
export function isCalm(): boolean {
  return choice.read() ?? matchMedia(REDUCED_MOTION).matches;
}

/** Turns « Mode calme » on or off, for good. Snow, particles, confetti and music follow at once. */
export function setCalm(calm: boolean): void {
  choice.write(calm);
}

/** Follows « Mode calme », in this tab and the others. @returns how to stop following. */
export function followCalm(listener: () => void): () => void {
  const system = matchMedia(REDUCED_MOTION);
  system.addEventListener('change', listener);
  const stop = choice.follow(listener);
  return () => {
    system.removeEventListener('change', listener);
    stop();
  };
}

/** Whether « Mode calme » is on, followed while it changes. */
export function useCalm(): boolean {
  return useSyncExternalStore(followCalm, isCalm, () => false);
}

/**
 * Says « Mode calme » to the style sheets, as `<html data-calme="oui">` or `"non"`, while the caller is on screen. Without the
 * attribute they follow the device.
 */
export function useCalmMark(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const mark = () => {
      dataset['calme'] = isCalm() ? 'oui' : 'non';
    };
    mark();
    const stop = followCalm(mark);
    return () => {
      stop();
      delete dataset['calme'];
    };
  }, []);
}
