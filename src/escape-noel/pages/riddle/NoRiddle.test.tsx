import { act, cleanup, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClosedDoor, MissingRiddle } from './NoRiddle';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/escape-noel/jour/25');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

function openMissing(): void {
  render(
    <BrowserRouter>
      <MissingRiddle />
    </BrowserRouter>,
  );
}

test("a riddle that does not exist leads to the game's home after 3 s", async () => {
  openMissing();
  await pass(2_900);
  expect(location.pathname).toBe('/escape-noel/jour/25');
  await pass(100);
  expect(location.pathname).toBe('/escape-noel');
});

test('a riddle that does not exist leads nowhere once a link has been followed, however slow the next page', async () => {
  openMissing();
  // As the router does at once, while this page stays until the next one's script has come.
  history.pushState(null, '', '/escape-noel/classement');
  await pass(4_000);
  expect(location.pathname).toBe('/escape-noel/classement');
});

const MINUTES = 60_000;

test.each([
  ['when its time has come', 5 * MINUTES, 5 * MINUTES],
  ['again soon where the clock is a little fast', -1_000, 3_000],
  ['every half minute at most where the clock is fast', -5 * MINUTES, 30_000],
])('a closed door is asked for %s', async (_, opensIn, asksIn) => {
  const onOpen = vi.fn<() => void>();
  render(
    <BrowserRouter>
      <ClosedDoor day={5} onOpen={onOpen} opensAt={new Date(Date.now() + opensIn)} />
    </BrowserRouter>,
  );
  await pass(asksIn - 1);
  expect(onOpen).not.toHaveBeenCalled();
  await pass(1_000);
  expect(onOpen).toHaveBeenCalledTimes(1);
});
