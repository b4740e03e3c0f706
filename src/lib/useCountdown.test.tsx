import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { secondsLeft, useCountdown } from './useCountdown';

describe('the countdown of a lock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it('counts whole seconds, never negative', () => {
    expect(secondsLeft(null, 5)).toBe(0);
    expect(secondsLeft(10_000, 8_999)).toBe(2);
    expect(secondsLeft(10_000, 10_000)).toBe(0);
    expect(secondsLeft(10_000, 99_000)).toBe(0);
  });

  it('counts down to zero, and stops', () => {
    const { result } = renderHook(() => useCountdown(1_003_000));
    expect(result.current).toBe(3);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(result.current).toBe(2);
    act(() => void vi.advanceTimersByTime(5_000));
    expect(result.current).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('restarts with a later moment', () => {
    const { result, rerender } = renderHook(({ until }) => useCountdown(until), {
      initialProps: { until: null as number | null },
    });
    expect(result.current).toBe(0);
    act(() => void vi.advanceTimersByTime(60_000));
    rerender({ until: Date.now() + 4_000 });
    expect(result.current).toBe(4);
  });
});
