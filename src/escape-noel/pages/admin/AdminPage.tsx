import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import type { Account } from '@/backend/auth';
import { useArrival } from '@/lib/page';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { RequireKnight } from '../../shared/session/RequireKnight';
import { knightQuery } from '../../shared/session/SessionProvider';
import { Accounts } from './Accounts';
import { Statistics } from './Statistics';
import { WrongAnswers } from './WrongAnswers';

/** The staff's desk (rule 1.3): for admins alone, here and on the server. */
export function AdminPage() {
  return (
    <RequireKnight loading="Vérification des droits...">
      {(account) => <CheckedDesk account={account} />}
    </RequireKnight>
  );
}

function CheckedDesk({ account }: { account: Account }) {
  const { data: knight, isPending, isError, isFetching, refetch } = useQuery(knightQuery(account.id));
  if (isPending) return <Spinner className="flex-1" label="Vérification des droits..." />;
  if (isError && !knight) {
    return (
      <div className="mx-auto w-full max-w-2xl px-3 pt-12 sm:px-6">
        <RetryAlert
          busy={isFetching}
          onRetry={() => void refetch()}
          text="Erreur lors de la vérification des droits administrateur"
        />
      </div>
    );
  }
  if (!knight?.isAdmin) return <Navigate replace to={paths.game.landing} />;
  return <Desk />;
}

function Desk() {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(`Statistiques · Escape Noël · ${publisher.name}`, heading);
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-10 px-3 pb-6 pt-10 sm:px-6">
      <h1 className="text-4xl text-nuit-gold outline-none" ref={heading} tabIndex={-1}>
        Statistiques
      </h1>
      <Statistics />
      <Accounts />
      <WrongAnswers />
    </div>
  );
}
