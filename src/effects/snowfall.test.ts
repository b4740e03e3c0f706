// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCalm } from '@/lib/calm';
import { SNOW_INITIAL, SNOW_MAX_NEW, startSnowfall } from './snowfall';

/** The flakes in the document; none lands before `land`. */
const flakes = () => document.querySelectorAll('[data-effect="neige"] span').length;
let landing: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  landing = [];
  setCalm(false);
  // The part of `Animation` that a flake uses.
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
  it('starts with 120 flakes and adds at most 80 new ones', () => {
    const stop = startSnowfall(Infinity);
    expect(flakes()).toBe(SNOW_INITIAL);
    vi.advanceTimersByTime(30_000);
    expect(flakes()).toBe(SNOW_INITIAL + SNOW_MAX_NEW);
    stop();
    expect(document.querySelector('[data-effect]')).toBeNull();
  });

  it('adds a new flake when one lands', () => {
    const stop = startSnowfall(Infinity);
    vi.advanceTimersByTime(30_000);
    landing[SNOW_INITIAL]?.();
    expect(flakes()).toBe(SNOW_INITIAL + SNOW_MAX_NEW - 1);
    vi.advanceTimersByTime(500);
    expect(flakes()).toBe(SNOW_INITIAL + SNOW_MAX_NEW);
    stop();
  });

  it('stops after 30 s unless told otherwise', () => {
    startSnowfall();
    vi.advanceTimersByTime(29_900);
    expect(flakes()).toBeGreaterThan(SNOW_INITIAL);
    vi.advanceTimersByTime(100);
    expect(document.querySelector('[data-effect]')).toBeNull();
    setCalm(true);
    setCalm(false);
    expect(flakes()).toBe(0);
  });

  it('stops in « Mode calme », and starts again after it', () => {
    const stop = startSnowfall(Infinity);
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
