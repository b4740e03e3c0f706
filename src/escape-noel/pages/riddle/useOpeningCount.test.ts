// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitorPlayer } from '../../game/player/visitorPlayer';
import type { Player } from '../../game/player/player';
import { useOpeningCount } from './useOpeningCount';

const countOpening = vi.fn<(day: number) => Promise<void>>();
const playerOf = (key: string): Player => ({ ...visitorPlayer(null, null), key, countOpening });

beforeEach(() => {
  vi.useFakeTimers();
  countOpening.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Reads a day's page for a while, and leaves it. */
async function read(player: Player, day: number, { ms = 60_000, isSolved = false } = {}) {
  const { unmount } = renderHook(() => useOpeningCount(player, day, isSolved));
  await vi.advanceTimersByTimeAsync(ms);
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
}

test('a page that is read for two seconds is counted, once a page load and player', async () => {
  await read(playerOf('a'), 3, { ms: 1_900 });
  expect(countOpening).not.toHaveBeenCalled();
  await read(playerOf('a'), 3);
  await read(playerOf('a'), 3);
  await read(playerOf('a'), 4);
  await read(playerOf('b'), 3);
  expect(countOpening.mock.calls).toEqual([[3], [4], [3]]);
});

test('a day that was solved before is not counted, one that is solved meanwhile is', async () => {
  await read(playerOf('c'), 3, { isSolved: true });
  expect(countOpening).not.toHaveBeenCalled();
  const player = playerOf('d');
  const { rerender } = renderHook((isSolved: boolean) => useOpeningCount(player, 5, isSolved), {
    initialProps: false,
  });
  rerender(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(countOpening.mock.calls).toEqual([[5]]);
});

test('whatever the browser says of its network it is tried; a failure is only logged, and tried again', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  countOpening.mockRejectedValueOnce(new Error('lost'));
  await read(playerOf('e'), 3);
  expect(warn).toHaveBeenCalledOnce();
  await read(playerOf('e'), 3);
  expect(countOpening).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
