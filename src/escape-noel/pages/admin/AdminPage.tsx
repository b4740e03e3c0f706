import { PageHeading } from '@/ui/PageHeading';
import { Accounts } from './Accounts';
import { Statistics } from './Statistics';
import { WrongAnswers } from './WrongAnswers';

/** The admin dashboard (rule 1.3): for admins only, here (AdminGate) and on the server. */
export const AdminPage = () => (
  <div className="mx-auto grid w-full max-w-7xl gap-10 px-3 pb-6 pt-6 sm:px-6">
    <PageHeading className="text-4xl text-nuit-gold">Statistiques</PageHeading>
    <Statistics />
    <Accounts />
    <WrongAnswers />
  </div>
);
