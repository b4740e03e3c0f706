import { PageHeading } from '@/ui/PageHeading';
import { ModeratedAccounts } from './ModeratedAccounts';
import { TeamLog } from './TeamLog';

/** Names, the ranking and the log of the team (rules 2.6, 6.8, 8.6): for admins only, here (AdminGate) and on the server. */
export const AdminAccountsPage = () => (
  <div className="mx-auto grid w-full max-w-7xl gap-10 px-3 pb-6 pt-6 sm:px-6">
    <PageHeading className="text-4xl text-nuit-gold">Comptes</PageHeading>
    <ModeratedAccounts />
    <TeamLog />
  </div>
);
