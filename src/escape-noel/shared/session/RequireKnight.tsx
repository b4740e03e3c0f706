import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Account } from '@/api/auth';
import { paths } from '@/paths';
import { classes } from '@/ui/classes';
import { Spinner } from '@/ui/Spinner';
import { useSession } from './SessionProvider';

/** Where nobody seems to be signed in (scripts/prerender/boot.ts), what is written ahead is not shown; where somebody does, it is enough. */
const AHEAD = '[html:not([data-knight])_&]:hidden';
const NO_AHEAD = '[html[data-knight]_&]:hidden';

interface RequireKnightProps {
  /** Said while it is not known yet who is there. */
  loading?: string;
  /**
   * What the page says whoever the knight is. The build writes it, and it stands until the knight is known where the page's inline script
   * has seen a session. When it is the same component as the page itself, the page goes on from there.
   */
  ahead?: ReactNode;
  children: (account: Account) => ReactNode;
}

/**
 * Shows a page to somebody who is signed in. A visitor goes to the login page; somebody who signs out while the page is there
 * goes to the game's home, as from any other page.
 */
export function RequireKnight({ loading = 'Chargement...', ahead, children }: RequireKnightProps) {
  const { status, account } = useSession();
  const [wasKnight, setWasKnight] = useState(false);
  if (status === 'knight' && !wasKnight) setWasKnight(true);
  const isKnight = status === 'knight';
  return (
    <>
      {(isKnight || (status === 'loading' && ahead)) && (
        <div className={classes('contents', !isKnight && AHEAD)} inert={!isKnight}>
          {isKnight ? children(account) : ahead}
        </div>
      )}
      {/* Also until the next page's script has come. */}
      {!isKnight && <Spinner className={classes('flex-1', Boolean(ahead) && NO_AHEAD)} label={loading} />}
      {status === 'visitor' && <Navigate replace to={wasKnight ? paths.game.landing : paths.game.login} />}
    </>
  );
}
