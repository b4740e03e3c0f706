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
vi.mock('./useNextDestination', () => ({
  useNextDestination: () => ({ exists: true, name: 'La révélation finale', find }),
}));

const success: Success = {
  points: 5,
  revealed: false,
  revelation: {
    answer: 'étoile',
    closing: '',
    explanation: '',
    fragment: 'TOI',
    artefact: { title: '', description: '', imageUrl: null },
    book: null,
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

test('one dialog: « Lumière retrouvée ! » for 3 seconds, then « Félicitations ! » in its place (rule 11.2)', async () => {
  renderSequence();
  const dialog = screen.getByRole('dialog', { name: /^Lumière retrouvée/ });
  expect(dialog.textContent).toContain('+5');
  expect(screen.queryByRole('button', { name: 'Lire la révélation' })).toBeNull();
  await advance(STEP_MS - 1);
  expect(screen.getByRole('dialog', { name: /^Lumière retrouvée/ })).toBe(dialog);
  await advance(1);
  expect(screen.getByRole('dialog', { name: /^Félicitations/ })).toBe(dialog);
});

test('the end of the story is the first choice and has the focus; the way on says where it leads', async () => {
  await renderCongratulations();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lire la révélation' }));
  const goOn = screen.getByRole('button', { name: "Continuer l'aventure" });
  expect(document.getElementById(goOn.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'La révélation finale',
  );
});

test('an answer that was given up has its own words, and neither points nor a star (rule 11.2)', () => {
  renderSequence({ revealed: true, points: 0 });
  const dialog = screen.getByRole('dialog', { name: 'La réponse est révélée' });
  expect(dialog.textContent).toMatch(/La réponse était «\s*étoile\s*»\./);
  expect(dialog.textContent).toContain('TOI');
  expect(dialog.textContent).not.toMatch(/point/);
  expect(dialog.querySelector('svg[class*="size-32"]')).toBeNull();
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

test.each(['Fermer', 'Lire la révélation'])('closed by « %s », the page stays for good', async (name) => {
  await renderCongratulations();
  press(name);
  await advance(TOUCH_MS + 60_000);
  expect(location.pathname).toBe(DAY);
  expect(find).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).toBeNull();
});

test('closed while it announces, the dialog does not come back', async () => {
  renderSequence();
  await advance(1_000);
  press('Fermer');
  await advance(TOUCH_MS);
  await advance(2 * STEP_MS);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe(DAY);
});

describe("« Continuer l'aventure »", () => {
  beforeEach(async () => {
    await renderCongratulations();
    press("Continuer l'aventure");
    await advance(TOUCH_MS);
  });

  test('leads on after 3 seconds, and no sooner', async () => {
    await advance(STEP_MS - 100);
    expect(location.pathname).toBe(DAY);
    await advance(100);
    expect(location.pathname).toBe(FINAL);
  });

  test('is cancelled by « Rester ici »', async () => {
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
    await advance(TOUCH_MS + STEP_MS);
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
