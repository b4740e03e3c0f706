import { SESSION_KEY } from '../api/sessionKey';
import { CALM_KEY } from '../lib/calmKey';
import { DOOR_KEY } from '../escape-noel/pages/landing/doorKey';
import { PROGRESS_KEY } from '../escape-noel/shared/player/progressKey';
import { HYDRATED_EVENT } from './hydratedEvent';

const ROW_TIMEOUT_MS = 20_000;
const LATEST_START_MS = 1_000;
const IDLE_AFTER_LOAD_MS = 1_500;
const listening = { capture: true, passive: true };

/**
 * The one inline script of a built page. It marks `<html>` with what style sheets need before the first paint, requests the
 * day's riddle early, and decides when the application starts. Without it a page only starts later.
 * @param settings the `data-` attributes of the script element (tools/prerender/document.ts).
 */
export function runInlineScript(settings: DOMStringMap): void {
  const { pathname, search, hash } = location;
  if (settings['fallback'] && pathname !== pathname.toLowerCase()) {
    location.replace(pathname.toLowerCase() + search + hash);
    return;
  }
  const mark = document.documentElement.dataset;
  mark['still'] = '';
  if (search) mark['query'] = '';
  if (read('session', DOOR_KEY)) mark['porte'] = '';
  if (read('local', SESSION_KEY)) mark['knight'] = '';
  const calm = read('local', CALM_KEY);
  mark['calme'] = (calm ? calm === 'true' : matchMedia('(prefers-reduced-motion: reduce)').matches)
    ? 'oui'
    : 'non';
  if (settings['row']) prefetchRiddle(Number(settings['day']), settings['row']);
  replayEarlyClick();
  startWhenReady(settings, Boolean(search || hash));
}

function read(scope: 'local' | 'session', key: string): string | null {
  try {
    return (scope === 'local' ? localStorage : sessionStorage).getItem(key);
  } catch {
    return null;
  }
}

/** Requests the riddle, which `fetchRiddle` takes, and writes its story into the page as soon as it is there. */
function prefetchRiddle(day: number, path: string): void {
  const row = fetch(path, { signal: AbortSignal.timeout(ROW_TIMEOUT_MS) }).then(
    async (reply): Promise<unknown> => {
      const [first] = (await reply.json()) as Record<string, string>[];
      return first;
    },
  );
  globalThis.prefetchedRiddle = { day, row };
  row.then(write, () => {});
}

function write(row: unknown): void {
  if (!row || !globalThis.prefetchedRiddle) return;
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', () => write(row));
    return;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-story]')) {
    element.textContent = (row as Record<string, string>)[element.dataset['story'] ?? ''] ?? '';
  }
}

/** A button pressed before hydration would do nothing: the last one is pressed again, once. */
function replayEarlyClick(): void {
  let pressed: HTMLElement | null | undefined;
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    pressed = button;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', hold, true);
  addEventListener(
    HYDRATED_EVENT,
    () => {
      removeEventListener('click', hold, true);
      pressed?.click();
    },
    { once: true },
  );
}

/** Imports the application at the first sign of the user; else once painted (game pages), or idle after load (the others). */
function startWhenReady({ entry = '', modules = '', early }: DOMStringMap, now: boolean): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    delete document.documentElement.dataset['still'];
    for (const href of modules.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    // A failed import is tried again at the next interaction.
    import(/* @vite-ignore */ entry).catch(() => {
      started = false;
    });
  };
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'focusin'])
    addEventListener(type, start, listening);
  const hasPlayed = read('local', SESSION_KEY) ?? read('local', PROGRESS_KEY);
  if (now || (hasPlayed && location.pathname.startsWith('/escape-noel'))) start();
  else if (early) {
    // Whichever comes first: some browsers never report a paint.
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    addEventListener('load', start);
    setTimeout(start, LATEST_START_MS);
  } else {
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    addEventListener('load', () => setTimeout(() => whenIdle(start, { timeout: 2_000 }), IDLE_AFTER_LOAD_MS));
  }
}
