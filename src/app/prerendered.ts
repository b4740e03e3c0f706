import { ALL_DAYS } from '@/escape-noel/shared/rules/days';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { catalogueData } from '@/site/pages/books/catalogueData';
import { notFoundPage, sitePages, type PageInfo } from '@/site/shared/pages';
import { siteData } from '@/site/shared/structuredData';

/** The game's home, as search engines and social networks show it, and the empty page in which the browser draws its other addresses. */
export const gameLanding: PageInfo = {
  path: paths.game.landing,
  title: `Escape Noël, vingt-quatre énigmes – ${publisher.name}`,
  description:
    "L'étoile de l'hiver s'est éteinte. Vingt-quatre énigmes de Noël à résoudre en famille, avec ou sans compte, pour lui rendre sa lumière.",
};

/** Every page that the build writes as full HTML, and that the sitemap lists. The one list. */
export const prerenderedPages: readonly PageInfo[] = [
  { ...sitePages.home, data: siteData() },
  { ...sitePages.books, data: catalogueData() },
  sitePages.about,
  sitePages.contact,
  gameLanding,
];

/** What the build writes for an address that leads nowhere, whichever it is: no page of the site has this path. */
export const prerenderedNotFound: PageInfo = { ...notFoundPage, path: '/404' };

/** A page of the game that is written ahead as far as it does not depend on who plays, and started as soon as it is read. */
const inGame = (path: string, title: string, component: string) => ({
  path,
  title: `${title} · Escape Noël`,
  description: gameLanding.description,
  /** The page's component, from the project's root: by it the build knows its scripts and styles. */
  source: `src/escape-noel/pages/${component}.tsx`,
});

/** The game's inner pages, which no search engine lists. */
export const gamePages = [
  inGame(paths.game.riddles, 'Jour 1', 'riddle/RiddlePage'),
  ...ALL_DAYS.map((day) => inGame(paths.game.riddle(day), `Jour ${day}`, 'riddle/RiddlePage')),
  inGame(paths.game.constellation, 'Constellation des Fragments', 'constellation/ConstellationPage'),
  inGame(paths.game.leaderboard, "Table d'Honneur", 'leaderboard/LeaderboardPage'),
  inGame(paths.game.artefacts, 'Galerie des Artefacts', 'artefacts/ArtefactsPage'),
  inGame(paths.game.contest, 'Concours', 'contest/ContestPage'),
  inGame(paths.game.login, 'Connexion', 'login/LoginPage'),
  inGame(paths.game.password, 'Mot de passe', 'password/PasswordPage'),
  inGame(paths.game.profile, 'Mon profil', 'profile/ProfilePage'),
  inGame(paths.game.final, 'Révélation finale', 'final/FinalPage'),
  inGame(paths.game.contact, 'Nous contacter', 'contact/ContactPage'),
  inGame(paths.game.privacy, 'Vie privée', 'privacy/PrivacyPage'),
  inGame(paths.game.legal, 'Mentions légales', 'legal/LegalPage'),
];
