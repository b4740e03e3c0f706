import { useEffect, type RefObject } from 'react';
import { prepareCapture } from '@/effects/captureImage';
import { whenIdle } from '@/lib/whenIdle';

/** `opened`: when the page is idle; `seen`: not before the offer is in view. */
export type PrepareWhen = 'opened' | 'seen';

/** Prefetches the code and drawings (URLs) of a picture. @returns prefetches at once, when a click is likely. */
export function usePreparedCapture(
  offer: RefObject<HTMLElement | null>,
  when: PrepareWhen,
  drawings?: readonly string[],
): () => void {
  useEffect(() => {
    const { current } = offer;
    if (when === 'opened') return whenIdle(() => prepareCapture(drawings));
    if (!current) return undefined;
    let cancel: (() => void) | undefined;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      cancel = whenIdle(() => prepareCapture(drawings));
    });
    watch.observe(current);
    return () => {
      watch.disconnect();
      cancel?.();
    };
  }, [offer, when, drawings]);

  return () => prepareCapture(drawings);
}
