import { createElement, type ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { nextTask } from './nextTask';

/**
 * Makes a page of what fetches it: a component whose script is fetched before it is drawn, so that drawing it waits for nothing. Drawn
 * when its script did not come, it throws: the `PageBoundary` around it says so.
 * @param load imports the page's component.
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  let page: ComponentType | undefined;
  let failure: unknown = new Error('A page was drawn before its script was asked for');
  const draw = () => {
    if (!page) throw failure;
    return createElement(page);
  };
  /** Fetches the script, once. @returns whether it has come. */
  const fetch = async () => {
    try {
      if (page) return true;
      page = await load();
      // It has just been read, which takes its time on a small phone; drawing it takes as much.
      await nextTask();
      return true;
    } catch (error) {
      failure = error;
      return false;
    }
  };
  return Object.assign(draw, { fetch });
}

/**
 * An address, or a pattern of addresses, and its page.
 * @param load imports the component of the page at this address.
 */
export const pageAt = (path: string, load: () => Promise<ComponentType>) => ({
  path,
  Component: lazyPage(load),
});

type PageRoute = ReturnType<typeof pageAt>;

/**
 * Fetches the page of an area that an address leads to.
 * @param area the area's own address, which its routes leave out.
 * @returns whether its script has come.
 */
export async function fetchPageOf(pages: PageRoute[], pathname: string, area: string): Promise<boolean> {
  const [match] = matchRoutes(pages, pathname, area) ?? [];
  return match ? match.route.Component.fetch() : true;
}
