import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCalm } from '@/lib/calm';
import { Countdown } from './Countdown';

const HOUR = 3_600_000;
const clock = vi.hoisted(() => ({ offsetMs: 0 }));
vi.mock('./calendar', () => ({ useClockOffset: () => clock.offsetMs }));

const text = () => screen.getByRole('timer').textContent.replaceAll(/\s+/g, ' ').trim();

beforeEach(() => {
  clock.offsetMs = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  setCalm(false);
  vi.useRealTimers();
});

test("counts by the server's clock, and screen readers do not announce each second", async () => {
  clock.offsetMs = 2 * HOUR;
  render(<Countdown until={new Date(Date.now() + 51 * HOUR)} />);
  expect(text()).toBe('2 jours 1 heure 0 minute 0 seconde');
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  expect(text()).toBe('2 jours 0 heure 59 minutes 59 secondes');
  expect(screen.getByRole('timer').closest('[aria-live], [role="status"]')).toBeNull();
});

test('shows no seconds in calm mode', () => {
  setCalm(true);
  render(<Countdown until={new Date(Date.now() + HOUR)} />);
  expect(text()).toBe('1 heure 0 minute');
});

test('announces once that the door opens', async () => {
  render(<Countdown until={new Date(Date.now() + 1_000)} />);
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_250)));
  expect(screen.getByRole('status').textContent).toBe("Elle s'ouvre dans un instant…");
});
