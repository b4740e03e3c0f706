import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { persisted } from './storage';

// react-router restores scroll positions for its data routers only, and the browser before the page to come is rendered.
const stored = persisted('session', 'scroll-positions', v.record(v.string(), v.number()), {});
const STORED_ENTRIES = 50;

/** By the key of a history entry, the last one scrolled at the end. */
const positions = new Map(Object.entries(stored.read()));
/** Scroll position of the current entry when it was left; 0 for a new one. */
let leftAt = 0;

/** Records where each history entry is scrolled to. Once, around all pages. */
export function useScrollPositions(): void {
  const { key } = useLocation();
  const [firstKey] = useState(key);

  useLayoutEffect(() => {
    // Read now: a page that is still short scrolls by itself.
    leftAt = positions.get(key) ?? 0;
    const record = () => {
      positions.delete(key);
      positions.set(key, scrollY);
    };
    // A new entry of the same page, such as a filter, stays where the page is: no scroll follows.
    if (!positions.has(key)) record();
    addEventListener('scroll', record, { passive: true });
    return () => removeEventListener('scroll', record);
  }, [key]);

  useLayoutEffect(() => {
    // The browser goes on restoring the position of a page that it loads, perhaps before this runs.
    positions.set(firstKey, scrollY);
    const onShown = () => {
      history.scrollRestoration = 'manual';
    };
    const onHidden = () => {
      history.scrollRestoration = 'auto';
      stored.write(Object.fromEntries([...positions].slice(-STORED_ENTRIES)));
    };
    if (document.readyState === 'complete') onShown();
    addEventListener('pageshow', onShown);
    addEventListener('pagehide', onHidden);
    return () => {
      removeEventListener('pageshow', onShown);
      removeEventListener('pagehide', onHidden);
    };
  }, [firstKey]);
}

export const scrollToTop = (): void => reach(0);

/** Scrolls to where the current history entry was left. */
export const restoreScroll = (): void => reach(leftAt);

const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
let reaching = new AbortController();

/** Scrolls to a position; where the page is still too short, again as it grows, until the user moves. */
function reach(top: number): void {
  reaching.abort();
  const isThere = () => {
    scrollTo({ top, behavior: 'instant' });
    return scrollY >= top - 1;
  };
  if (isThere()) return;
  const attempt = new AbortController();
  reaching = attempt;
  const stop = () => attempt.abort();
  const growth = new ResizeObserver(() => isThere() && stop());
  growth.observe(document.body);
  attempt.signal.addEventListener('abort', () => growth.disconnect());
  for (const gesture of GESTURES) addEventListener(gesture, stop, { passive: true, signal: attempt.signal });
}
