import { useCallback, useEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The page that is on screen; null until the first one has arrived. */
let arrivedAt: string | null = null;

/**
 * What a browser does on a new page, done for a page that arrives without one: its title is set, the view starts at the
 * top and the focus goes to its heading. The very first page is left alone, as the browser has just done all this: unless
 * somebody followed a link before that page was there.
 * @param title the document's title.
 * @param heading the page's `h1`, with `tabIndex={-1}`.
 * @param key what makes this page another page; by default its title.
 */
export function useArrival(title: string, heading: RefObject<HTMLElement | null>, key: string = title): void {
  const arrivedBy = useNavigationType();

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (arrivedAt === key) return;
    const byBrowser = arrivedAt === null && arrivedBy !== NavigationType.Push;
    arrivedAt = key;
    if (byBrowser) return;
    if (!globalThis.location.hash) globalThis.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [key, heading, arrivedBy]);
}

/**
 * For what a page does by itself, and late: a followed link changes the address at once, but the page stays, timers and replies
 * included, until the next page's script has come.
 * @returns what tells whether the person is still on this page, and not on the way to another.
 */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  return useCallback(() => globalThis.location.pathname === pathname, [pathname]);
}
