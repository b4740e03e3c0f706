import WinterStar from '@art/escape-noel/winter-star.svg?react';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { entersFrom } from '@/lib/entersFrom';
import { SCENE } from '@/lib/transitions';
import { PageHeading } from '@/ui/PageHeading';
import { FinalSound } from './FinalSound';
import { GoldParticles } from './GoldParticles';
import { useCelebration } from './useCelebration';

export function FinalLayout({ owner, children }: { owner: string | null; children: ReactNode }) {
  useCelebration();
  return (
    <>
      <div className="final-screen relative isolate mx-auto grid w-full max-w-5xl gap-8 px-3 pb-16 pt-6">
        <GoldParticles />
        <m.div
          animate={{ opacity: 1, scale: 1 }}
          className="relative grid justify-items-center text-center"
          initial={entersFrom({ opacity: 0, scale: 0.9 })}
          transition={SCENE}
        >
          <WinterStar className="mb-[-2.5rem] h-auto w-[clamp(15rem,12rem_+_12vw,22rem)] max-w-[80vw]" />
          <PageHeading className="text-[clamp(3rem,2.2rem_+_4.4vw,5.5rem)] leading-[1.05] text-nuit-gold [text-shadow:0_2px_24px_rgba(245,200,98,0.4)]">
            {'Joyeux Noël\u00A0!'}
          </PageHeading>
        </m.div>
        {children}
      </div>
      {/* Outside the isolated layers, and so over the footer. */}
      <FinalSound owner={owner} />
    </>
  );
}
