// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BonusQuestion, BonusAnswerVerdict } from '@/api/bonusQuestions';
import { playEdition } from '@/api/journey';
import { visitorPlayer } from './visitorPlayer';
import { visitorStorage } from '../storage/browserProgress';
import { PROGRESS_KEY } from '../storage/progressKey';

const storage = visitorStorage(null, null);
playEdition('2024');
const visitor = visitorPlayer(null, null);

const bonus = vi.hoisted(() => ({
  fetchBonusQuestion: vi.fn<() => Promise<BonusQuestion | null>>(),
  submitBonusAnswer: vi.fn<() => Promise<BonusAnswerVerdict>>(),
}));
vi.mock('@/api/bonusQuestions', () => bonus);

const completed_at = '2024-12-01T08:00:00.000Z';
const keep = (day: number) =>
  storage.storeDay(day, {
    completed: true,
    score: 5,
    hints_used: 0,
    completed_at,
    revealed: false,
    revelation: null,
  });

beforeEach(() => {
  localStorage.clear();
  storage.progress.remove();
});

describe('a bonus question (rule 13.1)', () => {
  const question = { question: 'Quelle ville\u00a0?', hint: 'Un port.', solved: null };
  const solution = { answer: 'Lisbonne', explanation: 'Elle a sept collines.' };

  it('once answered is kept with its day, told again, and counted', async () => {
    keep(1);
    bonus.fetchBonusQuestion.mockResolvedValue(question);
    expect(await visitor.bonusQuestion(1)).toEqual(question);
    bonus.submitBonusAnswer.mockResolvedValue({ status: 'solved', solution });
    await visitor.submitBonusAnswer(1, 'lisbone');
    expect(await visitor.bonusQuestion(1)).toEqual({
      ...question,
      solved: { typed: 'lisbone', ...solution },
    });
    expect(await visitor.solvedBonusDays()).toEqual([1]);
    bonus.submitBonusAnswer.mockResolvedValue({
      status: 'solved',
      solution: { ...solution, answer: 'Porto' },
    });
    await visitor.submitBonusAnswer(1, 'porto');
    expect((await visitor.bonusQuestion(1))?.solved?.answer).toBe('Lisbonne');
  });

  it('that is missed, or whose day is not kept, leaves nothing', async () => {
    keep(1);
    const kept = localStorage.getItem(PROGRESS_KEY);
    bonus.submitBonusAnswer.mockResolvedValue({ status: 'wrong', retryAfterS: 0 });
    await visitor.submitBonusAnswer(1, 'porto');
    expect(localStorage.getItem(PROGRESS_KEY)).toBe(kept);
    bonus.submitBonusAnswer.mockResolvedValue({ status: 'solved', solution });
    await visitor.submitBonusAnswer(2, 'lisbonne');
    expect(await visitor.solvedBonusDays()).toEqual([]);
    expect([...storage.progress.read().keys()]).toEqual([1]);
  });

  it('is asked where its day is not kept', async () => {
    bonus.fetchBonusQuestion.mockResolvedValue(question);
    expect(await visitor.bonusQuestion(1)).toEqual(question);
  });

  it('that a day has not stays unasked', async () => {
    bonus.fetchBonusQuestion.mockResolvedValue(null);
    expect(await visitor.bonusQuestion(1)).toBeNull();
  });
});
