import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FinalSentence as Asked, FinalSentenceVerdict } from '@/api/finalSentence';
import { ApiError } from '@/api/errors';
import type * as Provider from '../../game/session/useSession';
import { typedAnswersOf } from '../../game/storage/typedAnswers';
import { visitorPlayer } from '../../game/player/visitorPlayer';
import type { Player } from '../../game/player/player';
import { FinalSentence } from './FinalSentence';

const visitor = visitorPlayer(null, null);

vi.mock('../../game/session/useSession', async (original) => ({
  ...(await original<typeof Provider>()),
  useSession: () => ({ status: 'visitor', account: null, playerId: null, knight: null, traveller: null }),
}));
vi.mock('@/effects/soundSwitch', () => ({ useSoundSwitch: () => ({ play: () => {} }) }));

const asked: Asked = { question: 'Dis ce que tu lis.', hintCount: 2, hints: [], solved: null };
const solution = {
  sentence: 'La phrase de tous',
  letter: "Petit chevalier,\n\nTu l'as trouvée.\n\nL'étoile",
  revealed: false,
};

const fetchFinalSentence = vi.fn<() => Promise<Asked | null>>();
const submitFinalSentence = vi.fn<(text: string) => Promise<FinalSentenceVerdict>>();
const revealFinalSentenceHint = vi.fn<(rank: number) => Promise<string>>();
const revealFinalSentence = vi.fn<() => Promise<FinalSentenceVerdict>>();
const player: Player = {
  ...visitor,
  key: 'someone',
  finalSentence: fetchFinalSentence,
  submitFinalSentence,
  revealFinalSentenceHint,
  revealFinalSentence,
};

/** Lets requests resolve and the page render. */
const settle = () => vi.advanceTimersByTimeAsync(50);
async function arrive(): Promise<void> {
  cleanup();
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <FinalSentence player={player} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await settle();
}
async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}
async function say(text: string): Promise<void> {
  fireEvent.change(screen.getByRole('textbox', { name: 'La phrase cachée' }), { target: { value: text } });
  await press('Dire la phrase');
}
const title = () => screen.getByRole('heading', { name: "La phrase de l'étoile" });

beforeEach(async () => {
  await import('./final-sentence/FinalSentencePanel');
  vi.useFakeTimers();
  sessionStorage.clear();
  fetchFinalSentence.mockReset().mockResolvedValue(asked);
  submitFinalSentence.mockReset().mockResolvedValue({ status: 'solved', solution });
  revealFinalSentenceHint.mockReset().mockImplementation((rank) => Promise.resolve(`Indice ${rank}`));
  revealFinalSentence
    .mockReset()
    .mockResolvedValue({ status: 'solved', solution: { ...solution, revealed: true } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('an edition without a final sentence shows nothing', async () => {
  fetchFinalSentence.mockResolvedValue(null);
  await arrive();
  expect(document.body.textContent).toBe('');
});

test('the right sentence opens the letter and focuses the title', async () => {
  await arrive();
  expect(screen.getByText(asked.question)).toBeTruthy();
  expect(document.body.textContent).not.toContain(solution.sentence);
  await say(' la phrase de tous ');
  expect(submitFinalSentence).toHaveBeenCalledExactlyOnceWith('la phrase de tous');
  expect(within(title().closest('section') ?? document.body).getByText(solution.sentence)).toBeTruthy();
  expect(screen.getByText(/Tu l'as retrouvée/)).toBeTruthy();
  expect(screen.getByRole('region', { name: "La lettre s'ouvre" }).textContent).toContain('Petit chevalier');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(title());
  expect(typedAnswersOf(null, null).finalSentence.read()).toBe('');
});

test('the letter prints a page to colour', async () => {
  fetchFinalSentence.mockResolvedValue({ ...asked, solved: solution });
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await arrive();
  expect(screen.getByRole('img', { name: /à colorier/ })).toBeTruthy();
  await press('Imprimer la lettre et son dessin');
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.querySelector('.colouring-sheet')?.textContent).toContain(solution.sentence);
  vi.unstubAllGlobals();
});

test('a wrong sentence shows an error and stays in its field', async () => {
  submitFinalSentence.mockResolvedValue({ status: 'wrong', retryAfterS: 0 });
  await arrive();
  await say('une autre');
  expect(screen.getByRole('alert').textContent).toMatch(/«\sune autre\s»\s: ce n'est pas encore cela/);
  await arrive();
  expect(screen.getByDisplayValue('une autre')).toBeTruthy();
});

test('hints are revealed one by one; after the last the sentence can be revealed, with a confirmation', async () => {
  await arrive();
  await press('Un indice (il en reste 2)');
  expect(screen.getByRole('list', { name: 'Indices' }).textContent).toBe('Indice 1');
  expect(screen.queryByRole('button', { name: 'Révéler la phrase' })).toBeNull();
  await press('Encore un indice (le dernier)');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Indice 1',
    'Indice 2',
  ]);
  await press('Révéler la phrase');
  expect(revealFinalSentence).not.toHaveBeenCalled();
  await press('Oui, révéler la phrase');
  expect(screen.getByText(/te l'a soufflée/)).toBeTruthy();
  expect(document.activeElement).toBe(title());
});

test('a hint that fails to load can be retried', async () => {
  revealFinalSentenceHint.mockRejectedValueOnce(new ApiError('offline', 'silence'));
  await arrive();
  await press(/^Un indice/);
  expect(screen.getByRole('alert').textContent).toContain('ne répond pas');
  await press('Réessayer');
  expect(screen.getByRole('list', { name: 'Indices' }).textContent).toBe('Indice 1');
});

test('a question that fails to load can be retried', async () => {
  fetchFinalSentence.mockRejectedValueOnce(new ApiError('offline', 'silence'));
  await arrive();
  expect(screen.getByRole('alert').textContent).toContain("n'est pas arrivée");
  await press('Réessayer');
  expect(screen.getByText(asked.question)).toBeTruthy();
});
