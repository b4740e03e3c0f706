import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DIALOG_CLOSING_MS } from '@/ui/Dialog';
import type { Success } from '../../shared/player/player';
import { SuccessSequence } from './SuccessSequence';

const DAY = '/escape-noel/jour/5';
const NEXT = '/escape-noel/jour/6';
vi.mock('./useNextStop', () => ({
  useNextStop: () => ({ exists: true, find: () => Promise.resolve('/escape-noel/jour/6') }),
}));

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
  completedCount: 5,
  keptBy: 'server',
};

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', DAY);
  render(
    <BrowserRouter>
      <SuccessSequence day={5} success={success} />
    </BrowserRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Closes the congratulations by their cross, once the announcement has gone by itself. */
async function closeCongratulations(): Promise<void> {
  await pass(3_000 + DIALOG_CLOSING_MS);
  press('Fermer');
  await pass(DIALOG_CLOSING_MS);
}

test('the announcement stays for 3 seconds', async () => {
  await pass(2_900);
  await pass(DIALOG_CLOSING_MS - 1);
  expect(screen.getByRole('dialog', { name: /^Lumière retrouvée/ })).toBeTruthy();
  await pass(101);
  expect(screen.getByRole('dialog', { name: 'La réponse est révélée' })).toBeTruthy();
});

test('once the congratulations are closed the next day comes after 3 seconds, and no sooner', async () => {
  await closeCongratulations();
  await pass(2_900);
  expect(location.pathname).toBe(DAY);
  await pass(100);
  expect(location.pathname).toBe(NEXT);
});

test('« Rester ici » calls the next day off', async () => {
  await closeCongratulations();
  await pass(2_000);
  press('Rester ici');
  await pass(10_000);
  expect(location.pathname).toBe(DAY);
});
