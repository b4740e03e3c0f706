// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { importProgress } from './progress';

test('A request that nobody answers is given up after 20 seconds, and no sooner', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
  // The time limit of a signal is the platform's own clock, which no test can move: this one is.
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  vi.stubGlobal(
    'fetch',
    (_: unknown, init?: RequestInit) =>
      new Promise((_answer, refuse) => {
        init?.signal?.addEventListener('abort', () => refuse(new DOMException('Too late', 'TimeoutError')));
      }),
  );
  try {
    const failed = vi.fn<(error: unknown) => void>();
    void importProgress([], null).catch(failed);
    await vi.advanceTimersByTimeAsync(19_900);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'unreachable' }));
  } finally {
    vi.useRealTimers();
  }
});
