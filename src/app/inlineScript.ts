import { SESSION_KEY } from '../api/sessionKey';
import { CALM_KEY } from '../lib/calmKey';
import { COMFORT_KEY, markComfort } from '../lib/comfortKey';
import { holdPresses } from './holdPresses';
import { addStyleSheet, download } from './loadFiles';
import { prefetchCalendar } from './prefetchCalendar';
import { prefetchRiddle } from './prefetchRiddle';
import { DOOR_KEY } from '../escape-noel/pages/landing/doorKey';
import { PROGRESS_KEY } from '../escape-noel/shared/player/progressKey';

const LATEST_START_MS = 1_000;
/** Early enough for the home page's title, which rises one second after load (spec §2). */
const IDLE_AFTER_LOAD_MS = 500;

/**
 * The one inline script of a built page. It marks `<html>` with what style sheets need before the first paint, requests the
 * day's riddle or the calendar early, and decides when the application starts. Without it a page only starts later.
 * @param settings the `data-` attributes of the script element (tools/prerender/document.ts).
 */
export function runInlineScript(settings: DOMStringMap): void {
  const { pathname, search, hash } = location;
  const listed = (name: string) => settings[name]?.split(' ').filter(Boolean) ?? [];
  const lowerCase = pathname.toLowerCase().replace(/(.)\/$/, '$1');
  // Only to an address that the page table knows: that of « //evil.example/A » in lower case is another site's.
  const isKnown = listed('fallback').includes(lowerCase) || lowerCase.startsWith('/escape-noel/');
  if (settings['fallback'] && /[A-Z]/.test(pathname) && isKnown)
    return location.replace(lowerCase + search + hash);
  const mark = document.documentElement.dataset;
  const calm = read('localStorage', CALM_KEY);
  const isCalm = calm ? calm === 'true' : matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isKnight = read('localStorage', SESSION_KEY) !== null;
  mark['calme'] = isCalm ? 'oui' : 'non';
  markComfort(mark, read('localStorage', COMFORT_KEY));
  if (search) mark['query'] = '';
  if (read('sessionStorage', DOOR_KEY)) mark['porte'] = '';
  if (settings['row']) prefetchRiddle(Number(settings['day']), settings['row']);

  holdPresses();

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // The page's own modules may fail: the application then says so. In one task, forty requests hold a slow phone for 130 ms.
    for (const [index, href] of listed('page').entries())
      setTimeout(() => void download(href).catch(() => {}), index);
    Promise.all([...listed('styles').map(addStyleSheet), ...listed('modules').map(download)])
      .then(() => import(/* @vite-ignore */ settings['entry'] ?? ''))
      .catch(() => (isStarted = false));
  };
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'focusin'])
    addEventListener(type, start, true);
  const hasPlayed = pathname.startsWith('/escape-noel') && (isKnight || read('localStorage', PROGRESS_KEY));
  if (settings['calendar']) prefetchCalendar(settings['calendar'], Boolean(hasPlayed), start);
  if (search || hash || (hasPlayed && !settings['early'])) start();
  else if (settings['early']) {
    setTimeout(start, LATEST_START_MS);
    // Not at `load`, which may come before the first paint. Some browsers never report one.
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  } else {
    // Safari has no `requestIdleCallback`.
    const whenIdle = () =>
      'requestIdleCallback' in globalThis ? requestIdleCallback(start, { timeout: 2_000 }) : start();
    addEventListener('load', () => setTimeout(whenIdle, IDLE_AFTER_LOAD_MS));
  }
}

function read(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}
