import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, followed while it changes. False while the page is still what the build wrote.
 * @param query for instance `(min-width: 48rem)`.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = globalThis.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(query).matches,
    () => false,
  );
}
