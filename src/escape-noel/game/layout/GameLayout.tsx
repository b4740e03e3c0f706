import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { loadModule } from '@/lib/loadModule';
import { optionalComponent } from '@/lib/optionalComponent';
import { usePersisted } from '@/lib/storage';
import { AFTER_CONTENT_MS, whenIdle } from '@/lib/whenIdle';
import { CONTENT_ID, SkipLink } from '@/ui/SkipLink';
import { useEdition } from '../edition/useEdition';
import { useStoredJourneys } from '../import/storedJourneys';
import { followEvening, isEveningNew, isEveningUrgent } from '../storage/knights';
import { travellers } from '../storage/travellers';
import { AuthLinkGate } from '../session/AuthLinkGate';
import { useSession } from '../session/useSession';
import { useSessionExpiry } from '../session/useSessionExpiry';
import { GameFooter } from './GameFooter';
import { GameHeader } from './GameHeader';
import { NeedsScripts } from './NeedsScripts';
import { NightSky } from './NightSky';
import { SlowStart } from './SlowStart';
import './layout.css';

const fetchSessionExpired = async () => {
  const { SessionExpired: Loaded } = await loadModule(() => import('../session/SessionExpired'));
  return { default: Loaded };
};
const SessionExpired = lazy(fetchSessionExpired);

/** If its code fails to load, the import is offered at the next visit. */
const ImportDialog = optionalComponent(() =>
  loadModule(() => import('../import/ImportDialog')).then((module) => module.ImportDialog),
);

/** If its code fails to load, the player of the evening before plays. */
const EveningGate = optionalComponent(() =>
  loadModule(() => import('../knights/EveningGate')).then((module) => module.EveningGate),
);

interface GameLayoutProps {
  children: ReactNode;
  /** False around the team's pages, which have no scenery; their last line is AdminGate's (rule 8.14). */
  hasScenery?: boolean;
}

export function GameLayout({ children, hasScenery = true }: GameLayoutProps) {
  useThemeColor();
  return (
    <div className="game nuit relative isolate flex min-h-dvh flex-col text-lg text-nuit-ivory">
      <SkipLink />
      {hasScenery && <NightSky />}
      <GameHeader />
      {/* At least as high as the window, so that late content shifts nothing on screen. */}
      <main className="flex min-h-dvh flex-1 flex-col outline-none" id={CONTENT_ID} tabIndex={-1}>
        <NeedsScripts />
        <AuthLinkGate />
        {children}
      </main>
      {hasScenery && <GameFooter />}
      <SlowStart />
      <LocalImport />
      <Evening />
      <SessionEnd />
    </div>
  );
}

/**
 * Asks who plays, in a new evening alone: after the page's own requests, unless the account is known to have several knights, or the browser
 * has several travellers.
 */
function Evening() {
  const { status, account } = useSession();
  const id = account?.id ?? null;
  const areMany = usePersisted(travellers).length > 1;
  const hasChoice = status === 'knight' || (status === 'visitor' && areMany);
  const isNew = useSyncExternalStore(
    useCallback((listener: () => void) => followEvening(id, listener), [id]),
    () => hasChoice && isEveningNew(id),
    () => false,
  );
  const [isReady, setReady] = useState(false);
  useEffect(() => (isNew ? whenIdle(() => setReady(true), AFTER_CONTENT_MS) : undefined), [isNew]);
  if (!isNew || !(id === null || isReady || isEveningUrgent(id))) return null;
  return (
    <Suspense>
      <EveningGate account={id} />
    </Suspense>
  );
}

function LocalImport() {
  const { playerId } = useSession();
  const edition = useEdition();
  const isStored = useStoredJourneys(edition).length > 0;
  const [isNeeded, setNeeded] = useState(false);
  // It stays mounted: once imported, the progress is no longer stored here.
  if (playerId !== null && isStored && !isNeeded) setNeeded(true);
  if (playerId === null || !isNeeded) return null;
  return (
    <Suspense>
      <ImportDialog key={`${playerId} ${edition}`} />
    </Suspense>
  );
}

/** The dialog of an expired session: prefetched when idle, since the network may be gone when it is needed. */
function SessionEnd() {
  const { status } = useSession();
  const isExpired = useSessionExpiry().expired === 'here';
  const [isNeeded, setNeeded] = useState(false);
  // It stays mounted: it closes by itself.
  if (isExpired && !isNeeded) setNeeded(true);
  useEffect(() => {
    if (status !== 'knight') return undefined;
    return whenIdle(() => void fetchSessionExpired().catch(() => undefined), AFTER_CONTENT_MS);
  }, [status]);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <SessionExpired />
    </Suspense>
  );
}

function useThemeColor(): void {
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
