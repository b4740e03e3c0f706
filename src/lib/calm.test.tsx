import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isCalm, setCalm, useCalm, useCalmMark } from './calm';
import { CALM_KEY } from './calmKey';

/** Stubs the device's `prefers-reduced-motion`. @returns how to change it. */
function stubSystem(reduced: boolean) {
  const list = Object.assign(new EventTarget(), { matches: reduced });
  vi.stubGlobal('matchMedia', () => list);
  return (next: boolean) => {
    list.matches = next;
    list.dispatchEvent(new Event('change'));
  };
}

function refuse(): never {
  throw new DOMException('full', 'QuotaExceededError');
}

describe('« Mode calme »', () => {
  beforeEach(() => localStorage.clear());

  it('follows the device until the user chooses', () => {
    const change = stubSystem(false);
    const { result } = renderHook(() => useCalm());
    expect(result.current).toBe(false);
    act(() => change(true));
    expect(result.current).toBe(true);
    act(() => setCalm(false));
    expect(result.current).toBe(false);
    act(() => change(false));
    act(() => change(true));
    expect(result.current).toBe(false);
  });

  it('is stored, and followed by the other tabs', () => {
    stubSystem(false);
    const { result } = renderHook(() => useCalm());
    act(() => setCalm(true));
    expect(localStorage.getItem(CALM_KEY)).toBe('true');
    localStorage.setItem(CALM_KEY, 'false');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: CALM_KEY })));
    expect(result.current).toBe(false);
  });

  it('lasts for the visit where nothing can be stored', () => {
    stubSystem(false);
    const real = localStorage;
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
    setCalm(true);
    expect(isCalm()).toBe(true);
    vi.stubGlobal('localStorage', real);
    setCalm(false);
    expect(isCalm()).toBe(false);
  });

  it('reads a damaged value as no choice', () => {
    stubSystem(true);
    localStorage.setItem(CALM_KEY, '{"yes"');
    expect(isCalm()).toBe(true);
  });

  it('sets the attribute of `<html>` while it is mounted', () => {
    stubSystem(true);
    const { unmount } = renderHook(() => useCalmMark());
    expect(document.documentElement.dataset['calme']).toBe('oui');
    act(() => setCalm(false));
    expect(document.documentElement.dataset['calme']).toBe('non');
    act(unmount);
    expect(document.documentElement.hasAttribute('data-calme')).toBe(false);
  });
});
