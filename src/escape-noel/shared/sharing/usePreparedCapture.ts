import { useEffect, type RefObject } from 'react';
import { prepareCapture } from '@/effects/captureImage';
import { whenIdle } from '@/lib/whenIdle';

/** As soon as the page that offers a picture has nothing better to do, or not before the offer has come into view. */
export type PrepareWhen = 'opened' | 'seen';

/**
 * Fetches ahead what making a picture needs: whoever asks for it then waits for the drawing alone.
 * @param offer what offers the picture.
 * @param drawings the addresses of the drawings inside it.
 * @returns what fetches it all at once, for a hand that comes near.
 */
export function usePreparedCapture(
  offer: RefObject<HTMLElement | null>,
  when: PrepareWhen,
  drawings?: readonly string[],
): () => void {
  useEffect(() => {
    const { current } = offer;
    if (when === 'opened') return whenIdle(() => prepareCapture(drawings));
    if (!current) return undefined;
    let giveUp: (() => void) | undefined;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      giveUp = whenIdle(() => prepareCapture(drawings));
    });
    watch.observe(current);
    return () => {
      watch.disconnect();
      giveUp?.();
    };
  }, [offer, when, drawings]);

  return () => prepareCapture(drawings);
}
