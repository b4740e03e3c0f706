// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Answers from '@/api/answers';
import type { Verdict } from '@/api/answers';
import { ApiError } from '@/api/errors';
import { setPlayingKnight } from '@/api/playingKnight';
import { playEdition, type Journey } from '@/api/journey';
import { visitorStorage } from '../storage/browserProgress';
import { playerOf } from '../player/playerOf';
import { followDay, type Delivery } from '../player/withOutbox';
import { forgetJourney, storeWaiting, waitingAnswers, type Place } from '../storage/waitingAnswers';
import { playingTraveller } from '../storage/travellers';
import { sendWaiting } from './outbox';

const submitAnswer = vi.hoisted(() =>
  vi.fn<(journey: Journey, day: number, answer: string) => Promise<Verdict>>(),
);
vi.mock('@/api/answers', async (original) => ({ ...(await original<typeof Answers>()), submitAnswer }));
const getAccount = vi.hoisted(() => vi.fn<() => Promise<{ id: string } | null>>());
vi.mock('@/api/auth', () => ({ getAccount, onAccountChange: () => () => {} }));

playEdition('2024');
const visitor: Place = { player: null, edition: '2024', day: 3 };
const knight: Place = { ...visitor, player: 'perceval' };
const queries = new QueryClient();
const revelation = {
  answer: 'plume',
  closing: '',
  explanation: '',
  fragment: 'Lueur',
  artefact: { title: '', description: '', imageUrl: null },
  book: null,
};
const solved: Verdict = { status: 'solved', revealed: false, revelation, knight: null };
const wrong: Verdict = { status: 'wrong', retryAfterS: 0 };
const texts = () => waitingAnswers.read().map(({ text }) => text);

beforeEach(() => {
  localStorage.clear();
  submitAnswer.mockReset();
  getAccount.mockReset().mockResolvedValue(null);
});

test('an answer that waits is sent once, completes its day, and waits no more (rule 22.5)', async () => {
  submitAnswer.mockResolvedValue(solved);
  storeWaiting(visitor, 'plume', null);
  await sendWaiting(queries);
  await sendWaiting(queries);
  expect(submitAnswer.mock.calls).toEqual([[{ player: null, edition: null }, 3, 'plume']]);
  expect(visitorStorage(null, null).progress.read().get(3)).toMatchObject({ answer: 'plume', score: 5 });
  expect(texts()).toEqual([]);
});

test('two tabs that come back at the same time send it once', async () => {
  const queue = { last: Promise.resolve() };
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (_name: string, task: () => Promise<void>) => (queue.last = queue.last.then(task)),
    },
  });
  submitAnswer.mockResolvedValue(solved);
  storeWaiting(visitor, 'plume', null);
  await Promise.all([sendWaiting(queries), sendWaiting(queries)]);
  expect(submitAnswer).toHaveBeenCalledTimes(1);
});

test('a newer answer of the day takes its place, and says so', async () => {
  submitAnswer.mockResolvedValue(wrong);
  storeWaiting(visitor, 'lanterne', null);
  storeWaiting(visitor, 'plume', 'lanterne');
  storeWaiting({ ...visitor, day: 4 }, 'neige', null);
  expect(waitingAnswers.read().map(({ text, replaced }) => [text, replaced])).toEqual([
    ['plume', 'lanterne'],
    ['neige', null],
  ]);
  await sendWaiting(queries);
  expect(submitAnswer.mock.calls.map(([, , text]) => text)).toEqual(['plume', 'neige']);
});

test('it is never sent for another player (rule 22.6)', async () => {
  storeWaiting(knight, 'plume', null);
  await sendWaiting(queries);
  getAccount.mockResolvedValue({ id: 'gauvain' });
  await sendWaiting(queries);
  expect(submitAnswer).not.toHaveBeenCalled();
  expect(texts()).toEqual(['plume']);
  submitAnswer.mockResolvedValue(wrong);
  getAccount.mockResolvedValue({ id: 'perceval' });
  await sendWaiting(queries);
  expect(submitAnswer.mock.calls).toEqual([[{ player: 'perceval', edition: null }, 3, 'plume']]);
});

test('without a reply it goes on waiting, with the same words', async () => {
  submitAnswer.mockRejectedValueOnce(new ApiError('offline', 'lost')).mockResolvedValue(solved);
  storeWaiting(visitor, 'plume', null);
  await sendWaiting(queries);
  expect(texts()).toEqual(['plume']);
  await sendWaiting(queries);
  expect(submitAnswer.mock.calls.map(([, , text]) => text)).toEqual(['plume', 'plume']);
  expect(texts()).toEqual([]);
});

test('where its session has ended, or another account has signed in meanwhile, it goes on waiting for its player', async () => {
  submitAnswer.mockRejectedValueOnce(new ApiError('signed_out', 'ended'));
  storeWaiting(knight, 'plume', null);
  getAccount.mockResolvedValue({ id: 'perceval' });
  await sendWaiting(queries);
  expect(waitingAnswers.read()).toMatchObject([{ player: 'perceval', text: 'plume', verdict: null }]);
});

test('one that waits for the edition before is judged in the archives', async () => {
  submitAnswer.mockResolvedValue(solved);
  storeWaiting({ ...visitor, edition: '2023' }, 'plume', null);
  await sendWaiting(queries);
  expect(submitAnswer.mock.calls).toEqual([[{ player: null, edition: '2023' }, 3, 'plume']]);
  expect([
    visitorStorage('2023', null).progress.read().has(3),
    visitorStorage(null, null).progress.read().has(3),
  ]).toEqual([true, false]);
});

