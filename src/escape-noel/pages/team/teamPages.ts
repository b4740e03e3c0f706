import { paths } from '@/paths';

interface TeamPage {
  /** A react-router-dom pattern. */
  path: string;
  title: string;
  /** The component has the name of its file. */
  module: `${string}/${string}Page`;
}

const page = (path: string, title: string, module: TeamPage['module']): TeamPage => ({ path, title, module });

const { admin } = paths;

/** The pages of the publisher's team: their routes and titles. */
export const teamPages: readonly TeamPage[] = [
  page(admin.home, "L'équipe", 'admin-home/AdminHomePage'),
  page(admin.messages, 'Messages', 'admin-messages/MessagesPage'),
  page(admin.contest, 'Concours', 'admin-contest/AdminContestPage'),
  page(admin.editions, 'Éditions', 'workshop/EditionsPage'),
  page(admin.edition(':code'), 'Une édition', 'workshop/EditionPage'),
  page(admin.editionDay(':code', ':day'), 'Un jour', 'workshop/DayPage'),
  page(admin.editionVersions(':code'), 'Versions', 'workshop/VersionsPage'),
  page(admin.compare, 'Comparer', 'workshop/ComparePage'),
  page(admin.stats, 'Statistiques', 'admin/AdminPage'),
  page(admin.accounts, 'Comptes', 'admin-accounts/AdminAccountsPage'),
  page(admin.preview(':code'), 'Aperçu', 'preview/PreviewPage'),
  page(admin.visits, 'Fréquentation', 'visits/VisitsPage'),
  page(`${admin.home}/*`, 'Page introuvable', 'not-found/NotFoundPage'),
];
