import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Riddles from '@/api/riddles';
import { fetchDoor, useDoors, useOpenDays } from './calendar';

const server = vi.hoisted(() => ({
  calendar: vi.fn<typeof Riddles.fetchCalendar>(),
  offset: vi.fn<() => Promise<number>>(),
}));
vi.mock('@/api/riddles', () => ({ fetchCalendar: server.calendar }));
vi.mock('@/api/clock', () => ({ fetchClockOffset: server.offset }));
vi.mock('@/lib/untilIdle', () => ({ untilIdle: () => Promise.resolve() }));

const HOUR = 3_600_000;
/** By the device's clock. */
const NOW = Date.parse('2026-12-04T22:00:00Z');
/** Day 1 is open, day 2 opens at a time of the server's clock. */
const doorsWith = (opensAt: number) => [
  { edition: '2026', day: 1, opensAt: null, isOpen: true, timeZone: 'Europe/Paris' },
  { edition: '2026', day: 2, opensAt: new Date(opensAt), isOpen: false, timeZone: 'Europe/Paris' },
];

const advance = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

async function openPage() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ({ doors: useDoors(), wasOpen: useOpenDays().has(2) }), { wrapper });
  await advance(0);
  return { queries, isOpen: () => result.current.doors[1]?.isOpen, wasOpen: () => result.current.wasOpen };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['right', 0],
  ['five minutes slow', HOUR / 12],
  ['five minutes fast', -HOUR / 12],
  ['two hours slow', 2 * HOUR],
  ['two hours fast', -2 * HOUR],
])("a door opens in the page by the server's clock, the device's being %s", async (_, offset) => {
  server.offset.mockResolvedValue(offset);
  server.calendar.mockResolvedValue(doorsWith(NOW + offset + 3 * HOUR));
  const { isOpen } = await openPage();
  await advance(3 * HOUR - 1);
  expect(isOpen()).toBe(false);
  await advance(1);
  expect(isOpen()).toBe(true);
});

test("a door is closed until the server's clock is known, and follows the device's when it cannot be", async () => {
  server.offset.mockImplementation(
    () => new Promise((_, reject) => setTimeout(() => reject(new Error('offline')), 1_000)),
  );
  server.calendar.mockResolvedValue(doorsWith(NOW - 1));
  const { isOpen } = await openPage();
  expect(isOpen()).toBe(false);
  await advance(1_001);
  expect(isOpen()).toBe(true);
});

test('the pages that wait send no request of their own when a door opens', async () => {
  server.offset.mockResolvedValue(0);
  server.calendar.mockResolvedValue(doorsWith(NOW + HOUR));
  server.calendar.mockClear();
  const { isOpen, wasOpen } = await openPage();
  await advance(2 * HOUR);
  expect(isOpen()).toBe(true);
  expect(wasOpen()).toBe(false);
  expect(server.calendar).toHaveBeenCalledTimes(1);
});

test('a door that stays closed is looked up in the calendar again only after ten minutes', async () => {
  server.offset.mockResolvedValue(0);
  server.calendar.mockResolvedValue(doorsWith(NOW + HOUR));
  const { queries } = await openPage();
  server.calendar.mockClear();
  await advance(HOUR + 9 * 60_000);
  expect(await fetchDoor(queries, 2, null)).toMatchObject({ opensAt: new Date(NOW + HOUR) });
  expect(server.calendar).not.toHaveBeenCalled();
  server.calendar.mockResolvedValue(doorsWith(NOW + 5 * HOUR));
  await advance(2 * 60_000);
  expect(await fetchDoor(queries, 2, null)).toMatchObject({ opensAt: new Date(NOW + 5 * HOUR) });
  expect(await fetchDoor(queries, 3, null)).toBeNull();
});
