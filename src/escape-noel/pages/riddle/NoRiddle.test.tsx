import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
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

test('« Rester ici » stops the redirect (rule 27.5)', async () => {
  openMissing();
  await advance(2_900);
  fireEvent.click(screen.getByRole('button', { name: 'Rester ici' }));
  await advance(10_000);
  expect(location.pathname).toBe('/escape-noel/jour/25');
  expect(screen.getByRole('status').textContent).toContain('Tu restes ici.');
});

test('a missing riddle does not redirect once a link has been followed, however slow the next page is', async () => {
  openMissing();
  // The router changes the address at once; this page stays until the next one's code has loaded.
  history.pushState(null, '', '/escape-noel/classement');
  await advance(4_000);
  expect(location.pathname).toBe('/escape-noel/classement');
});

const MINUTES = 60_000;
const HOURS = 60 * MINUTES;
const clock = vi.hoisted(() => ({ offsetMs: 0 }));
vi.mock('../../game/season/calendar', () => ({
  useClockOffset: () => clock.offsetMs,
  useOpeningText: () => (opensAt: Date) => opensAt.toISOString(),
}));

function openClosedDoor(opensAt: Date, onOpen: () => void): void {
  render(
    <BrowserRouter>
      <ClosedDoor day={5} onOpen={onOpen} opensAt={opensAt} />
    </BrowserRouter>,
  );
}

test.each([
  ['right', 0],
  ['five minutes slow', 5 * MINUTES],
  ['five minutes fast', -5 * MINUTES],
  ['two hours slow', 2 * HOURS],
  ['two hours fast', -2 * HOURS],
])(
  "a door is asked for within 20 s of its opening by the server's clock, the device's being %s",
  async (_, offsetMs) => {
    clock.offsetMs = offsetMs;
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const onOpen = vi.fn<() => void>();
    openClosedDoor(new Date(Date.now() + offsetMs + 3 * MINUTES), onOpen);
    await advance(3 * MINUTES + 9_900);
    expect(onOpen).not.toHaveBeenCalled();
    await advance(200);
    expect(onOpen).toHaveBeenCalledTimes(1);
  },
);

test('a door that stays closed is asked for ever less often', async () => {
  clock.offsetMs = 0;
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const onOpen = vi.fn<() => void>();
  openClosedDoor(new Date(Date.now() - 1_000), onOpen);
  // After 10 s, then 20, 40, 80 and 120 s later.
  await advance(10_000 + 20_000 + 40_000 + 80_000 + 120_000);
  expect(onOpen).toHaveBeenCalledTimes(5);
});
