import { animate } from 'framer-motion/dom/mini';
import { isCalm } from './calm';

/** framer-motion's small `animate` (4 kB), where `m` is too heavy. Null in « Mode calme »: the last keyframe must be the element's own look. */
export const animateUnlessCalm = (...animation: Parameters<typeof animate>) =>
  isCalm() ? null : animate(...animation);
