// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Answers from '@/api/answers';
import { playEdition, type Journey } from '@/api/journey';
import type { Verdict } from '@/api/answers';
import type * as Riddles from '@/api/riddles';
import type { Hint } from '@/api/riddles';
import { solved, storedDay } from '@/testing/solvedDay';
import { visitorPlayer } from './visitorPlayer';
import { visitorStorage } from '../storage/browserProgress';
import { completionsQuery, followVisitor } from './player.queries';
import { PROGRESS_KEY } from '../storage/progressKey';
import { serverPlayer } from './serverPlayer';

const storage = visitorStorage(null, null);
playEdition('2024');
const visitor = visitorPlayer(null, null);

const server = vi.hoisted(() => ({
  submitAnswer: vi.fn<(journey: Journey, day: number, answer: string) => Promise<Verdict>>(),
  revealAnswer: vi.fn<(journey: Journey, day: number) => Promise<Verdict>>(),
  revealHint: vi.fn<(journey: Journey, day: number, rank: number) => Promise<Hint>>(),
}));
vi.mock('@/api/answers', async (original) => ({
  ...(await original<typeof Answers>()),
  submitAnswer: server.submitAnswer,
  revealAnswer: server.revealAnswer,
}));
vi.mock('@/api/riddles', async (original) => ({
  ...(await original<typeof Riddles>()),
  revealHint: server.revealHint,
}));

const answer = (text: string) => ({ kind: 'answer' as const, text });

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

/** The completed days and who keeps them, as pages receive them. */
const told = async () =>
  (await visitor.completions()).map(({ day, score, storedBy }) => [day, score, storedBy]);

beforeEach(() => {
  localStorage.clear();
  storage.progress.remove();
  for (const day of [1, 3]) storage.hints(day).remove();
  server.submitAnswer.mockReset().mockResolvedValue(solved);
  server.revealAnswer.mockReset().mockResolvedValue({ ...solved, revealed: true });
  server.revealHint.mockImplementation((_, day, rank) =>
    Promise.resolve({ id: day * 10 + rank, rank, text: `Indice ${rank}`, media: { type: 'none' } }),
  );
});

