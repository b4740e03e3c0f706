import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';
import { useCalm } from './calm';

const loadFeatures = () => import('./motionFeatures').then((module) => module.features);

/**
 * Animates every `m` component inside, once framer-motion's features have loaded. « Mode calme » and the device's
 * `prefers-reduced-motion` are applied here once, for all of them.
 */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <MotionConfig reducedMotion={useCalm() ? 'always' : 'never'}>
      <LazyMotion features={loadFeatures} strict>
        {children}
      </LazyMotion>
    </MotionConfig>
  );
}
