// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Riddles from '@/api/riddles';
import type { CalendarDay } from '@/api/riddles';
import { typedAnswersOf } from './typedAnswers';
import { visitorStorage } from './browserProgress';
import type * as Played from './playedEdition';

const server = vi.hoisted(() => ({ fetchCalendar: vi.fn<() => Promise<CalendarDay[]>>() }));
vi.mock('@/api/riddles', async (original) => ({ ...(await original<typeof Riddles>()), ...server }));

const day = (answer: string) => ({
  completed: true as const,
  score: 3,
  hints_used: 1,
  completed_at: '2026-12-01T10:00:00.000Z',
  answer,
});
const put = (values: Record<string, unknown>) => {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
};
const storedDays = (edition: string | null) => [...visitorStorage(edition, null).progress.read().keys()];
const otherTab = (code: string) => {
  put({ 'escape-noel-edition': code });
  dispatchEvent(new StorageEvent('storage', { key: 'escape-noel-edition' }));
};

let played: typeof Played;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server.fetchCalendar.mockReset();
  // A page load: no reply has said yet which edition is played.
  vi.resetModules();
  played = await import('./playedEdition');
});

describe('The outcome of a request', () => {
  test('waits until the edition is known and what is stored has moved', async () => {
    put({ 'escape-noel-edition': '2026', 'escape-noel-progress': { 1: day('ombre') } });
    server.fetchCalendar.mockResolvedValue([
      { edition: '2027', day: 1, opensAt: null, isOpen: true, timeZone: 'Europe/Paris' },
    ]);
    const storage = await played.storageOfRequest(null, null);
    storage().progress.write({ 2: day('lampe') });
    expect(storedDays(null)).toEqual([2]);
    expect(storedDays('2026')).toEqual([1]);
    await played.storageOfRequest(null, null);
    expect(server.fetchCalendar).toHaveBeenCalledOnce();
  });

  test('is stored nowhere when the edition cannot be learnt', async () => {
    server.fetchCalendar.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(played.storageOfRequest(null, null)).rejects.toThrow('Failed to fetch');
  });

  test('goes to the archives when another tab has learnt of the next edition meanwhile', async () => {
    played.startEdition('2026');
    const storage = await played.storageOfRequest(null, null);
    localStorage.setItem('escape-noel-edition', '"2027"');
    storage().progress.write({ 1: day('ombre') });
    (await played.storageOfRequest('2025', null))().progress.write({ 2: day('lampe') });
    expect([null, '2026', '2025'].map(storedDays)).toEqual([[], [1], [2]]);
  });
});

describe('An open page', () => {
  const news = vi.fn<() => void>();
  beforeEach(() => news.mockReset());

  test('starts again when this tab or another learns of the next edition, once', () => {
    const stop = played.followEdition(news);
    played.startEdition('2026');
    expect(news).not.toHaveBeenCalled();
    played.startEdition('2027');
    played.startEdition('2027');
    expect(news).toHaveBeenCalledOnce();
    otherTab('2028');
    expect(news).toHaveBeenCalledTimes(2);
    stop();
    otherTab('2029');
    expect(news).toHaveBeenCalledTimes(2);
  });

  test('puts what is being typed aside with its edition', () => {
    played.startEdition('2026');
    const stop = played.followEdition(news);
    typedAnswersOf(null, null).answer(3).write('presque');
    otherTab('2027');
    expect(typedAnswersOf(null, null).answer(3).read()).toBe('');
    expect(typedAnswersOf('2026', null).answer(3).read()).toBe('presque');
    stop();
  });
});
