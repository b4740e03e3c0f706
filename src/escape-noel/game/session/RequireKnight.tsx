import { Fragment, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Account } from '@/api/auth';
import { paths } from '@/paths';
import { Spinner } from '@/ui/Spinner';
import { useBackTo } from './returnTo';
import { useSession } from './useSession';

interface RequireKnightProps {
  loading?: string;
  children: (account: Account, playerId: string) => ReactNode;
}

/** A page for knights. A visitor goes to the login page; a knight who signs out goes to the game's home. */
export function RequireKnight({ loading = 'Chargement...', children }: RequireKnightProps) {
  const { status, account, playerId } = useSession();
  const back = useBackTo();
  const [wasKnight, setWasKnight] = useState(false);
  if (status === 'knight' && !wasKnight) setWasKnight(true);
  return (
    <>
      {/* Also until the code of the next page has loaded. */}
      {status === 'knight' ? (
        // Nothing of one knight is shown to the next.
        <Fragment key={playerId}>{children(account, playerId)}</Fragment>
      ) : (
        <Spinner className="flex-1" label={loading} />
      )}
      {status === 'visitor' && (
        <Navigate replace state={back} to={wasKnight ? paths.game.landing : paths.game.login} />
      )}
    </>
  );
}
