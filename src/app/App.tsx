import { lazy, Suspense, useLayoutEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useCalmMark } from '@/lib/calm';
import { loadModule } from '@/lib/loadModule';
import { useScrollPositions } from '@/lib/scrollPositions';
import { isAdminPath, paths } from '@/paths';
import { Site } from '@/site/Site';
import { PageBoundary } from '@/ui/PageBoundary';
import { Loading } from './Loading';
import { loadPage } from './loadPage';
import { pageAt, pages } from './pages';
import { ReloadNotice } from './ReloadNotice';
import { SessionWatch } from './SessionWatch';
import { useHydratedSignal } from './useHydratedSignal';

/** The game area is code-split and loads on first visit. */
const EscapeNoel = lazy(async () => {
  // Both at once: otherwise the page's code is requested only after the area's. An admin's waits for AdminGate.
  if (!import.meta.env.SSR && !isAdminPath(location.pathname))
    void loadPage(pageAt(location.pathname).page).catch(() => undefined);
  return { default: (await loadModule(() => import('@/escape-noel/EscapeNoel'))).EscapeNoel };
});

const routes = pages.map((page) => {
  const Component = lazy(async () => ({ default: await loadPage(page) }));
  return { page, route: <Route element={<Component />} key={page.path} path={page.path} /> };
});
const routesOf = (area: 'site' | 'escape-noel') =>
  routes.filter(({ page }) => page.module.startsWith(`${area}/`)).map(({ route }) => route);

export function App() {
  useCalmMark();
  useScrollPositions();
  useDocumentTitle();
  return (
    <>
      <SessionWatch />
      <PageBoundary address={paths.game.landing} alone>
        <Suspense fallback={<Loading />}>
          <Routes>
            <Route element={<Site />}>{routesOf('site')}</Route>
            <Route element={<EscapeNoel />}>{routesOf('escape-noel')}</Route>
          </Routes>
          <HydratedSignal />
        </Suspense>
      </PageBoundary>
      <ReloadNotice />
    </>
  );
}

/** Inside the boundary: its effect runs once the page itself is hydrated. */
function HydratedSignal() {
  useHydratedSignal();
  return null;
}

/** A page with a title of its own sets it afterwards, in an effect (`useArrival`). */
function useDocumentTitle(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    document.title = pageAt(pathname).title;
  }, [pathname]);
}
