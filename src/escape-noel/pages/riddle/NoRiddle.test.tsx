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

const advance = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

function openMissing(): void {
  render(
    <BrowserRouter>
      <MissingRiddle />
    </BrowserRouter>,
  );
}

test("a missing riddle redirects to the game's home after 3 s", async () => {
  openMissing();
  await advance(2_900);
  expect(location.pathname).toBe('/escape-noel/jour/25');
  await advance(100);
  expect(location.pathname).toBe('/escape-noel');
});

test('a missing riddle does not redirect once a link has been followed, however slow the next page is', async () => {
  openMissing();
  // The router changes the address at once; this page stays until the next one's code has loaded.
  history.pushState(null, '', '/escape-noel/classement');
  await advance(4_000);
  expect(location.pathname).toBe('/escape-noel/classement');
});

const MINUTES = 60_000;

test.each([
  ['at its time', 5 * MINUTES, 5 * MINUTES],
  ['again soon when the clock is a little fast', -1_000, 3_000],
  ['at most every half minute when the clock is fast', -5 * MINUTES, 30_000],
])('a closed door is requested %s', async (_, opensIn, requestedIn) => {
  const onOpen = vi.fn<() => void>();
  render(
    <BrowserRouter>
      <ClosedDoor day={5} onOpen={onOpen} opensAt={new Date(Date.now() + opensIn)} />
    </BrowserRouter>,
  );
  await advance(requestedIn - 1);
  expect(onOpen).not.toHaveBeenCalled();
  await advance(1_000);
  expect(onOpen).toHaveBeenCalledTimes(1);
});
