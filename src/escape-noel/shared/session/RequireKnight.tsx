import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Account } from '@/backend/auth';
import { paths } from '@/paths';
import { Spinner } from '@/ui/Spinner';
import { useSession } from './SessionProvider';

interface RequireKnightProps {
  /** Said while it is not known yet who is there. */
  loading?: string;
  children: (account: Account) => ReactNode;
}

/**
 * Shows a page to somebody who is signed in. A visitor goes to the login page; somebody who signs out while the page is there
 * goes to the game's home, as from any other page.
 */
export function RequireKnight({ loading = 'Chargement...', children }: RequireKnightProps) {
  const { status, account } = useSession();
  const [wasKnight, setWasKnight] = useState(false);
  if (status === 'knight' && !wasKnight) setWasKnight(true);
  if (status === 'knight') return children(account);
  return (
    <>
      {/* Also until the next page's script has come. */}
      <Spinner className="flex-1" label={loading} />
      {status === 'visitor' &&
        (wasKnight ? (
          <Navigate replace to={paths.game.landing} />
        ) : (
          <Navigate replace to={paths.game.login} />
        ))}
    </>
  );
}
