import { useCallback, useEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The current page; null until the first one is rendered. */
let currentPage: string | null = null;

interface Arrival {
  /** The document's title, where it is not the one of the page table. */
  title?: string | undefined;
  /** Identifies the page; by default its title, else its path. */
  key?: string | undefined;
}

/**
 * Does after a client-side navigation what the browser does after a page load: sets the title, scrolls to the top and moves the
 * focus to the heading. Not for the first page, unless the user followed a link before it was rendered.
 * @param heading the page's `h1`, with `tabIndex={-1}`.
 */
export function useArrival(heading: RefObject<HTMLElement | null>, { title, key }: Arrival = {}): void {
  const navigationType = useNavigationType();
  const { pathname } = useLocation();
  const page = key ?? title ?? pathname;

  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);

  useEffect(() => {
    if (currentPage === page) return;
    const isPageLoad = currentPage === null && navigationType !== NavigationType.Push;
    currentPage = page;
    if (isPageLoad) return;
    if (!globalThis.location.hash) globalThis.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [page, heading, navigationType]);
}

/**
 * For what a page does asynchronously: after a navigation it stays mounted, with its timers and requests, until the code of the
 * next page has loaded.
 * @returns a function that tells whether the address is still this page's.
 */
export function useIsCurrentRoute(): () => boolean {
  const { pathname } = useLocation();
  return useCallback(() => globalThis.location.pathname === pathname, [pathname]);
}
