import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDayMessages } from './messages.queries';

const fetchDayMessages = vi.hoisted(() =>
  vi.fn<() => Promise<{ id: number; day: number; body: string }[]>>(),
);
vi.mock('@/api/messages', () => ({ fetchDayMessages }));

const Shown = () => <p>{useDayMessages().map(({ body }) => body)}</p>;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('an open page receives a message within a minute, and loses it as soon once it is resolved', async () => {
  fetchDayMessages.mockResolvedValue([]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown />
    </QueryClientProvider>,
  );
  await pass(10_000);
  expect(fetchDayMessages).toHaveBeenCalledTimes(1);
  fetchDayMessages.mockResolvedValue([{ id: 1, day: 1, body: 'Un mot.' }]);
  await pass(60_000);
  expect(screen.getByText('Un mot.')).toBeTruthy();
  fetchDayMessages.mockResolvedValue([]);
  await pass(60_000);
  expect(screen.queryByText('Un mot.')).toBeNull();
});
