import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { usePersisted } from '@/lib/storage';
import { AFTER_WHAT_IS_SHOWN_MS, whenIdle } from '@/lib/whenIdle';
import { CONTENT_ID, SkipLink } from '@/ui/SkipLink';
import { visitorFinalSentence, visitorProgress } from '../player/browserProgress';
import { ArrivalNotice } from '../session/ArrivalNotice';
import { LinkQuestion } from '../session/LinkQuestion';
import { useSession, useSessionNews } from '../session/SessionProvider';
import { GameFooter } from './GameFooter';
import { GameHeader } from './GameHeader';
import { NightSky } from './NightSky';
import './layout.css';

const fetchSessionExpired = () =>
  import('../session/SessionExpired').then((module) => ({ default: module.SessionExpired }));
const SessionExpired = lazy(fetchSessionExpired);

/** A knight to whom it does not come is offered it on the next visit. */
const ImportDialog = lazy<ComponentType>(() =>
  import('../import/ImportDialog').then(
    (module) => ({ default: module.ImportDialog }),
    () => ({ default: () => null }),
  ),
);

/** What every page of the game stands in: the night behind, the header above, the sleeping village below. */
export function GameLayout({ children }: { children: ReactNode }) {
  useNightBars();
  return (
    <div className="game nuit relative isolate flex min-h-dvh flex-col text-lg text-nuit-ivory">
      <SkipLink />
      <NightSky />
      <GameHeader />
      {/* The footer begins below the window: what arrives late moves nothing that is in sight. */}
      <main className="flex min-h-dvh flex-1 flex-col outline-none" id={CONTENT_ID} tabIndex={-1}>
        <ArrivalNotice />
        {children}
      </main>
      <GameFooter />
      <LocalImport />
      <SessionEnd />
      <LinkQuestion />
    </div>
  );
}

/** The offer to bring to the account what was played without one, where this browser keeps anything of it. */
function LocalImport() {
  const { account } = useSession();
  const hasDays = usePersisted(visitorProgress).size > 0;
  const hasFinalSentence = usePersisted(visitorFinalSentence).solved !== null;
  const [isNeeded, setNeeded] = useState(false);
  // It stays once it has come: what it has brought is no longer kept here.
  if (account && (hasDays || hasFinalSentence) && !isNeeded) setNeeded(true);
  if (!account || !isNeeded) return null;
  return (
    <Suspense>
      <ImportDialog key={account.id} />
    </Suspense>
  );
}

/** The dialog of a session that has ended: no page needs its form to begin with, so it comes ahead of time, and late. */
function SessionEnd() {
  const { status } = useSession();
  const { expired } = useSessionNews();
  const [isNeeded, setNeeded] = useState(false);
  // It stays once it has opened: it closes by itself.
  if (expired && !isNeeded) setNeeded(true);
  useEffect(() => {
    if (status !== 'knight') return undefined;
    return whenIdle(() => void fetchSessionExpired().catch(() => undefined), AFTER_WHAT_IS_SHOWN_MS);
  }, [status]);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <SessionExpired />
    </Suspense>
  );
}

/** Gives the browser's own bars the colour of the night, for as long as the game is there. */
function useNightBars(): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (!meta) return undefined;
    const before = meta.content;
    meta.content = '#1C1B4D';
    return () => {
      meta.content = before;
    };
  }, []);
}
