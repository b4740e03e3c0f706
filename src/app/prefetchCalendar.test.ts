// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE_MS } from '../escape-noel/game/season/doorsMark';
import { prefetchCalendar } from './prefetchCalendar';

const PATH = '/rest/v1/enigme_calendar?is_current=eq.true';
const html = document.documentElement;
const fetched = vi.fn<typeof fetch>();
const onClosed = vi.fn<() => void>();
const replyWith = (isOpen: boolean) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json([{ day: 1, isOpen }])));
const received = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  onClosed.mockReset();
  html.removeAttribute('data-doors');
  globalThis.prefetchedCalendar = undefined;
});

test('doors are awaited from the first paint, until the calendar says that one is open', async () => {
  replyWith(true);
  prefetchCalendar(PATH, false, onClosed);
  expect(html.dataset['doors']).toBe('awaited');
  expect(fetched.mock.lastCall?.[0]).toBe(PATH);
  await received();
  expect(html.dataset['doors']).toBe('open');
  expect(await globalThis.prefetchedCalendar).toEqual([{ day: 1, isOpen: true }]);
  expect(onClosed).not.toHaveBeenCalled();
});

test('doors are closed before the first one opens, however long it takes to say when', async () => {
  replyWith(false);
  prefetchCalendar(PATH, false, onClosed);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(html.dataset['doors']).toBe('closed');
  expect(onClosed).toHaveBeenCalledOnce();
});

test('a player who has completed days waits until the application knows which', async () => {
  replyWith(true);
  prefetchCalendar(PATH, true, onClosed);
  await received();
  expect(html.dataset['doors']).toBe('awaited');
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(html.dataset['doors']).toBe('open');
});

test.each([
  ['cannot be asked', () => Promise.reject(new TypeError('offline')), 1],
  ['answers something else', () => Promise.resolve(new Response('<html>')), 1],
  ['refuses', () => Promise.resolve(Response.json({ code: '42501' })), 1],
  ['is slow', () => new Promise<Response>(() => {}), PATIENCE_MS],
])('the way is not blocked when the server %s', async (_, reply, ms) => {
  fetched.mockImplementation(reply);
  prefetchCalendar(PATH, false, onClosed);
  expect(html.dataset['doors']).toBe('awaited');
  await vi.advanceTimersByTimeAsync(ms);
  expect(html.dataset['doors']).toBe('open');
});
