import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DIALOG_CLOSING_MS } from '@/ui/Dialog';
import type { Success } from '../../shared/player/player';
import { SuccessSequence } from './SuccessSequence';

const LAST_DAY = '/escape-noel/jour/24';
const FINAL = '/escape-noel/final';
const NOTICE_MS = 3_000;

const find = vi.hoisted(() => vi.fn<() => Promise<string | null>>());
const startConfetti = vi.hoisted(() => vi.fn<(how: object) => () => void>(() => () => undefined));
vi.mock('@/effects/confetti', () => ({ startConfetti }));
vi.mock('./useNextStop', () => ({ useNextStop: () => ({ exists: true, find }) }));

/** Revealed, as its congratulations have no confetti. */
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
  keptBy: 'server',
};

let answer: (address: string | null) => void;

beforeEach(() => {
  vi.useFakeTimers();
  find.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  history.replaceState(null, '', LAST_DAY);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Goes on from the congratulations: the check before the final page is under way. */
async function goOn(): Promise<void> {
  render(
    <BrowserRouter>
      <SuccessSequence day={24} success={success} />
    </BrowserRouter>,
  );
  await pass(NOTICE_MS + DIALOG_CLOSING_MS);
  press("Continuer l'aventure");
  await pass(DIALOG_CLOSING_MS);
}

describe('A check that is slow to answer', () => {
  test('is made once, and leads on', async () => {
    await goOn();
    await pass(2 * NOTICE_MS);
    expect(find).toHaveBeenCalledTimes(1);
    await act(async () => answer(FINAL));
    expect(location.pathname).toBe(FINAL);
  });

  test.each([FINAL, null])('no longer matters once the player stays (%s)', async (address) => {
    await goOn();
    press('Rester ici');
    await act(async () => answer(address));
    expect(location.pathname).toBe(LAST_DAY);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('does not call back whoever has followed a link in the meantime', async () => {
    await goOn();
    // As the router does at once, while the page stays until the next one's script has come.
    history.pushState(null, '', '/escape-noel/contact');
    await act(async () => answer(FINAL));
    await pass(2 * NOTICE_MS);
    expect(location.pathname).toBe('/escape-noel/contact');
  });
});

test.each([
  [false, [[{ pieces: 200, durationMs: Infinity }]]],
  [true, []],
])(
  'congratulations have their confetti where the answer was found (rule 11.2): revealed %s',
  async (revealed, calls) => {
    startConfetti.mockClear();
    render(
      <BrowserRouter>
        <SuccessSequence day={24} success={{ ...success, revealed }} />
      </BrowserRouter>,
    );
    await pass(NOTICE_MS + DIALOG_CLOSING_MS);
    expect(startConfetti.mock.calls).toEqual(calls);
  },
);
