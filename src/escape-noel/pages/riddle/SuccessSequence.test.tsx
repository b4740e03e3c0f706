import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TOUCH_MS } from '@/lib/transitions';
import type { Success } from '../../game/player/player';
import { SuccessSequence } from './SuccessSequence';

const DAY = '/escape-noel/jour/24';
const FINAL = '/escape-noel/final';
const STEP_MS = 3_000;

const find = vi.hoisted(() => vi.fn<() => Promise<string | null>>());
const startConfetti = vi.hoisted(() => vi.fn<(how: object) => () => void>(() => () => undefined));
vi.mock('@/effects/confetti', () => ({ startConfetti }));
vi.mock('./useNextDestination', () => ({ useNextDestination: () => ({ exists: true, find }) }));

/** A revealed answer: its congratulations have no confetti. */
const success: Success = {
  points: 0,
  revealed: true,
  revelation: {
    answer: 'étoile',
    closing: '',
    explanation: '',
    fragment: 'TOI',
    artefact: { title: '', description: '', imageUrl: null },
  },
  completedCount: 24,
  storedBy: 'server',
};

beforeEach(() => {
  vi.useFakeTimers();
  find.mockReset().mockResolvedValue(FINAL);
  history.replaceState(null, '', DAY);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advance = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const renderSequence = (over: Partial<Success> = {}) =>
  render(
    <BrowserRouter>
      <SuccessSequence day={24} success={{ ...success, ...over }} />
    </BrowserRouter>,
  );
async function renderCongratulations(over?: Partial<Success>): Promise<void> {
  renderSequence(over);
  await advance(STEP_MS + TOUCH_MS);
}

test('the announcement stays for 3 seconds', async () => {
  renderSequence();
  await advance(STEP_MS - 1);
  expect(screen.getByRole('dialog', { name: /^Lumière retrouvée/ })).toBeTruthy();
  await advance(1 + TOUCH_MS);
  expect(screen.getByRole('dialog', { name: 'La réponse est révélée' })).toBeTruthy();
});

test.each([
  [false, [[{ pieces: 200, durationMs: Infinity }]]],
  [true, []],
])(
  'congratulations have confetti unless the answer was revealed (rule 11.2): %s',
  async (revealed, calls) => {
    startConfetti.mockClear();
    await renderCongratulations({ revealed });
    expect(startConfetti.mock.calls).toEqual(calls);
  },
);

describe('once the congratulations are closed by their cross', () => {
  beforeEach(async () => {
    await renderCongratulations();
    press('Fermer');
    await advance(TOUCH_MS);
  });

  test('the redirect follows after 3 seconds, and no sooner', async () => {
    await advance(STEP_MS - 100);
    expect(location.pathname).toBe(DAY);
    await advance(100);
    expect(location.pathname).toBe(FINAL);
  });

  test('« Rester ici » cancels the redirect', async () => {
    await advance(2_000);
    press('Rester ici');
    await advance(10_000);
    expect(location.pathname).toBe(DAY);
  });
});

describe('a slow check before the final page', () => {
  let answer: (address: string | null) => void;
  beforeEach(async () => {
    find.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await renderCongratulations();
    press("Continuer l'aventure");
    await advance(TOUCH_MS);
  });

  test('is made once, then the page changes', async () => {
    await advance(2 * STEP_MS);
    expect(find).toHaveBeenCalledTimes(1);
    await act(async () => answer(FINAL));
    expect(location.pathname).toBe(FINAL);
  });

  test.each([FINAL, null])('is ignored once the player stays: %s', async (address) => {
    await advance(STEP_MS);
    press('Rester ici');
    await act(async () => answer(address));
    expect(location.pathname).toBe(DAY);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('is ignored once a link has been followed', async () => {
    // The router changes the address at once; the page stays until the next one's code has loaded.
    history.pushState(null, '', '/escape-noel/contact');
    await act(async () => answer(FINAL));
    await advance(2 * STEP_MS);
    expect(location.pathname).toBe('/escape-noel/contact');
  });
});
