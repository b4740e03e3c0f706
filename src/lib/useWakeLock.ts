import { useEffect } from 'react';

/** Keeps the screen on while the component is mounted and the page visible. Without the API, or where it is refused, nothing happens. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    const release = () => {
      lock?.release().catch(() => undefined);
      lock = null;
    };
    async function request() {
      // The browser releases it when the page is hidden.
      if (document.visibilityState !== 'visible') return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        release();
        lock = granted;
        if (isLeft) release();
      } catch {
        // A saver of battery refuses it; old browsers have none.
      }
    }
    const onVisibility = () => void request();
    document.addEventListener('visibilitychange', onVisibility);
    void request();
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', onVisibility);
      release();
    };
  }, []);
}
