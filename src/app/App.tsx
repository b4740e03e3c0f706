import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useCalmMark } from '@/effects/calm';
import { paths } from '@/paths';
import { Site } from '@/site/Site';
import { PageBoundary } from '@/ui/PageBoundary';
import { GameLoading } from './GameLoading';
import { SessionWatch } from './SessionWatch';

/** The game is a world of its own: nothing of it loads before somebody walks in. */
const EscapeNoel = lazy(() =>
  import('@/escape-noel/EscapeNoel').then((module) => ({ default: module.EscapeNoel })),
);

/** The two areas of the product, by address. */
export function App() {
  useCalmMark();
  return (
    <>
      <SessionWatch />
      <Suspense>
        <Routes>
          <Route
            element={
              <PageBoundary address={paths.game.landing} alone>
                <Suspense fallback={<GameLoading />}>
                  <EscapeNoel />
                </Suspense>
              </PageBoundary>
            }
            path={`${paths.game.landing}/*`}
          />
          <Route element={<Site />} path="/*" />
        </Routes>
      </Suspense>
    </>
  );
}
