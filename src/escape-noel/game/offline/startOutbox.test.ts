// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playEdition } from '@/api/journey';
import { storeWaiting } from '../storage/waitingAnswers';
import { startOutbox } from './outbox';

const fetchClockOffset = vi.hoisted(() => vi.fn<() => Promise<number>>());
vi.mock('@/api/clock', () => ({ fetchClockOffset }));
const submitAnswer = vi.hoisted(() => vi.fn<() => Promise<{ status: string; retryAfterS: number }>>());
vi.mock('@/api/answers', async (original) => ({ ...(await original<object>()), submitAnswer }));
vi.mock('@/api/auth', () => ({ getAccount: () => Promise.resolve(null), onAccountChange: () => () => {} }));

playEdition('2024');
const queries = new QueryClient();
const page: { stop?: () => void } = {};
const passTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  fetchClockOffset.mockReset().mockResolvedValue(0);
  submitAnswer.mockReset().mockResolvedValue({ status: 'wrong', retryAfterS: 0 });
  storeWaiting({ player: null, edition: '2024', day: 3 }, 'ombre', null);
  setOnline(true);
  page.stop = startOutbox(queries);
});
// A wrong answer is stored by code that is loaded on demand: it would otherwise be stored in the next test.
afterEach(async () => {
  page.stop?.();
  await vi.dynamicImportSettled();
  vi.useRealTimers();
});

test('an answer that waits is sent once the content of the page has come, and no sooner', async () => {
  await passTime(1_000);
  expect(submitAnswer).not.toHaveBeenCalled();
  await passTime(10_000);
  expect(submitAnswer).toHaveBeenCalledTimes(1);
});

test.each(['online', 'visibilitychange'])('it is sent at « %s », once', async (event) => {
  (event === 'online' ? globalThis : document).dispatchEvent(new Event(event));
  await passTime(0);
  expect(submitAnswer).toHaveBeenCalledTimes(1);
  await passTime(120_000);
  expect(submitAnswer).toHaveBeenCalledTimes(1);
});

test('it is sent where the browser says that it has no network, if the server answers all the same', async () => {
  setOnline(false);
  await passTime(10_000);
  expect(submitAnswer).toHaveBeenCalledTimes(1);
});

test('and else within the minute in which it does, without any event', async () => {
  setOnline(false);
  fetchClockOffset.mockRejectedValue(new Error('offline'));
  await passTime(150_000);
  expect(submitAnswer).not.toHaveBeenCalled();
  fetchClockOffset.mockResolvedValue(0);
  await passTime(60_000);
  expect(submitAnswer).toHaveBeenCalledTimes(1);
});

test('nothing is requested while nothing waits', async () => {
  localStorage.clear();
  setOnline(false);
  await passTime(150_000);
  expect([fetchClockOffset.mock.calls, submitAnswer.mock.calls]).toEqual([[], []]);
});

test('nothing is sent any more once it has stopped', async () => {
  page.stop?.();
  dispatchEvent(new Event('online'));
  await passTime(150_000);
  expect(submitAnswer).not.toHaveBeenCalled();
});
