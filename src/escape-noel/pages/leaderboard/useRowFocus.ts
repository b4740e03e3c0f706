import { useEffect, useRef, useState } from 'react';
import type { LeaderboardPage } from '@/api/ranking';
import { isCalm } from '@/lib/calm';

type Target = 'first' | 'mine';

/** Changes the page: once loaded, its target row is scrolled into view and focused, unlike with the browser's back and forward. */
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
  return { list, highlightsMine: highlightedPage !== null && highlightedPage === shown?.page, goToPage };
}

function focusRow(list: HTMLElement, target: Target): void {
  const mine = target === 'mine' ? list.querySelector<HTMLElement>('[data-row][aria-current="true"]') : null;
  const row = mine ?? list.querySelector<HTMLElement>('[data-row]');
  row?.querySelector('button')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: mine ? 'center' : 'nearest', behavior: isCalm() ? 'instant' : 'smooth' });
}
