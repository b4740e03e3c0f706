import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCalm } from '@/lib/calm';
import { useSoundSwitch } from './soundSwitch';

describe('the sound switch', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    setCalm(false);
  });

  it('is on at first, and stores the choice', () => {
    const { result } = renderHook(() => useSoundSwitch(null));
    expect(result.current.on).toBe(true);
    act(() => result.current.set(false));
    expect(result.current.on).toBe(false);
    expect(renderHook(() => useSoundSwitch(null)).result.current.on).toBe(false);
  });

  it('is stored per player', () => {
    const { result } = renderHook(() => useSoundSwitch('perceval'));
    act(() => result.current.set(false));
    expect(renderHook(() => useSoundSwitch('lancelot')).result.current.on).toBe(true);
    expect(renderHook(() => useSoundSwitch(null)).result.current.on).toBe(true);
  });

  it('is off in « Mode calme » until turned on, which is not stored', () => {
    const { result } = renderHook(() => useSoundSwitch(null));
    act(() => setCalm(true));
    expect(result.current.on).toBe(false);
    act(() => result.current.set(true));
    expect(result.current.on).toBe(true);
    act(() => setCalm(false));
    act(() => setCalm(true));
    expect(result.current.on).toBe(false);
  });

  it('plays sound effects only while it is on', () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    const { result } = renderHook(() => useSoundSwitch(null));
    act(() => result.current.play('succes'));
    expect(play).toHaveBeenCalledTimes(1);
    act(() => result.current.set(false));
    act(() => result.current.play('succes'));
    expect(play).toHaveBeenCalledTimes(1);
  });
});
