import { useLocation, useRoutes } from 'react-router-dom';
import { fetchPageOf, lazyPage, type PageRoute } from '@/lib/lazyPage';
import { paths } from '@/paths';
import { PageBoundary } from '@/ui/PageBoundary';
import { SiteLayout } from './shared/layout/SiteLayout';

const pages: PageRoute[] = [
  {
    path: paths.home,
    Component: lazyPage(() => import('./pages/home/HomePage').then((module) => module.HomePage)),
  },
  {
    path: paths.books,
    Component: lazyPage(() => import('./pages/books/BooksPage').then((module) => module.BooksPage)),
  },
  {
    path: paths.about,
    Component: lazyPage(() => import('./pages/about/AboutPage').then((module) => module.AboutPage)),
  },
  {
    path: paths.contact,
    Component: lazyPage(() => import('./pages/contact/ContactPage').then((module) => module.ContactPage)),
  },
  {
    path: '*',
    Component: lazyPage(() => import('./pages/not-found/NotFoundPage').then((module) => module.NotFoundPage)),
  },
];

/** Fetches the page of the site that an address leads to. @returns whether it has come. */
export function fetchSitePage(pathname: string): Promise<boolean> {
  return fetchPageOf(pages, pathname, paths.home);
}

/** The publisher's site. */
export function Site() {
  const { pathname } = useLocation();
  const page = useRoutes(pages);
  return (
    <SiteLayout>
      <PageBoundary address={pathname}>{page}</PageBoundary>
    </SiteLayout>
  );
}
