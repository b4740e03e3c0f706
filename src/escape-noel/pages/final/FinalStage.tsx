import WinterStar from '@art/escape-noel/winter-star.svg?react';
import type { ReactNode } from 'react';
import { PageHeading } from '@/ui/PageHeading';
import { FinalSound } from './FinalSound';
import { GoldParticles } from './GoldParticles';
import { useCelebration } from './useCelebration';

/** The final page's stage, the same for everybody: the winter star has its light back. */
export function FinalStage({ owner, children }: { owner: string | null; children: ReactNode }) {
  useCelebration();
  return (
    <div className="final-screen relative isolate mx-auto grid w-full max-w-5xl gap-8 px-3 pb-16 pt-6">
      <GoldParticles />
      <div className="relative grid justify-items-center text-center">
        <WinterStar className="lit-star" />
        <PageHeading className="final-title">{'Joyeux Noël\u00A0!'}</PageHeading>
      </div>
      {children}
      <FinalSound owner={owner} />
    </div>
  );
}