test('a verdict is stored for the next visit of its day when no open page shows it', async () => {
  submitAnswer.mockResolvedValueOnce(wrong);
  storeWaiting(visitor, 'plume', null);
  await sendWaiting(queries);
  expect(waitingAnswers.read()).toEqual([{ ...visitor, text: 'plume', replaced: null, verdict: 'wrong' }]);
  await sendWaiting(queries);
  expect(submitAnswer).toHaveBeenCalledTimes(1);
});

test('an answer that the server refuses is reported, and the others are still sent', async () => {
  submitAnswer.mockRejectedValueOnce(new ApiError('closed', 'not yet')).mockResolvedValue(solved);
  storeWaiting(visitor, 'plume', null);
  storeWaiting({ ...visitor, day: 4 }, 'neige', null);
  await sendWaiting(queries);
  expect(waitingAnswers.read()).toMatchObject([{ day: 3, verdict: 'refused' }]);
});

test('the open page of its day receives it with its verdict, and shows it itself', async () => {
  submitAnswer.mockResolvedValueOnce(wrong);
  storeWaiting(visitor, 'plume', null);
  const deliveries: Delivery[] = [];
  const unsubscribe = followDay(visitor, (delivery) => deliveries.push(delivery));
  await sendWaiting(queries);
  unsubscribe();
  expect(deliveries.map(({ text }) => text)).toEqual(['plume']);
  expect(await deliveries[0]?.outcome).toEqual(wrong);
  expect(texts()).toEqual([]);
});

test('while its page is sending an answer, the one that waits is not sent too', async () => {
  submitAnswer.mockImplementationOnce(async () => {
    await sendWaiting(queries);
    return wrong;
  });
  storeWaiting(visitor, 'plume', null);
  await playerOf(null, null).submit(3, { kind: 'answer', text: 'plume' });
  expect(submitAnswer).toHaveBeenCalledTimes(1);
});

test('too many answers at once: it goes again once the pause is over', async () => {
  vi.useFakeTimers();
  submitAnswer.mockResolvedValueOnce({ status: 'locked', retryAfterS: 20 }).mockResolvedValue(solved);
  storeWaiting(visitor, 'plume', null);
  await sendWaiting(queries);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(submitAnswer).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(submitAnswer).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test("audit finding 4: after the pause it is not sent where another player has come meanwhile: it waits for its own's return", async () => {
  vi.useFakeTimers();
  submitAnswer.mockResolvedValueOnce({ status: 'locked', retryAfterS: 20 }).mockResolvedValue(solved);
  storeWaiting(visitor, 'plume', null);
  await sendWaiting(queries);
  getAccount.mockResolvedValue({ id: 'perceval' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(submitAnswer).toHaveBeenCalledTimes(1);
  expect(waitingAnswers.read()).toMatchObject([{ player: null, text: 'plume', verdict: null }]);
  vi.useRealTimers();
});

test('« Recommencer » forgets what waits of that journey alone', () => {
  storeWaiting(visitor, 'plume', null);
  storeWaiting(knight, 'lanterne', null);
  storeWaiting({ ...visitor, edition: '2023' }, 'neige', null);
  forgetJourney(null, null);
  expect(texts()).toEqual(['lanterne', 'neige']);
});

test('damaged storage keeps the valid answers', () => {
  storeWaiting(visitor, 'plume', null);
  const [answer] = waitingAnswers.read();
  localStorage.setItem('escape-noel-waiting', JSON.stringify([{ day: 99 }, answer, 'oops']));
  expect(texts()).toEqual(['plume']);
  localStorage.setItem('escape-noel-waiting', '{oops');
  expect(texts()).toEqual([]);
});

test('an answer of one knight of an account is not sent while another one plays, and is once its own does (rule 28.9)', async () => {
  const second = '00000000-0000-4000-8000-000000000002';
  getAccount.mockResolvedValue({ id: 'perceval' });
  submitAnswer.mockResolvedValue(wrong);
  storeWaiting({ ...knight, player: second }, 'lanterne', null);
  await sendWaiting(queries);
  expect(submitAnswer).not.toHaveBeenCalled();
  setPlayingKnight('perceval', second);
  storeWaiting(knight, 'plume', null);
  await sendWaiting(queries);
  expect(submitAnswer.mock.calls).toEqual([[{ player: second, edition: null }, 3, 'lanterne']]);
  expect(waitingAnswers.read().find(({ player }) => player === 'perceval')?.verdict).toBeNull();
});

test('an answer of one traveller is not sent while another one plays or an account is signed in, and its verdict is its own (rule 28.14)', async () => {
  submitAnswer.mockImplementation(() => {
    // Another one plays when the reply comes.
    playingTraveller.remove();
    return Promise.resolve(solved);
  });
  storeWaiting({ ...visitor, player: 'voyageur-2' }, 'lanterne', null);
  await sendWaiting(queries);
  playingTraveller.write('voyageur-2');
  getAccount.mockResolvedValue({ id: 'perceval' });
  await sendWaiting(queries);
  expect(submitAnswer).not.toHaveBeenCalled();
  getAccount.mockResolvedValue(null);
  await sendWaiting(queries);
  expect(submitAnswer.mock.calls).toEqual([[{ player: null, edition: null }, 3, 'lanterne']]);
  expect(visitorStorage(null, 'voyageur-2').progress.read().has(3)).toBe(true);
  expect(visitorStorage(null, null).progress.read().has(3)).toBe(false);
  expect(texts()).toEqual([]);
});
