import { useReducedMotionConfig } from 'framer-motion';
import { TOUCH } from '@/lib/transitions';

/** An overdamped spring, which is framer-motion's way to snap at once. */
const AT_ONCE = { bounceStiffness: 1_000_000, bounceDamping: 10_000_000 };
const GLIDE = { bounceStiffness: 900, bounceDamping: 60 }; // About 0.2 s, like `TOUCH`.

/** Props of an `m` element that is dragged. Buttons or arrow keys must do the same as the drag (decision 0010). */
export function useDraggable() {
  const isMotionReduced = useReducedMotionConfig();
  return {
    layout: 'position',
    transition: TOUCH,
    dragMomentum: false,
    dragSnapToOrigin: true,
    dragTransition: isMotionReduced ? AT_ONCE : GLIDE,
  } as const;
}
