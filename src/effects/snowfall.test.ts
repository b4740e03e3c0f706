// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCalm } from './calm';
import { SNOW_INITIAL, SNOW_MAX_NEW, SNOW_MS, startSnowfall } from './snowfall';

/** Flakes in the air, as the document has them; none lands unless `land` says so. */
const flakes = () => document.querySelectorAll('[data-effect="neige"] span').length;
let landing: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  landing = [];
  setCalm(false);
  // The part of an animation that a flake uses.
  Reflect.set(HTMLElement.prototype, 'animate', () => {
    const fall: { currentTime: number; effect: null; onfinish: (() => void) | null } = {
      currentTime: 0,
      effect: null,
      onfinish: null,
    };
    landing.push(() => fall.onfinish?.());
    return fall;
  });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('snowfall', () => {
  it('begins with 120 flakes and adds at most 80 new ones', () => {
    const stop = startSnowfall();
    expect(flakes()).toBe(SNOW_INITIAL);
    vi.advanceTimersByTime(SNOW_MS - 1_000);
    expect(flakes()).toBe(SNOW_INITIAL + SNOW_MAX_NEW);
    stop();
    expect(document.querySelector('[data-effect]')).toBeNull();
  });

  it('makes room for a new flake when one lands', () => {
    const stop = startSnowfall({ initial: 0, maxNew: 2 });
    vi.advanceTimersByTime(2_000);
    expect(flakes()).toBe(2);
    landing[0]?.();
    expect(flakes()).toBe(1);
    vi.advanceTimersByTime(500);
    expect(flakes()).toBe(2);
    stop();
  });

  it('ends after 30 s by default: what is in the air falls, and nothing is left', () => {
    const stop = startSnowfall({ initial: 3, maxNew: 1 });
    vi.advanceTimersByTime(SNOW_MS + 1_000);
    const fallen = flakes();
    vi.advanceTimersByTime(10_000);
    expect(flakes()).toBe(fallen);
    for (const land of landing) land();
    expect(document.querySelector('[data-effect]')).toBeNull();
    stop();
  });

  it('holds off in « Mode calme », and comes back after it', () => {
    const stop = startSnowfall({ durationMs: Number.POSITIVE_INFINITY });
    setCalm(true);
    expect(flakes()).toBe(0);
    setCalm(false);
    expect(flakes()).toBe(SNOW_INITIAL);
    stop();
    setCalm(true);
    setCalm(false);
    expect(flakes()).toBe(0);
  });
});
