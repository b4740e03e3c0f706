import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Account } from '@/api/auth';
import { paths } from '@/paths';
import { classes } from '@/ui/classes';
import { Spinner } from '@/ui/Spinner';
import { useSession } from './useSession';

/** The inline script marks `<html>` when a session is stored: only then is the prerendered page shown, in place of the spinner. */
const PRERENDERED = '[html:not([data-knight])_&]:hidden';
const NO_PRERENDERED = '[html[data-knight]_&]:hidden';

interface RequireKnightProps {
  loading?: string;
  /** The page as prerendered, the same for every knight: shown until the session is known. */
  ahead?: ReactNode;
  children: (account: Account) => ReactNode;
}

/** A page for knights. A visitor goes to the login page; a knight who signs out goes to the game's home. */
export function RequireKnight({ loading = 'Chargement...', ahead, children }: RequireKnightProps) {
  const { status, account } = useSession();
  const [wasKnight, setWasKnight] = useState(false);
  if (status === 'knight' && !wasKnight) setWasKnight(true);
  const isKnight = status === 'knight';
  return (
    <>
      {(isKnight || (status === 'loading' && ahead)) && (
        <div className={classes('contents', !isKnight && PRERENDERED)} inert={!isKnight}>
          {isKnight ? children(account) : ahead}
        </div>
      )}
      {/* Also until the code of the next page has loaded. */}
      {!isKnight && (
        <Spinner className={classes('flex-1', Boolean(ahead) && NO_PRERENDERED)} label={loading} />
      )}
      {status === 'visitor' && <Navigate replace to={wasKnight ? paths.game.landing : paths.game.login} />}
    </>
  );
}
