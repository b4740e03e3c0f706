import { useCallback, useEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { restoreScroll, scrollToTop } from './scrollPositions';

/** The page and the history entry on screen; null until the first page is rendered. */
let current: { page: string; entry: string } | null = null;

/**
 * Does after a client-side navigation what the browser does after a page load: sets the title, scrolls to the top (going back: to
 * where the page was) and moves the focus to the heading. Not for the first page, unless the user followed a link before it was
 * rendered.
 * @param heading the page's `h1`, with `tabIndex={-1}`.
 */
export function useArrival(
  heading: RefObject<HTMLElement | null>,
  { title, key }: { title?: string | undefined; key?: string | undefined } = {},
): void {
  const navigationType = useNavigationType();
  const { pathname, key: entry } = useLocation();
  const page = key ?? title ?? pathname;

  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);

  useEffect(() => {
    const before = current;
    current = { page, entry };
    const isPageLoad = before === null && navigationType !== NavigationType.Push;
    if (isPageLoad || (before?.page === page && before.entry === entry)) return;
    setCanonical(pathname);
    // Also between two entries of one page: the same catalogue with other filters.
    if (navigationType === NavigationType.Pop) restoreScroll();
    if (before?.page === page) return;
    if (navigationType !== NavigationType.Pop && !globalThis.location.hash) scrollToTop();
    heading.current?.focus({ preventScroll: true });
  }, [page, heading, navigationType, entry, pathname]);
}

/** Phones share the canonical address: without this, that of the page where the visit began (rule 26.14). */
function setCanonical(pathname: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link) link.href = new URL(pathname, link.href).href;
}

/**
 * True if the address is still this page's, for asynchronous work: after a navigation a page stays mounted until the code of the
 * next one has loaded.
 */
export function useIsCurrentRoute(): () => boolean {
  const { pathname } = useLocation();
  return useCallback(() => globalThis.location.pathname === pathname, [pathname]);
}
