// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { playEdition, type Journey } from '@/api/journey';
import type * as Riddles from '@/api/riddles';
import type { Hint } from '@/api/riddles';
import { visitorPlayer } from './visitorPlayer';
import { visitorStorage } from '../storage/browserProgress';

const storage = visitorStorage(null, null);
const hintsKey = (day: number) => `escape-noel-hints-${day}`;
playEdition('2024');
const visitor = visitorPlayer(null, null);

const server = vi.hoisted(() => ({
  revealHint: vi.fn<(journey: Journey, day: number, rank: number, isNew: boolean) => Promise<Hint>>(),
}));
vi.mock('@/api/riddles', async (original) => ({ ...(await original<typeof Riddles>()), ...server }));

beforeEach(() => {
  localStorage.clear();
  storage.hints(3).remove();
  storage.progress.remove();
  server.revealHint
    .mockReset()
    .mockImplementation((_, day, rank) =>
      Promise.resolve({ id: day * 10 + rank, rank, text: `Indice ${rank}`, media: { type: 'none' } }),
    );
});

const solveDay3 = () =>
  storage.storeDay(3, {
    completed: true,
    score: 3,
    hints_used: 1,
    completed_at: '2024-12-03T08:00:00Z',
    revealed: false,
    revelation: null,
    defi: undefined,
  });

describe("a visitor's revealed hints", () => {
  it('are kept by day, each once, and asked of the server once a visit', async () => {
    for (const rank of [1, 2, 1]) await visitor.revealHint(3, rank);
    // Both are counted (rule 8.8).
    expect(server.revealHint.mock.calls.map(([, , rank, isNew]) => [rank, isNew])).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(JSON.parse(localStorage.getItem(hintsKey(3)) ?? '')).toEqual([31, 32]);
    server.revealHint.mockClear();
    expect((await visitor.hints(3)).map(({ text }) => text)).toEqual(['Indice 1', 'Indice 2']);
    expect(server.revealHint).not.toHaveBeenCalled();
  });

  it('are read without a change for the pages to hear of', async () => {
    await visitor.revealHint(3, 1);
    const heard = vi.fn<() => void>();
    const stop = storage.follow(heard);
    await visitor.hints(3);
    expect(heard).not.toHaveBeenCalled();
    stop();
  });

  it('are no more once another tab has solved the day, even while one is on its way (rule 4.6)', async () => {
    await visitor.revealHint(3, 1);
    const asked = visitor.revealHint(3, 2);
    solveDay3();
    expect(await asked).toBeNull();
    expect(await visitor.revealHint(3, 2)).toBeNull();
    expect(await visitor.revealHint(3, 1)).toMatchObject({ rank: 1 });
    expect(visitor.hintCount(3)).toBe(1);
  });

  it('are no more than the edition has', async () => {
    localStorage.setItem(hintsKey(9), '[91,92]');
    server.revealHint.mockImplementation((_, day, rank) =>
      rank > 1
        ? Promise.reject(new ApiError('not_found', ''))
        : Promise.resolve({ id: day, rank, text: '', media: { type: 'none' } }),
    );
    expect(await visitor.hints(9)).toHaveLength(1);
    // A hint that is read again is not counted.
    expect(server.revealHint.mock.calls.map(([, , , isNew]) => isNew)).toEqual([false, false]);
    expect(visitor.hintCount(9)).toBe(1);
  });

  it.each(['oops', '{"a":1}', '["31"]'])('read %s as none', (stored) => {
    localStorage.setItem(hintsKey(3), stored);
    expect(visitor.hintCount(3)).toBe(0);
  });

  it.each([new ApiError('offline', ''), new TypeError('fetch failed')])(
    'that could not be read are not taken for hints that are no more: %s',
    async (failure) => {
      localStorage.setItem(hintsKey(17), '[171]');
      server.revealHint.mockRejectedValue(failure);
      await expect(visitor.hints(17)).rejects.toBe(failure);
      expect(visitor.hintCount(17)).toBe(1);
    },
  );
});
