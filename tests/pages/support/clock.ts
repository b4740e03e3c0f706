import { act, waitFor } from '@testing-library/react';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { onTestFinished, vi } from 'vitest';

/** Timers between these two lengths are held: long enough to be noticed, shorter than a test may wait. */
const [NOTICED_MS, WAITED_MS] = [200, 30_000];

/**
 * Holds the clock until the end of the test: only `passTime` advances dates and long timers, however slow the machine is. Short
 * timers run by themselves: replies, rendering, what a test waits for.
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

/** Resolves once React has rendered all that it had scheduled and has run the effects: what is idle comes last. */
export const rendered = (): Promise<void> =>
  new Promise((resolve) => void unstable_scheduleCallback(unstable_IdlePriority, () => resolve()));

/** Maximum number of frames in which a page goes on after its last change: an animation's end, what an effect changes. */
const FRAMES = 3;

/** Advances a held clock, once the page has rendered its last change. */
export async function passTime(ms: number): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await rendered();
  }
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}

/** Advances a held clock by steps until an expectation holds: for timers that a reply starts, whenever it comes. */
export async function passTimeUntil(expectation: () => void, stepMs = 1_000): Promise<void> {
  await waitFor(async () => {
    await passTime(stepMs);
    expectation();
  });
}
