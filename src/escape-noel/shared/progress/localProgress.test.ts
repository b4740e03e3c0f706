// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetLocalProgress,
  hintsKey,
  isKeptLocally,
  readLocalHints,
  readLocalProgress,
  recordLocalCompletion,
  recordLocalHint,
  restoreLocalRevelation,
  useLocalHintCount,
  useLocalProgress,
} from './localProgress';
import { PROGRESS_KEY } from './progressKey';

const revelation = {
  answer: 'ombre',
  explanation: 'La lumière naît.',
  fragment: 'Lueur',
  artefact: { title: 'La lanterne', description: 'Elle éclaire.', imageUrl: null },
};
const completion = { score: 5, hintsUsed: 0, revealed: false, answer: 'ombre', revelation } as const;
const good = { completed: true, score: 3, hints_used: 1, completed_at: '2024-12-01T08:00:00.000Z' };

/** The days that the browser keeps. */
function storedDays(): string[] {
  return Object.keys(v.parse(v.looseObject({}), JSON.parse(localStorage.getItem(PROGRESS_KEY) ?? '')));
}

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

/** A browser that refuses to write, and perhaps to read. */
function refuseStorage({ reads }: { reads: boolean }) {
  const real = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: reads ? (key: string) => real.getItem(key) : refuse,
    setItem: refuse,
    removeItem: refuse,
  });
}

describe("a visitor's progress", () => {
  beforeEach(() => {
    localStorage.clear();
    forgetLocalProgress();
  });

  it('is kept by day, and a day that is done stays as it was', () => {
    expect(recordLocalCompletion(1, completion)).toBe(true);
    expect(recordLocalCompletion(1, { ...completion, score: 1, hintsUsed: 3 })).toBe(true);
    expect(readLocalProgress().get(1)).toMatchObject({
      completed: true,
      score: 5,
      hints_used: 0,
      answer: 'ombre',
    });
    expect(isKeptLocally(1)).toBe(true);
  });

  it.each([
    ['damage', '{"1":{"comp'],
    ["another program's list", '[1,2,3]'],
    ['a number', '42'],
    ['nothing at all', 'null'],
  ])('reads %s as nothing done, and mends it at the next victory', (_what, stored) => {
    localStorage.setItem(PROGRESS_KEY, stored);
    expect(readLocalProgress().size).toBe(0);
    recordLocalCompletion(2, completion);
    expect(storedDays()).toEqual(['2']);
  });

  it('keeps the good days of a damaged whole', () => {
    const stored = {
      1: good,
      2: { ...good, score: -1 },
      3: 'solved',
      25: good,
      abc: good,
      4: { ...good, revelation: 7 },
      5: { ...good, score: 2.5 },
    };
    localStorage.setItem(PROGRESS_KEY, JSON.stringify(stored));
    expect([...readLocalProgress().keys()]).toEqual([1, 4]);
    expect(readLocalProgress().get(4)?.revelation).toBeNull();
  });

  it('keeps a day whatever the points of its time, and counts none for more than a day gives', () => {
    const stored = { 1: { ...good, score: 4 }, 2: { ...good, score: 0 }, 3: { ...good, score: 9_000 } };
    localStorage.setItem(PROGRESS_KEY, JSON.stringify(stored));
    expect([...readLocalProgress()].map(([day, { score }]) => [day, score])).toEqual([
      [1, 4],
      [2, 0],
      [3, 5],
    ]);
  });

  it('goes on for the visit when the storage is full, and says that it is not kept', () => {
    const { result } = renderHook(() => useLocalProgress());
    refuseStorage({ reads: true });
    act(() => {
      expect(recordLocalCompletion(1, completion)).toBe(false);
    });
    expect(result.current.get(1)?.score).toBe(5);
    expect(isKeptLocally(1)).toBe(false);
    vi.unstubAllGlobals();
    // What could not be kept then is kept with what can be now.
    act(() => {
      expect(recordLocalCompletion(2, completion)).toBe(true);
    });
    expect(storedDays()).toEqual(['1', '2']);
    expect(isKeptLocally(1)).toBe(true);
  });

  it('goes on for the visit when the storage is forbidden', () => {
    refuseStorage({ reads: false });
    expect(readLocalProgress().size).toBe(0);
    expect(recordLocalCompletion(1, completion)).toBe(false);
    expect(readLocalProgress().get(1)?.score).toBe(5);
    expect(recordLocalHint(1, 11)).toBe(false);
    expect(readLocalHints(1)).toEqual([11]);
  });

  it('is the same object until it changes', () => {
    recordLocalCompletion(1, completion);
    expect(readLocalProgress()).toBe(readLocalProgress());
  });

  it('follows the other tabs', () => {
    const { result } = renderHook(() => useLocalProgress());
    localStorage.setItem(PROGRESS_KEY, JSON.stringify({ 7: good }));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: PROGRESS_KEY })));
    expect([...result.current.keys()]).toEqual([7]);
  });

  it('gets back a revelation that damage has taken', () => {
    localStorage.setItem(PROGRESS_KEY, JSON.stringify({ 1: good }));
    restoreLocalRevelation(1, revelation);
    expect(readLocalProgress().get(1)).toMatchObject({ score: 3, revelation });
  });
});

describe("a visitor's revealed hints", () => {
  beforeEach(() => localStorage.clear());

  it('are kept by day, each once', () => {
    recordLocalHint(3, 31);
    recordLocalHint(3, 32);
    recordLocalHint(3, 31);
    expect(JSON.parse(localStorage.getItem(hintsKey(3)) ?? '')).toEqual([31, 32]);
    expect(renderHook(() => useLocalHintCount(3)).result.current).toBe(2);
  });

  it.each(['oops', '{"a":1}', '["31"]'])('read %s as none', (stored) => {
    localStorage.setItem(hintsKey(3), stored);
    expect(readLocalHints(3)).toEqual([]);
  });
});
