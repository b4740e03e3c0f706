import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the page is still what the build wrote, true as soon as it lives. For what only a browser knows: its
 * address, its storage, its clock.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
