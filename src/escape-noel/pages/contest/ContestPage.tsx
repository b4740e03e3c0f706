import { useRef } from 'react';
import { useArrival } from '@/lib/page';
import { publisher } from '@/publisher';
import { useSession } from '../../shared/session/SessionProvider';
import { useProgress } from '../../shared/progress/useProgress';
import { ContestClosed } from './ContestClosed';
import { ContestOpen } from './ContestOpen';

interface ContestPageProps {
  /** The publisher's switch: retailers' rules on rewarded reviews change. */
  isOpen?: boolean;
}

/** « Concours Avis Amazon » (spec §2 « Contest »), or that there is none. */
export function ContestPage({ isOpen = publisher.contest.enabled }: ContestPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const title = isOpen ? 'Concours Avis Amazon' : 'Le concours est fermé';
  useArrival(`${title} · Escape Noël · ${publisher.name}`, heading);
  const { knight } = useSession();
  const { points } = useProgress();

  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-3 pb-6 pt-12 sm:px-6">
      <h1
        className="text-center text-4xl text-nuit-gold outline-none sm:text-5xl"
        ref={heading}
        tabIndex={-1}
      >
        {title}
      </h1>
      {isOpen ? (
        <ContestOpen knight={knight} visitorPoints={points} />
      ) : (
        <ContestClosed knight={knight} visitorPoints={points} />
      )}
    </div>
  );
}
