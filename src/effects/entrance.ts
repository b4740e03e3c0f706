import type { TargetAndTransition } from 'framer-motion';
import { SCENE } from '@/lib/transitions';

let hasLoaded = false;

/** Called by framer-motion's features once they have loaded. */
export function allowEntrances(): void {
  hasLoaded = true;
}

/**
 * The `initial` of content that enters with an animation: `false` until framer-motion's features have loaded, because
 * without them the content would stay hidden. Never for prerendered content.
 */
export function entrance(initial: TargetAndTransition): TargetAndTransition | false {
  return hasLoaded && initial;
}

/** Properties of an `m` component that rises into its place when it mounts. */
export const rise = () => ({
  initial: entrance({ opacity: 0, y: 32 }),
  animate: { opacity: 1, y: 0 },
  transition: SCENE,
});
