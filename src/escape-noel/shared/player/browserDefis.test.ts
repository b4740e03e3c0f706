// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Defi, DefiVerdict } from '@/api/defis';
import { browserPlayer } from './browserPlayer';
import { keepDay, visitorProgress } from './browserProgress';
import { PROGRESS_KEY } from './progressKey';

const bonus = vi.hoisted(() => ({
  fetchDefi: vi.fn<() => Promise<Defi | null>>(),
  submitDefi: vi.fn<() => Promise<DefiVerdict>>(),
}));
vi.mock('@/api/defis', () => bonus);

const completed_at = '2024-12-01T08:00:00.000Z';
const keep = (day: number) =>
  keepDay(day, { completed: true, score: 5, hints_used: 0, completed_at, revealed: false, revelation: null });

beforeEach(() => {
  localStorage.clear();
  visitorProgress.remove();
});

describe('a second question (rule 13.1)', () => {
  const question = { question: 'Quelle ville\u00a0?', hint: 'Un port.', solved: null };
  const solution = { answer: 'Lisbonne', explanation: 'Elle a sept collines.' };

  it('once answered is kept with its day, told again, and counted', async () => {
    keep(1);
    bonus.fetchDefi.mockResolvedValue(question);
    expect(await browserPlayer.defi(1)).toEqual(question);
    bonus.submitDefi.mockResolvedValue({ status: 'solved', solution });
    await browserPlayer.submitDefi(1, 'lisbone');
    expect(await browserPlayer.defi(1)).toEqual({ ...question, solved: { typed: 'lisbone', ...solution } });
    expect(await browserPlayer.defis()).toEqual([1]);
    bonus.submitDefi.mockResolvedValue({ status: 'solved', solution: { ...solution, answer: 'Porto' } });
    await browserPlayer.submitDefi(1, 'porto');
    expect((await browserPlayer.defi(1))?.solved?.answer).toBe('Lisbonne');
  });

  it('that is missed, or whose day is not kept, leaves nothing', async () => {
    keep(1);
    const kept = localStorage.getItem(PROGRESS_KEY);
    bonus.submitDefi.mockResolvedValue({ status: 'wrong', retryAfterS: 0 });
    await browserPlayer.submitDefi(1, 'porto');
    expect(localStorage.getItem(PROGRESS_KEY)).toBe(kept);
    bonus.submitDefi.mockResolvedValue({ status: 'solved', solution });
    await browserPlayer.submitDefi(2, 'lisbonne');
    expect(await browserPlayer.defis()).toEqual([]);
    expect([...visitorProgress.read().keys()]).toEqual([1]);
  });

  it('is asked where its day is not kept', async () => {
    bonus.fetchDefi.mockResolvedValue(question);
    expect(await browserPlayer.defi(1)).toEqual(question);
  });

  it('that a day has not stays unasked', async () => {
    bonus.fetchDefi.mockResolvedValue(null);
    expect(await browserPlayer.defi(1)).toBeNull();
  });
});
