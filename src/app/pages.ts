import { matchPath, type Params } from 'react-router-dom';
import { ALL_DAYS } from '@/escape-noel/game/rules/days';
import { paths } from '@/paths';
import { publisher } from '@/publisher';

export interface Page {
  /** A react-router-dom pattern. */
  path: string;
  /** A pattern with parameters receives them. */
  title: string | ((params: Params) => string);
  /** In the sitemap, with a canonical address. */
  indexed: boolean;
  /** Addresses; none where the content depends on the player alone. */
  prerendered: readonly string[];
  /** The component has the name of its file; the first folder is its area. */
  module: `${'site' | 'escape-noel'}/pages/${string}Page`;
}

/** The title of a page of the game. */
const gameTitle = (title: string): string => `${title} · Escape Noël · ${publisher.name}`;

/** `heads.ts` describes it. */
const indexedPage = (path: string, title: string, module: Page['module']): Page => ({
  path,
  title,
  indexed: true,
  prerendered: [path],
  module,
});

const gamePage = (path: string, title: string, module: Page['module'], prerendered = [path]): Page => ({
  path,
  title: gameTitle(title),
  indexed: false,
  prerendered,
  module,
});

/** A page of the publisher's team: its code loads for admins alone (AdminGate). */
const adminPage = (path: string, title: string, module: Page['module']): Page =>
  gamePage(path, title, module, []);

/** A page of past editions, whose title says which. */
const archivePage = (path: string, title: (id?: string) => string, module: Page['module']): Page => ({
  path,
  title: ({ code, id }) => gameTitle([title(id), `Édition ${code}`].filter(Boolean).join(' · ')),
  indexed: false,
  prerendered: [],
  module,
});

const { admin } = paths;
const archive = paths.archive(':code');
const previewed = paths.previewed(':code');

