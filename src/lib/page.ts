import { useCallback, useEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The current page; null until the first one is rendered. */
let currentPage: string | null = null;

/**
 * Does after a client-side navigation what the browser does after a page load: sets the title, scrolls to the top and moves the
 * focus to the heading. Not for the first page, unless the user followed a link before it was rendered.
 * @param heading the page's `h1`, with `tabIndex={-1}`.
 */
export function useArrival(
  heading: RefObject<HTMLElement | null>,
  { title, key }: { title?: string | undefined; key?: string | undefined } = {},
): void {
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
 * Whether the address is still this page's, for asynchronous work: after a navigation a page stays mounted until the code of the
 * next one has loaded.
 */
export function useIsCurrentRoute(): () => boolean {
  const { pathname } = useLocation();
  return useCallback(() => globalThis.location.pathname === pathname, [pathname]);
}
