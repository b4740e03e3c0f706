import WinterStar from '@art/escape-noel/winter-star.svg?react';
import { useRef, type ReactNode } from 'react';
import { useArrival } from '@/lib/page';
import { publisher } from '@/publisher';
import { FinalSound } from './FinalSound';
import { GoldParticles } from './GoldParticles';
import { useCelebration } from './useCelebration';

/** The final page's stage, the same for everybody: the winter star has its light back. */
export function FinalStage({ owner, children }: { owner: string | null; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(`Joyeux Noël ! · Escape Noël · ${publisher.name}`, heading);
  useCelebration();
  return (
    <div className="final-screen">
      <GoldParticles />
      <div className="relative grid justify-items-center text-center">
        <WinterStar className="lit-star" />
        <h1 className="final-title" ref={heading} tabIndex={-1}>
          Joyeux Noël !
        </h1>
      </div>
      {children}
      <FinalSound owner={owner} />
    </div>
  );
}
