import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while prerendering and hydrating: for what only a browser has, such as its address, storage and clock. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
