import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Hint, Riddle } from '@/api/riddles';
import type { CompletedDay, Outcome, Player } from '../../game/player/player';
import { REVEAL_ANSWER } from '../../game/player/submitToServer';
import { PlayerContext } from '../../game/player/usePlayer';
import { visitorPlayer } from '../../game/player/visitorPlayer';
import { useRiddleDay } from './useRiddleDay';

const hint: Hint = { id: 1, rank: 1, text: 'Cherche.', media: { type: 'none' } };
const riddle: Riddle = {
  edition: '2024',
  day: 3,
  title: '',
  description: '',
  question: '',
  hintCount: 1,
  play: null,
  narrationUrl: null,
  media: { type: 'none' },
};
const revelation = {
  answer: 'plume',
  closing: '',
  explanation: '',
  fragment: 'Lueur',
  artefact: { title: '', description: '', imageUrl: null },
  book: null,
};
const solved = (revealed: boolean): Outcome => ({
  status: 'solved',
  success: { points: 5, revealed, revelation, completedCount: 1, storedBy: 'browser' },
});

const submit = vi.fn<Player['submit']>();
const completions = vi.fn<Player['completions']>();
const hints = vi.fn<Player['hints']>();
const player: Player = { ...visitorPlayer(null, null), submit, completions, hints, hintCount: () => null };
const playSound = vi.fn<() => void>();

beforeEach(() => {
  submit.mockReset().mockResolvedValue({ status: 'wrong', retryAfterS: 0 });
  completions.mockReset().mockResolvedValue([]);
  hints.mockReset().mockResolvedValue([hint]);
  playSound.mockReset();
});

async function open() {
  const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always', retry: false } } });
  const { result } = renderHook(() => useRiddleDay({ player, riddle, playSound }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <PlayerContext value={player}>{children}</PlayerContext>
      </QueryClientProvider>
    ),
  });
  await waitFor(() =>
    expect([result.current.progress.ready, result.current.hints.ready]).toEqual([true, true]),
  );
  return result;
}

test('a wrong answer sounds, and so does one that is found', async () => {
  const day = await open();
  act(() => day.current.submit('lanterne'));
  await waitFor(() => expect(playSound.mock.calls).toEqual([['echec']]));
  submit.mockResolvedValue(solved(false));
  act(() => day.current.submit('plume'));
  await waitFor(() => expect(playSound.mock.calls).toEqual([['echec'], ['succes']]));
  expect(day.current).toMatchObject({ done: true, success: { points: 5 } });
});

test('« REVEAL_ANSWER » asks first once every hint is revealed, and the revealed answer is silent', async () => {
  const day = await open();
  act(() => day.current.submit(REVEAL_ANSWER));
  expect(day.current.confirmation.open).toBe(true);
  expect(submit).not.toHaveBeenCalled();
  submit.mockResolvedValue(solved(true));
  act(() => day.current.confirmation.onReveal());
  await waitFor(() => expect(day.current).toMatchObject({ done: true, canReveal: false }));
  expect(submit.mock.calls).toEqual([[3, { kind: 'reveal' }]]);
  expect(playSound).not.toHaveBeenCalled();
  expect(day.current.confirmation.open).toBe(false);
});

test('before that it is an answer like any other, which the server refuses', async () => {
  hints.mockResolvedValue([]);
  const day = await open();
  act(() => day.current.submit(REVEAL_ANSWER));
  await waitFor(() => expect(submit.mock.calls).toEqual([[3, { kind: 'answer', text: REVEAL_ANSWER }]]));
  expect(day.current).toMatchObject({ canReveal: false, confirmation: { open: false } });
});

test('a day solved before is done', async () => {
  const completed: CompletedDay = { day: 3, score: 5, completedAt: new Date(0), storedBy: 'browser' };
  completions.mockResolvedValue([completed]);
  expect((await open()).current).toMatchObject({ done: true, success: null, canReveal: false });
});
