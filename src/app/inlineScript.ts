import { SESSION_KEY } from '../api/sessionKey';
import { CALM_KEY } from '../lib/calmKey';
import { COMFORT_KEY, markComfort } from '../lib/comfortKey';
import { holdPresses } from './holdPresses';
import { requestCalendar, requestRiddle } from './early';
import { showJourney } from './earlyJourney';
import { addStyleSheet, download } from './loadFiles';
import { DOOR_KEY } from '../escape-noel/pages/landing/doorKey';
import { PROGRESS_KEY, TRAVELLER_KEY } from '../escape-noel/game/storage/progressKey';

const LATEST_START_MS = 1_000;
/** Early enough for the home page's title, which rises one second after load (spec §2). */
const IDLE_AFTER_LOAD_MS = 500;

/**
 * The one inline script of a built page. It marks `<html>` with what style sheets need before the first paint, requests the
 * day's riddle or the calendar early, and decides when the application starts. Each part is on its own: one that fails leaves the
 * others, and the start, as they are. The notice of an old browser (tools/prerender/oldBrowser.ts) is hidden by `data-calme` and shown
 * by `data-ancien`: without this script it stands in the page.
 * @param settings the `data-` attributes of the script element (tools/prerender/htmlFile.ts).
 */
export function runInlineScript(settings: DOMStringMap): void {
  const { pathname, search, hash } = location;
  const listed = (name: string) => settings[name]?.split(' ').filter(Boolean) ?? [];
  const lowerCase = pathname.toLowerCase();
  // Only to an address that the page table knows: that of « //evil.example/A » in lower case is another site's.
  if (settings['fallback'] && pathname !== lowerCase && RegExp(settings['fallback']).test(lowerCase))
    return location.replace(lowerCase + search + hash);

  const mark = document.documentElement.dataset;
  mark['calme'] = attempt(isCalm) ? 'oui' : 'non';
  attempt(() => markComfort(mark, read('localStorage', COMFORT_KEY)));
  if (search) mark['query'] = '';
  if (read('sessionStorage', DOOR_KEY)) mark['porte'] = '';
  if (!attempt(isSupported)) {
    mark['ancien'] = '';
    return undefined;
  }
  const { row, calendar } = settings;
  if (row) attempt(() => requestRiddle(row));
  attempt(holdPresses);

  const run = (entry: string) =>
    import(/* @vite-ignore */ entry).catch((error: unknown) => {
      // All browsers write « import » where a file is missing; otherwise it is there, and does not run (`cameWhole`).
      if (!/import/i.test(String(error))) mark['ancien'] = '';
      throw error;
    });
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // The page's own modules may fail: the application then says so. In one task, forty requests hold a slow phone for 130 ms.
    for (const [index, href] of listed('page').entries())
      setTimeout(() => void download(href).catch(() => {}), index);
    const styles = listed('styles').map((href) => attempt(() => addStyleSheet(href)));
    Promise.all([...styles, ...listed('modules').map(download)])
      .then(() => run(settings['entry'] ?? ''))
      .catch(() => (isStarted = false));
  };
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'focusin'])
    addEventListener(type, start, true);
  const session = read('localStorage', SESSION_KEY);
  // A later traveller's keys end with its id, which is stored in quotes (`playingTraveller`).
  const traveller = read('localStorage', TRAVELLER_KEY);
  const progress = read('localStorage', PROGRESS_KEY + (traveller ? `-${traveller.slice(1, -1)}` : ''));
  const hasPlayed = pathname.startsWith('/escape-noel') && (session ?? progress) !== null;
  if (calendar) {
    attempt(() => requestCalendar(calendar, hasPlayed, start));
    attempt(() => showJourney((key) => read('localStorage', key), progress, session));
  }
  if (search || hash || (hasPlayed && !settings['early'])) start();
  else if (settings['early']) {
    setTimeout(start, LATEST_START_MS);
    // Not at `load`, which may come before the first paint. Some browsers never report one.
    attempt(() => new PerformanceObserver(start).observe({ type: 'paint', buffered: true }));
  } else {
    // Safari has no `requestIdleCallback`.
    const whenIdle = () => attempt(() => requestIdleCallback(start, { timeout: 2_000 })) ?? start();
    addEventListener('load', () => setTimeout(whenIdle, IDLE_AFTER_LOAD_MS));
  }
}

/**
 * Tests for the newest functions that the application calls (README, « Browsers »): without them it would start and then fail. Older functions are left out: each name is in every document, and delays the first paint.
 */
const isSupported = () =>
  'at' in [] &&
  'hasOwn' in Object &&
  ['structuredClone', 'ResizeObserver', 'IntersectionObserver'].every((name) => name in globalThis);

function isCalm(): boolean {
  const chosen = read('localStorage', CALM_KEY);
  return chosen ? chosen === 'true' : matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** @returns undefined where the part fails: the page does without it. */
function attempt<Result>(part: () => Result): Result | undefined {
  try {
    return part();
  } catch {
    return undefined;
  }
}

const read = (storage: 'localStorage' | 'sessionStorage', key: string): string | null =>
  attempt(() => globalThis[storage].getItem(key)) ?? null;
