import { paths } from '@/paths';
import { PageHeading } from '@/ui/PageHeading';
import { TextLink } from '@/ui/TextLink';
import { Accounts } from './Accounts';
import { Statistics } from './Statistics';

/** The admin dashboard (rule 1.3): for admins only, here (AdminGate) and on the server. */
export const AdminPage = () => (
  <div className="mx-auto grid w-full max-w-7xl gap-10 px-3 pb-6 pt-6 sm:px-6">
    <div className="grid gap-2">
      <PageHeading className="text-4xl text-nuit-gold">Statistiques</PageHeading>
      <p className="max-w-prose text-pretty text-nuit-mist">
        Les chevaliers de l'édition en jeu, sans les comptes de test. Les visiteurs sans compte sont dans{' '}
        <TextLink to={paths.admin.visits}>la fréquentation</TextLink>, et les réponses à accepter dans{' '}
        <TextLink to={paths.admin.refusedAnswers}>les réponses refusées</TextLink>.
      </p>
    </div>
    <Statistics />
    <Accounts />
  </div>
);
