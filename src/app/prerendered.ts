import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { catalogueData } from '@/site/pages/books/catalogueData';
import { notFoundPage, sitePages, type PageInfo } from '@/site/shared/pages';
import { siteData } from '@/site/shared/structuredData';

/** The game's home, as search engines and social networks show it. */
const gameLanding: PageInfo = {
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

/** The empty page in which the game's inner pages are drawn by the browser. */
export const gameShell: PageInfo = { ...gameLanding, path: paths.game.landing };
