import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Auth from '@/api/auth';
import { ApiError, type ApiErrorCode } from '@/api/errors';
import { playEdition } from '@/api/journey';
import type { Outcome, Player } from '../../game/player/player';
import { visitorPlayer } from '../../game/player/visitorPlayer';
import { announceDelivery, withOutbox } from '../../game/player/withOutbox';
import { forgetWaiting, storeVerdict, storeWaiting, waitingAnswers } from '../../game/storage/waitingAnswers';
import { useAnswering } from './useAnswering';

let changeAccount: Parameters<typeof Auth.onAccountChange>[0] = () => {};
vi.mock('@/api/auth', () => ({
  onAccountChange: (listener: typeof changeAccount) => {
    changeAccount = listener;
    return () => {};
  },
}));
const sendNow = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../game/offline/outbox', () => ({ sendNow }));

playEdition('2024');
const place = { player: null, edition: '2024', day: 3 };
const wrong: Outcome = { status: 'wrong', retryAfterS: 0 };
const submit = vi.fn<Player['submit']>();
const player = withOutbox({ ...visitorPlayer(null, null), submit });
let queries = new QueryClient();

beforeEach(() => {
  localStorage.clear();
  submit.mockReset().mockResolvedValue(wrong);
  sendNow.mockReset();
  queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always', retry: false } } });
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);
const open = () => renderHook(() => useAnswering(player, 3, () => {}), { wrapper }).result;

/** Sends an answer that gets no reply. */
async function lose(answering: ReturnType<typeof open>, code: ApiErrorCode = 'offline') {
  submit.mockRejectedValueOnce(new ApiError(code, 'lost'));
  act(() => answering.current.send({ kind: 'answer', text: 'plume' }));
  await waitFor(() => expect(answering.current.error).not.toBeNull());
}

test('an answer without a reply waits, and its failure is shown', async () => {
  const answering = open();
  await lose(answering);
  expect(answering.current).toMatchObject({ isUnsent: true, waiting: { text: 'plume', verdict: null } });
});

test('an answer of a player without an outbox fails, and nothing waits', async () => {
  const { result } = renderHook(() => useAnswering({ ...visitorPlayer(null, null), submit }, 3, () => {}), {
    wrapper,
  });
  await lose(result);
  expect(result.current).toMatchObject({ isUnsent: false, waiting: null, error: { code: 'offline' } });
});

test('a delivery of its day is shown as if the page had sent it, with its verdict', async () => {
  storeWaiting(place, 'plume', null);
  const answering = open();
  const server: { judge?: (outcome: Outcome) => void } = {};
  const outcome = new Promise<Outcome>((resolve) => {
    server.judge = resolve;
  });
  act(() => announceDelivery(place, { text: 'plume', outcome }));
  await waitFor(() => expect(answering.current.sending).toBe(true));
  server.judge?.(wrong);
  await waitFor(() => expect(answering.current.verdict).toEqual(wrong));
  expect(answering.current.sent).toEqual({ kind: 'answer', text: 'plume' });
  expect(submit).not.toHaveBeenCalled();
});

test.each([
  ['another tab has sent it', () => storeVerdict(place, 'wrong')],
  ['it is not to be sent', () => forgetWaiting(place)],
])('the failure is over once %s, and the progress is read again', async (_, end) => {
  const answering = open();
  await lose(answering);
  const refresh = vi.spyOn(queries, 'invalidateQueries');
  act(end);
  expect(answering.current).toMatchObject({ error: null, isUnsent: false });
  expect(refresh).toHaveBeenCalledWith({ queryKey: ['player', 'visitor'] });
});

test('a failure that lets no answer wait is shown until the next answer', async () => {
  const answering = open();
  await lose(answering, 'unexpected');
  expect(answering.current).toMatchObject({ isUnsent: false, waiting: null, error: { code: 'unexpected' } });
});

test('the page of a day sends what waits there as it opens, and nothing else', async () => {
  open();
  storeWaiting(place, 'plume', null);
  open();
  await waitFor(() => expect(sendNow).toHaveBeenCalledTimes(1));
  expect(waitingAnswers.read()).toHaveLength(1);
});

test('an answer whose session had ended is sent again once the knight has signed in', async () => {
  const answering = open();
  await lose(answering, 'signed_out');
  act(() => changeAccount(null, 'updated'));
  expect(submit).toHaveBeenCalledTimes(1);
  act(() => changeAccount(null, 'signed_in'));
  await waitFor(() => expect(answering.current.verdict).toEqual(wrong));
  expect(submit).toHaveBeenCalledTimes(2);
});
