import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BonusQuestion as Asked, BonusAnswerVerdict } from '@/api/bonusQuestions';
import { ApiError } from '@/api/errors';
import type { SoundName } from '@/effects/soundSwitch';
import { typedAnswersOf } from '../../game/storage/typedAnswers';
import { visitorPlayer } from '../../game/player/visitorPlayer';
import type { Player } from '../../game/player/player';
import { BonusQuestion } from './BonusQuestion';

const visitor = visitorPlayer(null, null);

const asked: Asked = { question: 'Nomme cette ville.', hint: 'Un grand port.', solved: null };
const solution = { answer: 'Lisbonne', explanation: 'Elle a sept collines.' };

const fetchBonusQuestion = vi.fn<() => Promise<Asked | null>>();
const submitBonusAnswer = vi.fn<(day: number, text: string) => Promise<BonusAnswerVerdict>>();
const playSound = vi.fn<(name: SoundName) => void>();
const player: Player = {
  ...visitor,
  key: 'someone',
  bonusQuestion: fetchBonusQuestion,
  submitBonusAnswer,
};

/** Lets what has been asked be answered, and drawn. */
const settle = () => vi.advanceTimersByTimeAsync(50);
async function arrive(): Promise<void> {
  cleanup();
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <BonusQuestion day={3} playSound={playSound} player={player} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await settle();
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ta réponse au défi' });
async function answer(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Relever le défi' }));
  await settle();
}

beforeEach(async () => {
  // Its script is fetched with the page's first, once: no test waits for it.
  await import('./bonus-question/BonusQuestionPanel');
  vi.useFakeTimers();
  sessionStorage.clear();
  fetchBonusQuestion.mockReset().mockResolvedValue(asked);
  submitBonusAnswer.mockReset();
  playSound.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a day without a bonus question shows nothing', async () => {
  fetchBonusQuestion.mockResolvedValue(null);
  await arrive();
  expect(document.body.textContent).toBe('');
});

test('a right answer shows the explanation and the ring, and focuses the title', async () => {
  submitBonusAnswer.mockResolvedValue({ status: 'solved', solution });
  await arrive();
  fetchBonusQuestion.mockResolvedValue({ ...asked, solved: solution });
  await answer(' Lisbonne ');
  expect(submitBonusAnswer).toHaveBeenCalledExactlyOnceWith(3, 'Lisbonne');
  expect(screen.getByText('Lisbonne')).toBeTruthy();
  expect(screen.getByText('Elle a sept collines.')).toBeTruthy();
  expect(screen.getByText(/Un anneau d'argent entoure désormais l'étoile du jour 3/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: "Le défi de l'étoile" }));
  expect(playSound).toHaveBeenCalledExactlyOnceWith('succes');
  expect(typedAnswersOf(null, null).bonusAnswer(3).read()).toBe('');
});

test('a wrong answer shows an error and stays in its field', async () => {
  submitBonusAnswer.mockResolvedValue({ status: 'wrong', retryAfterS: 0 });
  await arrive();
  await answer('Porto');
  expect(screen.getByRole('alert').textContent).toMatch(/«\sPorto\s»\s: ce n'est pas encore cela/);
  expect(field().value).toBe('Porto');
  await arrive();
  expect(field().value).toBe('Porto');
});

test('an answer with a slip is « Presque ! », which is neither an alert nor a field error', async () => {
  submitBonusAnswer.mockResolvedValue({ status: 'almost', retryAfterS: 0 });
  await arrive();
  await answer('Lisbone');
  expect(screen.getByRole('status').textContent).toMatch(/^Presque\s!«\sLisbone\s»\s: tu y es\./);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field().getAttribute('aria-invalid')).not.toBe('true');
  expect(field().value).toBe('Lisbone');
});

test('after too many answers a countdown blocks the form', async () => {
  submitBonusAnswer.mockResolvedValue({ status: 'locked', retryAfterS: 12 });
  await arrive();
  await answer('Porto');
  const waiting = screen.getByRole('button', { name: /Encore 12\ss/ });
  expect(waiting.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(waiting);
  fireEvent.submit(field());
  await settle();
  expect(submitBonusAnswer).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(screen.getByRole('button', { name: 'Relever le défi' }).getAttribute('aria-disabled')).toBeNull();
});

test('an answer that could not be sent can be sent again', async () => {
  submitBonusAnswer.mockRejectedValueOnce(new ApiError('offline', 'silence'));
  submitBonusAnswer.mockResolvedValue({ status: 'wrong', retryAfterS: 0 });
  await arrive();
  await answer('Porto');
  expect(screen.getByRole('alert').textContent).toContain("n'est pas encore partie");
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(document.activeElement).toBe(field());
  await settle();
  expect(submitBonusAnswer.mock.calls).toEqual([
    [3, 'Porto'],
    [3, 'Porto'],
  ]);
  expect(screen.getByRole('alert').textContent).toContain("ce n'est pas encore cela");
});

test('the hint can be shown and hidden', async () => {
  await arrive();
  expect(screen.queryByText('Un grand port.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Un indice' }));
  expect(screen.getByText('Un grand port.').closest('[aria-live="polite"]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: "Masquer l'indice" }));
  expect(screen.queryByText('Un grand port.')).toBeNull();
});

test('a question that fails to load can be retried', async () => {
  fetchBonusQuestion.mockRejectedValueOnce(new ApiError('offline', 'silence'));
  await arrive();
  expect(screen.getByRole('alert').textContent).toContain("Le défi de l'étoile n'est pas arrivé");
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await settle();
  expect(screen.getByText(asked.question)).toBeTruthy();
});

test('a lock says whether this browser or everyone behind its address answered too fast (rule 3.9)', async () => {
  submitBonusAnswer.mockResolvedValue({ status: 'locked', retryAfterS: 20 });
  await arrive();
  await answer('Porto');
  expect(screen.getByText(/Soixante réponses en une minute/)).toBeTruthy();
  submitBonusAnswer.mockResolvedValue({ status: 'locked', retryAfterS: 20, shared: true });
  await arrive();
  await answer('Porto');
  expect(screen.getByText(/ce n'est pas ta faute.*la prochaine sera écoutée dans 20/)).toBeTruthy();
});
