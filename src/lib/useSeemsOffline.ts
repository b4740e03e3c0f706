import { useSyncExternalStore } from 'react';

function follow(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/**
 * True if the browser says that it has no network. It is a hint, to be displayed and never to be acted on: with some virtual networks it is
 * wrong, and a network that leads nowhere counts as one. A request alone knows.
 */
export const useSeemsOffline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false,
  );
