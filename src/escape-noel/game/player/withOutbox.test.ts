// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorCode } from '@/api/errors';
import { playEdition } from '@/api/journey';
import { storeVerdict, storeWaiting, waitingAnswers, type Place } from '../storage/waitingAnswers';
import type { Outcome, Player, Submission } from './player';
import { REVEAL_ANSWER } from './submitToServer';
import { visitorPlayer } from './visitorPlayer';
import { announceDelivery, followDay, isSending, withOutbox } from './withOutbox';

playEdition('2024');
const place: Place = { player: null, edition: '2024', day: 3 };
const answer = (text: string): Submission => ({ kind: 'answer', text });
const wrong: Outcome = { status: 'wrong', retryAfterS: 0 };
const revelation = {
  answer: 'plume',
  closing: '',
  explanation: '',
  fragment: 'Lueur',
  artefact: { title: '', description: '', imageUrl: null },
  book: null,
};
const solved: Outcome = {
  status: 'solved',
  success: { points: 5, revealed: false, revelation, completedCount: 1, storedBy: 'browser' },
};

const submit = vi.fn<Player['submit']>();
const player = withOutbox({ ...visitorPlayer(null, null), submit });
const failWith = (code: ApiErrorCode) => submit.mockRejectedValueOnce(new ApiError(code, 'lost'));
const send = (submission: Submission) => player.submit(3, submission).catch((error: unknown) => error);
const stored = () =>
  waitingAnswers.read().map(({ text, replaced, verdict }) => [text, replaced, verdict] as const);

beforeEach(() => {
  localStorage.clear();
  submit.mockReset().mockResolvedValue(wrong);
});

describe('An answer without a reply', () => {
  test.each<ApiErrorCode>(['offline', 'timeout', 'intercepted'])(
    'is stored after « %s », and the failure is passed on',
    async (code) => {
      failWith(code);
      expect(await send(answer('plume'))).toMatchObject({ code });
      expect(waitingAnswers.read()).toEqual([{ ...place, text: 'plume', replaced: null, verdict: null }]);
    },
  );

  test.each<ApiErrorCode>(['signed_out', 'limited', 'unexpected', 'refused', 'not_found', 'closed'])(
    'is not stored after « %s »: the server has replied',
    async (code) => {
      failWith(code);
      await send(answer('plume'));
      expect(stored()).toEqual([]);
    },
  );

  test('never is « REVEAL_ANSWER », nor an answer that is given up (rule 22.5)', async () => {
    failWith('offline');
    await send(answer(REVEAL_ANSWER));
    failWith('offline');
    await send({ kind: 'reveal' });
    expect(stored()).toEqual([]);
  });

  test('is stored for its account alone, in its edition', async () => {
    failWith('offline');
    const knight = withOutbox({ ...visitorPlayer('2023', null), id: 'perceval', edition: '2023', submit });
    await knight.submit(3, answer('plume')).catch(() => undefined);
    expect(waitingAnswers.read()).toMatchObject([{ player: 'perceval', edition: '2023', day: 3 }]);
  });
});

