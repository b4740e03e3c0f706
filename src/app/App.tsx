import { matchPath, Route, Routes } from 'react-router-dom';
import { useCalmMark } from '@/effects/calm';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/paths';
import { fetchSitePage, Site } from '@/site/Site';
import { PageBoundary } from '@/ui/PageBoundary';
import { SessionWatch } from './SessionWatch';

const GAME = `${paths.game.landing}/*`;

/** The game is a world of its own: nothing of it loads before somebody walks in. */
const loadGame = () => import('@/escape-noel/EscapeNoel');
const EscapeNoel = lazyPage(() => loadGame().then((module) => module.EscapeNoel));

/**
 * Fetches what an address is drawn with; to be awaited before it is.
 * @returns whether it has come: what has not is said by the page.
 */
export async function fetchPage(pathname: string): Promise<boolean> {
  if (!matchPath(GAME, pathname)) return fetchSitePage(pathname);
  return (await EscapeNoel.fetch()) && (await loadGame()).fetchGamePage(pathname);
}

/** The two areas of the product, by address. */
export function App() {
  useCalmMark();
  return (
    <>
      <SessionWatch />
      <Routes>
        <Route
          element={
            <PageBoundary address={paths.game.landing} alone>
              <EscapeNoel />
            </PageBoundary>
          }
          path={GAME}
        />
        <Route element={<Site />} path="/*" />
      </Routes>
    </>
  );
}
