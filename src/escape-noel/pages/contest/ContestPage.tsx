import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useArrival } from '@/lib/page';
import { publisher } from '@/publisher';
import { RetryAlert } from '@/ui/RetryAlert';
import { knightQuery, useSession } from '../../shared/session/SessionProvider';
import { useProgress } from '../../shared/player/useProgress';
import { contestEndQuery } from './contest.queries';
import { ContestClosed } from './ContestClosed';
import { ContestOpen } from './ContestOpen';
import { ContestOver } from './ContestOver';

interface ContestPageProps {
  /** The publisher's switch: retailers' rules on rewarded reviews change. */
  isOpen?: boolean;
}

/** « Concours Avis Amazon » (rule 8.2), or that there is none. */
export function ContestPage({ isOpen = publisher.contest.enabled }: ContestPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useQuery({ ...contestEndQuery, enabled: isOpen });
  const isOver = isOpen && end.data?.isOver === true;
  const title = titleOf(isOpen, isOver);
  useArrival(`${title} · Escape Noël · ${publisher.name}`, heading);
  const { status, account, knight } = useSession();
  const { points } = useProgress();
  const { isError, isFetching, refetch } = useQuery(knightQuery(account?.id));
  // A knight's points are the server's: until they are known nothing is said of them.
  const known = status === 'visitor' ? points : null;

  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-3 pb-6 pt-12 sm:px-6">
      <h1
        className="text-center text-4xl text-nuit-gold outline-none sm:text-5xl"
        ref={heading}
        tabIndex={-1}
      >
        {title}
      </h1>
      {isError && !knight && (
        <RetryAlert
          busy={isFetching}
          className="mx-auto w-full max-w-xl"
          onRetry={() => void refetch()}
          text="Tes points n'ont pas pu être lus. Rien n'est perdu : ils sont gardés au royaume."
        />
      )}
      {!isOpen && <ContestClosed knight={knight} visitorPoints={known} />}
      {isOver && end.data && <ContestOver endedAt={end.data.endsAt} knight={knight} />}
      {isOpen && !isOver && (
        <ContestOpen
          endsAt={end.data?.endsAt ?? null}
          invites={!end.isPending}
          knight={knight}
          visitorPoints={known}
        />
      )}
    </div>
  );
}

function titleOf(isOpen: boolean, isOver: boolean): string {
  if (!isOpen) return 'Le concours est fermé';
  return isOver ? 'Le concours est terminé' : 'Concours Avis Amazon';
}
