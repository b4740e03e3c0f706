import { useEffect, useRef, useState } from 'react';
import type { LeaderboardPage } from '@/api/ranking';
import { isCalm } from '@/lib/calm';

/** The line that a turned page is turned for: its first one, or one's own. */
type Line = 'first' | 'mine';

/**
 * Turns the ranking's pages for a hand: once the page is there, the line that it was turned for comes into view and has the focus,
 * wherever the button was that turned it. The browser's own buttons turn pages without it.
 * @param shown the page that is drawn.
 * @returns what holds the lines, and whether one's own has been looked for and stands on this page.
 */
export function useTurnedPage(shown: LeaderboardPage | undefined, setPage: (page: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ page: number; line: Line } | null>(null);
  const [foundOn, setFoundOn] = useState<number | null>(null);

  useEffect(() => {
    if (!shown || !list.current || wanted.current?.page !== shown.page) return;
    arrive(list.current, wanted.current.line);
    wanted.current = null;
  }, [shown]);

  const turnTo = (page: number, line: Line) => {
    setFoundOn(line === 'mine' ? page : null);
    if (list.current && shown?.page === page) arrive(list.current, line);
    else wanted.current = { page, line };
    setPage(page);
  };
  return { list, found: foundOn !== null && foundOn === shown?.page, turnTo };
}

function arrive(list: HTMLElement, wanted: Line): void {
  const mine = wanted === 'mine' ? list.querySelector<HTMLElement>('[data-line][aria-current="true"]') : null;
  const line = mine ?? list.querySelector<HTMLElement>('[data-line]');
  line?.querySelector('button')?.focus({ preventScroll: true });
  line?.scrollIntoView({ block: mine ? 'center' : 'nearest', behavior: isCalm() ? 'instant' : 'smooth' });
}