describe('A newer answer of the day', () => {
  test('replaces the one that waits, as soon as it is sent, and says which', async () => {
    storeWaiting(place, 'lanterne', null);
    const during: unknown[] = [];
    submit.mockImplementationOnce(() => {
      during.push(...stored());
      return Promise.reject(new ApiError('offline', 'lost'));
    });
    await send(answer('plume'));
    expect(during).toEqual([]);
    expect(stored()).toEqual([['plume', 'lanterne', null]]);
  });

  test('sent again with the same words it still says which, and stays stored while it is sent', async () => {
    storeWaiting(place, 'plume', 'lanterne');
    const during: unknown[] = [];
    submit.mockImplementationOnce(() => {
      during.push(...stored());
      return Promise.reject(new ApiError('offline', 'lost'));
    });
    await send(answer('plume'));
    expect(during).toEqual([['plume', 'lanterne', null]]);
    expect(stored()).toEqual([['plume', 'lanterne', null]]);
  });

  test('replaces nothing where the one before has its verdict', async () => {
    storeWaiting(place, 'lanterne', null);
    storeVerdict(place, 'wrong');
    failWith('offline');
    await send(answer('plume'));
    expect(stored()).toEqual([['plume', null, null]]);
  });

  test('leaves the answers of other days, editions and players', async () => {
    storeWaiting({ ...place, day: 4 }, 'neige', null);
    storeWaiting({ ...place, edition: '2023' }, 'givre', null);
    storeWaiting({ ...place, player: 'perceval' }, 'houx', null);
    await send(answer('plume'));
    expect(stored().map(([text]) => text)).toEqual(['neige', 'givre', 'houx']);
  });
});

describe('The verdict of an answer that waited', () => {
  beforeEach(() => storeWaiting(place, 'plume', null));

  test('is stored for the next visit where its day is not open', async () => {
    expect(await send(answer('plume'))).toEqual(wrong);
    expect(stored()).toEqual([['plume', null, 'wrong']]);
  });

  test('is shown, not stored, by the open page of its day', async () => {
    const unsubscribe = followDay(place, () => {});
    await send(answer('plume'));
    unsubscribe();
    expect(stored()).toEqual([]);
  });

  test('is nothing to store once the day is solved', async () => {
    submit.mockResolvedValue(solved);
    expect(await send(answer('plume'))).toEqual(solved);
    expect(stored()).toEqual([]);
  });

  test('is not known during the pause after too many answers: it waits on', async () => {
    submit.mockResolvedValue({ status: 'locked', retryAfterS: 20 });
    await send(answer('plume'));
    expect(stored()).toEqual([['plume', null, null]]);
  });

  test.each<ApiErrorCode>(['refused', 'not_found', 'closed'])('is « refused » after « %s »', async (code) => {
    failWith(code);
    await send(answer('plume'));
    expect(stored()).toEqual([['plume', null, 'refused']]);
  });

  test('does not come from giving the answer up too early', async () => {
    submit.mockResolvedValue({ status: 'refused', hintsLeft: 2 });
    await send({ kind: 'reveal' });
    expect(stored()).toEqual([['plume', null, null]]);
  });
});

test('an answer that got its reply at once leaves nothing', async () => {
  await send(answer('plume'));
  expect(stored()).toEqual([]);
});

test('a day is being sent until its reply, and not after a failure', async () => {
  const during: boolean[] = [];
  submit.mockImplementationOnce(() => {
    during.push(isSending(place), isSending({ ...place, day: 4 }));
    return Promise.reject(new ApiError('offline', 'lost'));
  });
  await send(answer('plume'));
  expect(during).toEqual([true, false]);
  expect(isSending(place)).toBe(false);
});

test('a page that opens during a delivery of its day receives it, and none that is over', async () => {
  const listener = vi.fn<(delivery: object) => void>();
  const delivery = { text: 'plume', outcome: Promise.resolve(wrong) };
  announceDelivery(place, delivery);
  followDay(place, listener)();
  expect(listener.mock.calls).toEqual([[delivery]]);
  await delivery.outcome;
  followDay(place, listener)();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a page receives the deliveries of its own day, until it is left', () => {
  const [here, other] = [vi.fn<(delivery: object) => void>(), vi.fn<(delivery: object) => void>()];
  const unsubscribe = followDay(place, here);
  const unsubscribeOther = followDay({ ...place, player: 'perceval' }, other);
  const delivery = { text: 'plume', outcome: Promise.resolve(wrong) };
  announceDelivery(place, delivery);
  unsubscribe();
  announceDelivery(place, delivery);
  unsubscribeOther();
  expect([here.mock.calls, other.mock.calls]).toEqual([[[delivery]], []]);
});
