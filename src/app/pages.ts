import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { ALL_DAYS } from '@/escape-noel/shared/rules/days';
import { paths } from '@/paths';
import { publisher } from '@/publisher';

/** A page of the product. */
export interface Page {
  /** A route pattern of react-router-dom. */
  path: string;
  /** The document's title; a pattern with an `:id` receives it. */
  title: string | ((id: string | undefined) => string);
  /** What search engines and social networks show. */
  description: string;
  /** Whether search engines may list it: it is in the sitemap, with a canonical address. */
  indexed: boolean;
  /** The addresses that the build prerenders; none where the content depends on the player alone. */
  prerendered: readonly string[];
  /** schema.org data, for search engines; only the build loads it. */
  structuredData?: () => Promise<object>;
  /** The file of the component, which it exports under the same name; its first folder is the page's area. */
  module: `${'site' | 'escape-noel'}/pages/${string}Page`;
}

const GAME_DESCRIPTION =
  "L'étoile de l'hiver s'est éteinte. Vingt-quatre énigmes de Noël à résoudre en famille, avec ou sans compte, pour lui rendre sa lumière.";

/** A page of the site, listed by search engines. */
const sitePage = (
  path: string,
  title: string,
  description: string,
  module: Page['module'],
  structuredData?: NonNullable<Page['structuredData']>,
): Page => ({
  path,
  title,
  description,
  indexed: true,
  prerendered: [path],
  module,
  ...(structuredData && { structuredData }),
});

/** An inner page of the game, which search engines do not list. */
const gamePage = (path: string, title: string, module: Page['module'], prerendered = [path]): Page => ({
  path,
  title: gameTitle(title),
  description: GAME_DESCRIPTION,
  indexed: false,
  prerendered,
  module,
});

const gameTitle = (title: string) => `${title} · Escape Noël · ${publisher.name}`;

/** Every page, and the only list of them: routes, titles, document heads, sitemap and prerendering read it. */
export const pages: readonly Page[] = [
  sitePage(
    paths.home,
    `${publisher.name}, maison de contes illustrés`,
    `${publisher.tagline}. Découvrez les albums illustrés de ${publisher.name}, à lire ensemble de 2 à 9 ans.`,
    'site/pages/home/HomePage',
    () => import('@/site/shared/structuredData').then(({ siteData }) => siteData()),
  ),
  sitePage(
    paths.books,
    `Nos livres – ${publisher.name}`,
    "Albums uniques, La Gardienne des Émotions, Que cache l'ordinateur de Papa\u00a0? Les neuf livres de la maison, à choisir par âge et par série.",
    'site/pages/books/BooksPage',
    () => import('@/site/pages/books/catalogueData').then(({ catalogueData }) => catalogueData()),
  ),
  sitePage(
    paths.about,
    `À propos – ${publisher.name}`,
    'Éveiller les émotions, rassurer les parents, faire rêver les enfants\u00a0: la maison, ses valeurs et sa façon de faire des livres.',
    'site/pages/about/AboutPage',
  ),
  sitePage(
    paths.contact,
    `Contact – ${publisher.name}`,
    `Une question, une envie, un dessin à nous montrer\u00a0? Écrivez à ${publisher.name}, nous lisons tout.`,
    'site/pages/contact/ContactPage',
  ),
  {
    path: paths.game.landing,
    title: `Escape Noël, vingt-quatre énigmes – ${publisher.name}`,
    description: GAME_DESCRIPTION,
    indexed: true,
    prerendered: [paths.game.landing],
    module: 'escape-noel/pages/landing/LandingPage',
  },
  {
    path: `${paths.game.riddles}/:id?`,
    title: (id = '1') => gameTitle(`Jour ${id}`),
    description: GAME_DESCRIPTION,
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
  gamePage(paths.game.contest, 'Concours', 'escape-noel/pages/contest/ContestPage'),
  gamePage(paths.game.final, 'Joyeux Noël\u00a0!', 'escape-noel/pages/final/FinalPage'),
  gamePage(paths.game.login, 'Connexion', 'escape-noel/pages/login/LoginPage'),
  gamePage(paths.game.password, 'Mot de passe', 'escape-noel/pages/password/PasswordPage'),
  gamePage(paths.game.profile, 'Mon profil', 'escape-noel/pages/profile/ProfilePage'),
  gamePage(paths.game.contact, 'Nous contacter', 'escape-noel/pages/contact/ContactPage'),
  gamePage(paths.game.privacy, 'Vie privée', 'escape-noel/pages/privacy/PrivacyPage'),
  gamePage(paths.game.legal, 'Mentions légales', 'escape-noel/pages/legal/LegalPage'),
  gamePage(paths.game.adminStats, 'Statistiques', 'escape-noel/pages/admin/AdminPage', []),
  gamePage(`${paths.game.landing}/*`, 'Page introuvable', 'escape-noel/pages/not-found/NotFoundPage', []),
  {
    path: '*',
    title: `Page introuvable – ${publisher.name}`,
    description: "Cette page n'existe pas, ou plus.",
    indexed: false,
    prerendered: ['/404'],
    module: 'site/pages/not-found/NotFoundPage',
  },
];

const modules = import.meta.glob<Partial<Record<string, ComponentType>>>(
  '../{site,escape-noel}/pages/*/*Page.tsx',
);

/** Imports a page's component. @throws when its code does not load. */
export async function loadPage({ module }: Page): Promise<ComponentType> {
  const component = (await modules[`../${module}.tsx`]?.())?.[module.slice(module.lastIndexOf('/') + 1)];
  if (!component) throw new Error(`No page at ${module}`);
  return component;
}

/** The page that an address leads to, and its title there. */
export function pageAt(pathname: string): { page: Page; title: string } {
  for (const page of pages) {
    const match = matchPath(page.path, pathname);
    if (match) {
      const { title } = page;
      return { page, title: typeof title === 'string' ? title : title(match.params['id']) };
    }
  }
  throw new Error('The last page matches every address');
}
