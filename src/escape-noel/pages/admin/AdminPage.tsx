import { Navigate } from 'react-router-dom';
import type { Account } from '@/api/auth';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { PageHeading } from '@/ui/PageHeading';
import { RequireKnight } from '../../shared/session/RequireKnight';
import { knightQuery } from '../../shared/session/knight.queries';
import { Accounts } from './Accounts';
import { Statistics } from './Statistics';
import { WrongAnswers } from './WrongAnswers';

/** The admin dashboard (rule 1.3): for admins only, here and on the server. */
export function AdminPage() {
  return (
    <RequireKnight loading="Vérification des droits...">
      {(account) => <AdminDashboard account={account} />}
    </RequireKnight>
  );
}

function AdminDashboard({ account }: { account: Account }) {
  const { data: knight, failure, isAwaited, retry } = useRetriableQuery(knightQuery(account.id));
  if (failure) {
    return (
      <div className="mx-auto w-full max-w-2xl px-3 pt-12 sm:px-6">
        <RetryAlert
          busy={isAwaited}
          onRetry={retry}
          text="Erreur lors de la vérification des droits administrateur"
        />
      </div>
    );
  }
  if (knight === undefined) return <Spinner className="flex-1" label="Vérification des droits..." />;
  if (!knight?.isAdmin) return <Navigate replace to={paths.game.landing} />;
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-10 px-3 pb-6 pt-10 sm:px-6">
      <PageHeading className="text-4xl text-nuit-gold">Statistiques</PageHeading>
      <Statistics />
      <Accounts />
      <WrongAnswers />
    </div>
  );
}