/** All pages: routes, titles, sitemap and prerendering read it. */
export const pages: readonly Page[] = [
  indexedPage(paths.home, `${publisher.name}, maison de contes illustrés`, 'site/pages/home/HomePage'),
  indexedPage(paths.books, `Nos livres – ${publisher.name}`, 'site/pages/books/BooksPage'),
  {
    path: paths.book(':slug'),
    title: `Nos livres – ${publisher.name}`,
    indexed: true,
    // One a book, which `heads.ts` lists.
    prerendered: [],
    module: 'site/pages/book/BookPage',
  },
  {
    path: paths.person(':slug'),
    title: `Nos auteurs – ${publisher.name}`,
    indexed: true,
    // One a person, which `heads.ts` lists.
    prerendered: [],
    module: 'site/pages/person/PersonPage',
  },
  indexedPage(paths.about, `À propos – ${publisher.name}`, 'site/pages/about/AboutPage'),
  indexedPage(paths.trade, `Libraires – ${publisher.name}`, 'site/pages/trade/TradePage'),
  indexedPage(paths.schools, `Enseignants – ${publisher.name}`, 'site/pages/trade/TradePage'),
  indexedPage(paths.press, `Presse – ${publisher.name}`, 'site/pages/trade/TradePage'),
  indexedPage(paths.contact, `Contact – ${publisher.name}`, 'site/pages/contact/ContactPage'),
  indexedPage(paths.siteMap, `Plan du site – ${publisher.name}`, 'site/pages/site-map/SiteMapPage'),
  indexedPage(
    paths.accessibility,
    `Accessibilité – ${publisher.name}`,
    'site/pages/accessibility/AccessibilityPage',
  ),
  indexedPage(
    paths.game.landing,
    `Escape Noël, vingt-quatre énigmes – ${publisher.name}`,
    'escape-noel/pages/landing/LandingPage',
  ),
  {
    path: `${paths.game.riddles}/:id?`,
    title: ({ id = '1' }) => gameTitle(`Jour ${id}`),
    indexed: false,
    prerendered: [paths.game.riddles, ...ALL_DAYS.map(paths.game.riddle)],
    module: 'escape-noel/pages/riddle/RiddlePage',
  },
  gamePage(
    paths.game.constellation,
    'Constellation des Fragments',
    'escape-noel/pages/constellation/ConstellationPage',
  ),
  gamePage(paths.game.leaderboard, "Table d'Honneur", 'escape-noel/pages/leaderboard/LeaderboardPage'),
  gamePage(paths.game.artefacts, 'Galerie des Artefacts', 'escape-noel/pages/artefacts/ArtefactsPage'),
  gamePage(paths.game.transfer, 'Emporter mon voyage', 'escape-noel/pages/transfer/TransferPage'),
  gamePage(paths.game.print, 'Imprimer', 'escape-noel/pages/print/PrintPage', []),
  gamePage(paths.game.classPack, 'Le dossier de la classe', 'escape-noel/pages/print/ClassPackPage', []),
  gamePage(paths.game.contest, 'Concours', 'escape-noel/pages/contest/ContestPage'),
  gamePage(
    paths.game.contestRules,
    'Règlement du concours',
    'escape-noel/pages/contest-rules/ContestRulesPage',
  ),
  gamePage(paths.game.final, 'Joyeux Noël\u00a0!', 'escape-noel/pages/final/FinalPage'),
  gamePage(paths.game.archives, 'Archives', 'escape-noel/pages/archives/ArchivesPage', []),
  gamePage(paths.game.tables, 'Tables rondes', 'escape-noel/pages/round-tables/RoundTablesPage', []),
  gamePage(paths.game.joinTable, 'Rejoindre une table', 'escape-noel/pages/round-tables/JoinTablePage', []),
  gamePage(paths.roundTable(':id'), 'Table ronde', 'escape-noel/pages/round-tables/RoundTablePage', []),
  gamePage(paths.game.class, 'En classe', 'escape-noel/pages/class/ClassPage'),
  gamePage(paths.blackboard(':subject'), 'En classe', 'escape-noel/pages/riddle/RiddlePage', []),
  gamePage(paths.rehearsal(':rehearsed'), 'Répétition', 'escape-noel/pages/riddle/RiddlePage', []),
  archivePage(archive.landing, () => '', 'escape-noel/pages/edition/EditionPage'),
  archivePage(`${archive.riddles}/:id?`, (id = '1') => `Jour ${id}`, 'escape-noel/pages/riddle/RiddlePage'),
  archivePage(
    archive.constellation,
    () => 'Constellation des Fragments',
    'escape-noel/pages/constellation/ConstellationPage',
  ),
  archivePage(archive.leaderboard, () => "Table d'Honneur", 'escape-noel/pages/leaderboard/LeaderboardPage'),
  archivePage(archive.artefacts, () => 'Galerie des Artefacts', 'escape-noel/pages/artefacts/ArtefactsPage'),
  archivePage(archive.final, () => 'Joyeux Noël\u00a0!', 'escape-noel/pages/final/FinalPage'),
  archivePage(archive.transfer, () => 'Emporter mon voyage', 'escape-noel/pages/transfer/TransferPage'),
  archivePage(archive.print, () => 'Imprimer', 'escape-noel/pages/print/PrintPage'),
  gamePage(paths.game.login, 'Connexion', 'escape-noel/pages/login/LoginPage'),
  gamePage(paths.game.password, 'Mot de passe', 'escape-noel/pages/password/PasswordPage'),
  gamePage(paths.game.knights, 'Qui joue ce soir\u00a0?', 'escape-noel/pages/knights/KnightsPage', []),
  gamePage(paths.game.profile, 'Mon profil', 'escape-noel/pages/profile/ProfilePage'),
  gamePage(paths.game.contact, 'Nous contacter', 'escape-noel/pages/contact/ContactPage'),
  gamePage(paths.game.privacy, 'Vie privée', 'escape-noel/pages/privacy/PrivacyPage'),
  gamePage(paths.game.legal, 'Mentions légales', 'escape-noel/pages/legal/LegalPage'),
  adminPage(previewed.landing, 'Aperçu', 'escape-noel/pages/landing/LandingPage'),
  adminPage(`${previewed.riddles}/:id?`, 'Aperçu', 'escape-noel/pages/riddle/RiddlePage'),
  adminPage(previewed.constellation, 'Aperçu', 'escape-noel/pages/constellation/ConstellationPage'),
  adminPage(previewed.artefacts, 'Aperçu', 'escape-noel/pages/artefacts/ArtefactsPage'),
  adminPage(previewed.final, 'Aperçu', 'escape-noel/pages/final/FinalPage'),
  adminPage(admin.home, "L'équipe", 'escape-noel/pages/admin-home/AdminHomePage'),
  adminPage(admin.messages, 'Messages', 'escape-noel/pages/admin-messages/MessagesPage'),
  adminPage(admin.books, 'Livres', 'escape-noel/pages/admin-books/AdminBooksPage'),
  adminPage(admin.book(':slug'), 'Un livre', 'escape-noel/pages/admin-books/AdminBookPage'),
  adminPage(admin.contest, 'Concours', 'escape-noel/pages/admin-contest/AdminContestPage'),
  adminPage(admin.editions, 'Éditions', 'escape-noel/pages/workshop/EditionsPage'),
  adminPage(admin.edition(':code'), 'Une édition', 'escape-noel/pages/workshop/EditionPage'),
  adminPage(admin.editionDay(':code', ':day'), 'Un jour', 'escape-noel/pages/workshop/DayPage'),
  adminPage(admin.editionVersions(':code'), 'Versions', 'escape-noel/pages/workshop/VersionsPage'),
  adminPage(admin.compare, 'Comparer', 'escape-noel/pages/workshop/ComparePage'),
  adminPage(admin.stats, 'Statistiques', 'escape-noel/pages/admin/AdminPage'),
  adminPage(admin.refusedAnswers, 'Réponses refusées', 'escape-noel/pages/admin-refused/RefusedAnswersPage'),
  adminPage(admin.accounts, 'Comptes', 'escape-noel/pages/admin-accounts/AdminAccountsPage'),
  adminPage(admin.preview(':code'), 'Aperçu', 'escape-noel/pages/preview/PreviewPage'),
  adminPage(admin.visits, 'Fréquentation', 'escape-noel/pages/visits/VisitsPage'),
  adminPage(`${admin.home}/*`, 'Page introuvable', 'escape-noel/pages/not-found/NotFoundPage'),
  gamePage(`${paths.game.landing}/*`, 'Page introuvable', 'escape-noel/pages/not-found/NotFoundPage', []),
  {
    path: '*',
    title: `Page introuvable – ${publisher.name}`,
    indexed: false,
    prerendered: ['/404'],
    module: 'site/pages/not-found/NotFoundPage',
  },
];

export function pageAt(pathname: string): { page: Page; title: string } {
  for (const page of pages) {
    const match = matchPath(page.path, pathname);
    if (match) {
      const { title } = page;
      return { page, title: typeof title === 'string' ? title : title(match.params) };
    }
  }
  throw new Error('The last page matches every address');
}
