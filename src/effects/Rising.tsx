import { domAnimation, LazyMotion, m } from 'framer-motion';
import type { ReactNode } from 'react';
import { useCalm } from './calm';

/** The one easing of every scene, and the length of a scene, in seconds (tailwind.config.ts). */
const BREATH = [0.22, 0.8, 0.28, 1] as const;
const SCENE_S = 0.7;

/** The moving part of `Appear`: fetched on its own, as the motion library is heavy. */
export function Rising({ className, children }: { className?: string; children: ReactNode }) {
  const calm = useCalm();
  return (
    <LazyMotion features={domAnimation} strict>
      <m.div
        animate={{ opacity: 1, transform: 'translateY(0px)' }}
        className={className ?? ''}
        initial={calm ? false : { opacity: 0, transform: 'translateY(16px)' }}
        transition={{ duration: SCENE_S, ease: BREATH }}
      >
        {children}
      </m.div>
    </LazyMotion>
  );
}