describe("a visitor's progress", () => {
  it('is judged by the server and kept by day, and a day that is done stays as it was', async () => {
    const outcome = await visitor.submit(1, answer('ombre'));
    expect(outcome).toMatchObject({
      status: 'solved',
      success: { points: 5, completedCount: 1, storedBy: 'browser', revealed: false },
    });
    await visitor.revealHint(1, 1);
    expect(await visitor.submit(1, answer('Ombre !'))).toMatchObject({ success: { points: 5 } });
    expect(storage.progress.readStored().get(1)).toMatchObject({ score: 5, hints_used: 0, answer: 'ombre' });
    expect(await visitor.fragments()).toEqual([{ day: 1, word: 'Lueur' }]);
  });

  it('counts the hints that were revealed, and nothing for a revealed answer', async () => {
    await visitor.revealHint(1, 1);
    expect(await visitor.submit(1, answer('ombre'))).toMatchObject({ success: { points: 3 } });
    server.submitAnswer.mockResolvedValue({ ...solved, revealed: true });
    expect(await visitor.submit(2, answer('REVEAL_ANSWER'))).toMatchObject({
      success: { points: 0, revealed: true },
    });
  });

  it('asks for a reveal by its own verb, for no points, and keeps no answer of it (rule 4.3)', async () => {
    const outcome = await visitor.submit(1, { kind: 'reveal' });
    expect(outcome).toMatchObject({ success: { points: 0, revealed: true } });
    expect(server.revealAnswer).toHaveBeenCalledWith({ player: null, edition: null }, 1);
    expect(server.submitAnswer).not.toHaveBeenCalled();
    expect(storage.progress.readStored().get(1)).not.toHaveProperty('answer');
  });

  it('has found by itself what was once revealed, for no points all the same', async () => {
    server.submitAnswer.mockResolvedValue({ ...solved, revealed: true });
    expect(await visitor.submit(1, answer('ombre'))).toMatchObject({
      success: { points: 0, revealed: false },
    });
  });

  it('changes nothing for a wrong answer', async () => {
    server.submitAnswer.mockResolvedValue({ status: 'wrong', retryAfterS: 0 });
    expect(await visitor.submit(1, answer('lune'))).toEqual({ status: 'wrong', retryAfterS: 0 });
    expect(await told()).toEqual([]);
  });

  it.each([
    ['damage', '{"1":{"comp'],
    ["another program's list", '[1,2,3]'],
    ['a number', '42'],
    ['nothing at all', 'null'],
  ])('reads %s as nothing done, and mends it at the next victory', async (_what, stored) => {
    localStorage.setItem(PROGRESS_KEY, stored);
    expect(await told()).toEqual([]);
    await visitor.submit(2, answer('ombre'));
    expect(storedDays()).toEqual(['2']);
  });

  it('keeps the good days of a damaged whole', async () => {
    const stored = {
      1: storedDay,
      2: { ...storedDay, score: -1 },
      6: { ...storedDay, score: 9_000 },
      3: 'solved',
      25: storedDay,
      abc: storedDay,
      4: { ...storedDay, revelation: 7 },
      5: { ...storedDay, score: 2.5 },
    };
    localStorage.setItem(PROGRESS_KEY, JSON.stringify(stored));
    expect(await told()).toEqual([
      [1, 3, 'browser'],
      [4, 3, 'browser'],
    ]);
    expect(await visitor.revelation(4)).toBeNull();
  });

  it('keeps a day whatever the points of its time', async () => {
    const scores = [0, 1, 2, 3, 4, 5];
    const stored = Object.fromEntries(scores.map((score, index) => [index + 1, { ...storedDay, score }]));
    localStorage.setItem(PROGRESS_KEY, JSON.stringify(stored));
    expect((await told()).map(([, score]) => score)).toEqual(scores);
  });

  it('goes on for the visit when the storage is full, and says that it is not kept', async () => {
    refuseStorage({ reads: true });
    expect(await visitor.submit(1, answer('ombre'))).toMatchObject({
      success: { storedBy: 'nowhere' },
    });
    expect(await told()).toEqual([[1, 5, 'nowhere']]);
    vi.unstubAllGlobals();
    // Days that another tab has stored stay, and days that could not be stored before are stored now.
    localStorage.setItem(PROGRESS_KEY, JSON.stringify({ 7: storedDay }));
    await visitor.submit(2, answer('ombre'));
    expect(storedDays()).toEqual(['1', '2', '7']);
    expect((await told()).map(([, , storedBy]) => storedBy)).toEqual(['browser', 'browser', 'browser']);
  });

  it('goes on for the visit when the storage is forbidden', async () => {
    refuseStorage({ reads: false });
    await visitor.revealHint(1, 1);
    await visitor.submit(1, answer('ombre'));
    expect(await told()).toEqual([[1, 3, 'nowhere']]);
    expect(visitor.hintCount(1)).toBe(1);
  });

  it('is read again by the pages when another tab changes it', async () => {
    const queries = new QueryClient();
    const stop = followVisitor(queries, null, null);
    const days = completionsQuery(visitor);
    await queries.query(days);
    localStorage.setItem(PROGRESS_KEY, JSON.stringify({ 7: storedDay }));
    dispatchEvent(new StorageEvent('storage', { key: PROGRESS_KEY }));
    expect(queries.getQueryState(days.queryKey)?.isInvalidated).toBe(true);
    stop();
  });
});

it("artefacts are an account's alone (rule 3.5)", async () => {
  await visitor.submit(1, answer('ombre'));
  expect(await visitor.artefacts()).toEqual([]);
});

it('an unsubscribed listener receives no further change of the storage', () => {
  const heard = vi.fn<() => void>();
  const stop = storage.follow(heard);
  storage.hints(3).write([31]);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  storage.hints(3).write([31, 32]);
  expect(heard).toHaveBeenCalledTimes(1);
});

describe('a knight', () => {
  it('has what the server says, and leaves nothing in the browser', async () => {
    const knight = { score: 2, completedCount: 9 };
    server.submitAnswer.mockResolvedValue({ ...solved, knight });
    expect(await serverPlayer('a', null).submit(1, answer('ombre'))).toMatchObject({
      success: { points: 2, completedCount: 9, storedBy: 'server' },
    });
    expect(localStorage.getItem(PROGRESS_KEY)).toBeNull();
  });

  it('loses nothing to a server that took them for a visitor: the browser keeps it, and says so', async () => {
    expect(await serverPlayer('a', null).submit(1, answer('ombre'))).toMatchObject({
      success: { points: 5, storedBy: 'browser' },
    });
    expect(storedDays()).toEqual(['1']);
  });
});
