import { useEffect, useRef, useState } from 'react';
import type { LeaderboardPage } from '@/api/ranking';
import { isCalm } from '@/lib/calm';

type Target = 'first' | 'mine';

/**
 * Changes the ranking's page from a control of the page: once it has loaded, the target row is scrolled into view and
 * focused. The browser's back and forward buttons change pages without it.
 * @param shown the page on screen.
 */
export function useRowFocus(shown: LeaderboardPage | undefined, setPage: (page: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const pending = useRef<{ page: number; target: Target } | null>(null);
  const [highlightedPage, setHighlightedPage] = useState<number | null>(null);

  useEffect(() => {
    if (!shown || !list.current || pending.current?.page !== shown.page) return;
    focusRow(list.current, pending.current.target);
    pending.current = null;
  }, [shown]);

  const goToPage = (page: number, target: Target) => {
    setHighlightedPage(target === 'mine' ? page : null);
    if (list.current && shown?.page === page) focusRow(list.current, target);
    else pending.current = { page, target };
    setPage(page);
  };
  return {
    /** To be attached to the element that contains the rows. */
    list,
    /** Whether the player's own row was asked for and is on this page. */
    highlightsMine: highlightedPage !== null && highlightedPage === shown?.page,
    goToPage,
  };
}

function focusRow(list: HTMLElement, target: Target): void {
  const mine = target === 'mine' ? list.querySelector<HTMLElement>('[data-row][aria-current="true"]') : null;
  const row = mine ?? list.querySelector<HTMLElement>('[data-row]');
  row?.querySelector('button')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: mine ? 'center' : 'nearest', behavior: isCalm() ? 'instant' : 'smooth' });
}
