import { lazy, useEffect, type ComponentType } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';

import { loadModule } from '@/lib/loadModule';
import { paths } from '@/paths';
import { gameTitle } from '../../game/layout/gameTitle';
import { teamPages } from './teamPages';

const modules = import.meta.glob<Partial<Record<string, ComponentType>>>([
  '../{admin,admin-*,preview,visits,workshop}/*Page.tsx',
  '../not-found/NotFoundPage.tsx',
]);

const routes = teamPages.map(({ path, module }) => {
  const Component = lazy(async () => {
    const load = modules[`../${module}.tsx`];
    const page = load && (await loadModule(load))[module.slice(module.lastIndexOf('/') + 1)];
    if (!page) throw new Error(`No page at ${module}`);
    return { default: page };
  });
  return <Route element={<Component />} key={path} path={path.slice(paths.admin.home.length + 1)} />;
});

/** The pages of the publisher's team. Their list loads with this page, for admins alone (AdminGate). */
export function TeamPage() {
  const { pathname } = useLocation();
  // After the title that the application gives to each address of the team.
  useEffect(() => {
    const page = teamPages.find(({ path }) => matchPath(path, pathname));
    if (page) document.title = gameTitle(page.title);
  }, [pathname]);
  return <Routes>{routes}</Routes>;
}
