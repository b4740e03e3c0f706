import { useLocation, useRoutes } from 'react-router-dom';
import { fetchPageOf, pageAt } from '@/lib/lazyPage';
import { OwnTask } from '@/lib/OwnTask';
import { paths } from '@/paths';
import { PageBoundary } from '@/ui/PageBoundary';
import { SiteLayout } from './shared/layout/SiteLayout';

const pages = [
  pageAt(paths.home, () => import('./pages/home/HomePage').then((module) => module.HomePage)),
  pageAt(paths.books, () => import('./pages/books/BooksPage').then((module) => module.BooksPage)),
  pageAt(paths.about, () => import('./pages/about/AboutPage').then((module) => module.AboutPage)),
  pageAt(paths.contact, () => import('./pages/contact/ContactPage').then((module) => module.ContactPage)),
  pageAt('*', () => import('./pages/not-found/NotFoundPage').then((module) => module.NotFoundPage)),
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
    <OwnTask>
      <SiteLayout>
        <PageBoundary address={pathname}>{page}</PageBoundary>
      </SiteLayout>
    </OwnTask>
  );
}
