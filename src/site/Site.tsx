import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '@/paths';
import { PageBoundary } from '@/ui/PageBoundary';
import { SiteLayout } from './shared/layout/SiteLayout';

const HomePage = lazy(() => import('./pages/home/HomePage').then((module) => ({ default: module.HomePage })));
const BooksPage = lazy(() =>
  import('./pages/books/BooksPage').then((module) => ({ default: module.BooksPage })),
);
const AboutPage = lazy(() =>
  import('./pages/about/AboutPage').then((module) => ({ default: module.AboutPage })),
);
const ContactPage = lazy(() =>
  import('./pages/contact/ContactPage').then((module) => ({ default: module.ContactPage })),
);
const NotFoundPage = lazy(() =>
  import('./pages/not-found/NotFoundPage').then((module) => ({ default: module.NotFoundPage })),
);

/** The publisher's site. */
export function Site() {
  const { pathname } = useLocation();
  return (
    <SiteLayout>
      <PageBoundary address={pathname}>
        <Suspense>
          <Routes>
            <Route element={<HomePage />} index />
            <Route element={<BooksPage />} path={paths.books} />
            <Route element={<AboutPage />} path={paths.about} />
            <Route element={<ContactPage />} path={paths.contact} />
            <Route element={<NotFoundPage />} path="*" />
          </Routes>
        </Suspense>
      </PageBoundary>
    </SiteLayout>
  );
}
