import { loadModule } from '@/lib/loadModule';
import { logFailure } from '@/lib/log';
import { subscribeToCalm, isCalm } from '@/lib/calm';

interface ConfettiOptions {
  pieces?: number;
  /** `Infinity` to continue until stopped. */
  durationMs?: number;
}

/** Also over dialogs; not in « Mode calme ». The library loads with the first call. @returns stops and cleans up. */
export function startConfetti({ pieces = 150, durationMs = 5_000 }: ConfettiOptions = {}): () => void {
  if (isCalm()) return () => {};
  let clean: (() => void) | undefined;
  let stopped = false;
  const unsubscribe = subscribeToCalm(() => {
    if (isCalm()) stop();
  });
  function stop() {
    stopped = true;
    unsubscribe();
    clean?.();
    clean = undefined;
  }
  async function start() {
    try {
      const { rain } = await loadModule(() => import('./confettiRain'));
      if (!stopped) clean = rain(pieces, durationMs, stop);
    } catch (error) {
      logFailure('Confettis', error);
    }
  }
  void start();
  return stop;
}
