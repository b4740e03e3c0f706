import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** What a person would notice, and shorter than any test may wait: between the two a page's timers are held. */
const [NOTICED_MS, WAITED_MS] = [200, 30_000];

/**
 * Holds the clock until the end of the test: from here on only `passTime` lets a page's hours and its long timers pass, however
 * slow the machine is. What is shorter than anybody notices goes on by itself: replies, drawing, what a test waits for.
 */
export function holdClock(): void {
  if (vi.isFakeTimers()) return;
  const real = { setTimeout, clearTimeout, setInterval, clearInterval };
  vi.useFakeTimers({
    now: Date.now(),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const held = { setTimeout, clearTimeout, setInterval, clearInterval };
  const ids = new Set<unknown>();
  for (const [begin, end] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
  ] as const) {
    vi.stubGlobal(begin, (task: () => void, ms = 0, ...rest: []) => {
      if (ms < NOTICED_MS || ms >= WAITED_MS) return real[begin](task, ms, ...rest);
      const id = held[begin](task, ms, ...rest);
      ids.add(id);
      return id;
    });
    vi.stubGlobal(end, (id: ReturnType<typeof setTimeout>) => (ids.has(id) ? held : real)[end](id));
  }
}

/** How many frames a page takes, at most, to do what it was told last: to draw it, then what follows from it. */
const FRAMES = 3;

/** Lets time pass under a held clock, once what the page was told last has had its effects. */
export async function passTime(ms: number): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}
