// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Answers from '@/api/answers';
import { playEdition, type Journey } from '@/api/journey';
import type { Verdict } from '@/api/answers';
import { solved, storedDay } from '@/testing/solvedDay';
import { visitorPlayer } from './visitorPlayer';
import { visitorStorage } from '../storage/browserProgress';
import { PROGRESS_KEY } from '../storage/progressKey';

const storage = visitorStorage(null, null);
playEdition('2024');
const visitor = visitorPlayer(null, null);

const server = vi.hoisted(() => ({
  submitAnswer: vi.fn<(journey: Journey, day: number, answer: string) => Promise<Verdict>>(),
  revealAnswer: vi.fn<(journey: Journey, day: number) => Promise<Verdict>>(),
}));
vi.mock('@/api/answers', async (original) => ({ ...(await original<typeof Answers>()), ...server }));

const { revelation } = solved;

const keep = (day: number, changes: object) =>
  localStorage.setItem(PROGRESS_KEY, JSON.stringify({ [day]: { ...storedDay, ...changes } }));

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

beforeEach(() => {
  localStorage.clear();
  storage.progress.remove();
  server.submitAnswer.mockReset().mockResolvedValue(solved);
  server.revealAnswer.mockReset().mockResolvedValue({ ...solved, revealed: true });
});

describe("a visitor's lost revelation", () => {
  it('is told again to the answer that was kept', async () => {
    keep(2, { answer: 'Ombre !' });
    expect(await visitor.revelation(2)).toEqual(revelation);
    expect(server.submitAnswer).toHaveBeenCalledWith({ player: null, edition: null }, 2, 'Ombre !');
  });

  it('is asked for as a reveal where the answer was revealed', async () => {
    keep(2, { revealed: true });
    expect(await visitor.revelation(2)).toEqual(revelation);
    expect(server.revealAnswer).toHaveBeenCalledWith({ player: null, edition: null }, 2);
  });

  it('is lost for good where neither is known, or the answer is no longer right', async () => {
    expect(await visitor.revelation(5)).toBeNull();
    keep(2, {});
    expect(await visitor.revelation(2)).toBeNull();
    keep(2, { answer: 'lune' });
    server.submitAnswer.mockResolvedValue({ status: 'wrong', retryAfterS: 0 });
    expect(await visitor.revelation(2)).toBeNull();
  });

  it('leaves its day without a fragment', async () => {
    keep(2, { answer: 'ombre' });
    expect(await visitor.fragments()).toEqual([]);
  });

  it('can be asked for again where too many have just asked', async () => {
    keep(2, { answer: 'ombre' });
    server.submitAnswer.mockResolvedValue({ status: 'locked', retryAfterS: 30 });
    await expect(visitor.revelation(2)).rejects.toMatchObject({ reason: 'locked' });
  });

  it('is kept again, and the points stay as they were', async () => {
    keep(1, { answer: 'ombre' });
    expect(await visitor.revelation(1)).toEqual(revelation);
    expect(storage.progress.readStored().get(1)).toMatchObject({ score: 3, revelation });
  });

  it('is asked for once, even where the browser keeps nothing', async () => {
    keep(1, { answer: 'ombre' });
    const real = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => real.getItem(key),
      setItem: refuse,
      removeItem: refuse,
    });
    await visitor.revelation(1);
    expect(await visitor.revelation(1)).toEqual(revelation);
    expect(server.submitAnswer).toHaveBeenCalledTimes(1);
  });
});
