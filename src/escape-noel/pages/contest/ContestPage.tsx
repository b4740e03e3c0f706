import { useQuery } from '@tanstack/react-query';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { publisher } from '@/publisher';
import { RetryAlert } from '@/ui/RetryAlert';
import { PageHeading } from '@/ui/PageHeading';
import { contestQuery } from '../../game/season/contest.queries';
import { knightQuery } from '../../game/session/knight.queries';
import { useSession } from '../../game/session/useSession';
import { ContestOpen } from './ContestOpen';
import { ContestClosed, ContestOver } from './NoContest';

/** Rule 8.2. @param isOpen the publisher's switch: a retailer may forbid rewarded reviews. */
export function ContestPage({ isOpen = publisher.contest.enabled }: { isOpen?: boolean }) {
  const { data: contest, isPending } = useQuery({ ...contestQuery, enabled: isOpen });
  const isOver = isOpen && contest?.isOver === true;
  const openTitle = isOver ? 'Le concours est terminé' : 'Concours Avis Amazon';
  const { failure, isAwaited, retry } = useRetriableQuery(knightQuery(useSession().playerId));

  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-3 pb-6 pt-12 sm:px-6">
      <PageHeading className="text-center text-4xl text-nuit-gold sm:text-5xl">
        {isOpen ? openTitle : 'Le concours est fermé'}
      </PageHeading>
      {failure && (
        <RetryAlert
          busy={isAwaited}
          className="mx-auto w-full max-w-xl"
          onRetry={retry}
          text="Tes points n'ont pas pu être lus. Rien n'est perdu : ils sont gardés au royaume."
        />
      )}
      {!isOpen && <ContestClosed />}
      {isOver && contest.endsAt && <ContestOver endedAt={contest.endsAt} />}
      {isOpen && !isOver && <ContestOpen canEnter={!isPending} gift={contest?.gift ?? null} />}
    </div>
  );
}
