import type { QueryClient } from '@tanstack/react-query';
import { getAccount, onAccountChange } from '@/api/auth';
import { knightOf } from '@/api/playingKnight';
import { OFFLINE_OFF_KEY } from '@/lib/offlineCaches';
import { forgetOwnCaches } from '@/lib/ownCaches';
import { logFailure } from '@/lib/log';
import { paths } from '@/paths';
import { isSoundOrFilm } from '../media/mediaSources';
import { personalQueries } from '../session/queryClient';
import { playingTraveller } from '../storage/travellers';
import { holdInstallPrompt } from './installPrompt';
import { isOnWifi } from './onWifi';
import { store } from './store';
import { takeAhead, type OpenDay } from './takeAhead';

/** Its scope is the game: the publisher's pages, and `/sw-off`, do without it. */
const SCRIPT = '/sw.js';

let isStarted = false;

/**
 * Once a page load: registers the service worker (rules 22), and stores what the page has loaded without it.
 * A browser without workers plays as before.
 * @param loadOpenDay loads what opens a day, to store it ahead on Wi-Fi: its code is the page's, which this folder must not import.
 */
export function startOffline(queries: QueryClient, loadOpenDay: () => Promise<OpenDay>): void {
  if (isStarted) return;
  isStarted = true;
  holdInstallPrompt();
  if (isSupported())
    run(queries, loadOpenDay).catch((error: unknown) => logFailure('Jeu sans réseau', error));
}

function isSupported(): boolean {
  if (import.meta.env.DEV || import.meta.env.VITE_OFFLINE === 'off') return false;
  try {
    return (
      'serviceWorker' in navigator && 'caches' in globalThis && localStorage.getItem(OFFLINE_OFF_KEY) === null
    );
  } catch {
    return false;
  }
}

async function run(queries: QueryClient, loadOpenDay: () => Promise<OpenDay>): Promise<void> {
  onAccountChange((account) => void forgetOwnCaches(account?.id ?? null));
  const account = (await getAccount())?.id ?? null;
  await forgetOwnCaches(account);
  const wasServed = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker.register(SCRIPT, { scope: paths.game.landing, updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  if (!wasServed) await storeLoaded(queries);
  const owner = account === null ? playingTraveller.read() : knightOf(account);
  if (isOnWifi()) await takeAhead(queries, owner, loadOpenDay);
}

/** Files that the page has loaded without the worker; a sound or a film would be loaded again, whole. */
async function storeLoaded(queries: QueryClient): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // Missing files are stored when a page next loads it.
  await Promise.allSettled(
    loaded.filter((address) => !isSoundOrFilm(address)).map((address) => store(address)),
  );
  // Asked again, what a knight has played passes through the worker.
  await queries.invalidateQueries(personalQueries);
}
