import { animate } from 'framer-motion/dom/mini';
import { isCalm } from './calm';

/**
 * framer-motion's small `animate` (4 kB), for pages that have no room for its `m` components. In « Mode calme » it animates
 * nothing: the last keyframe must be how the element looks by itself.
 * @returns null in « Mode calme ».
 */
export const animateUnlessCalm = (...animation: Parameters<typeof animate>) =>
  isCalm() ? null : animate(...animation);
