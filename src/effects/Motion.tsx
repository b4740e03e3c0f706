import { LazyMotion, MotionConfig, type FeatureBundle } from 'framer-motion';
import type { ReactNode } from 'react';
import { useCalm } from '@/lib/calm';
import { setFeaturesLoaded } from '@/lib/entersFrom';
import { loadModule } from '@/lib/loadModule';
import { logFailure } from '@/lib/log';
import { whenIdle } from '@/lib/whenIdle';

/** Loads framer-motion's features once the browser is idle. Without them `m` components stay still. */
async function loadFeatures(): Promise<FeatureBundle> {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  try {
    const { features } = await loadModule(() => import('./motionFeatures'));
    setFeaturesLoaded();
    return features;
  } catch (error) {
    logFailure('Animations', error);
    return new Promise(() => {});
  }
}

/**
 * Animates every `m` component inside. « Mode calme » and the device's `prefers-reduced-motion` are applied here once, for all
 * of them. In the game only: the site's pages have no room for the library (src/lib/animateUnlessCalm.ts).
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
