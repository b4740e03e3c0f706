// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptAnswer, validateReview } from './admin';
import { submitAnswer } from './answers';
import { fetchMyData } from './knights';
import { importProgress } from './progress';
import { fetchCalendar } from './riddles';
import { answerWith, storeSession, stubSettings, type Received } from '@/testing/stubApi';

const ME = '00000000-0000-4000-8000-000000000001';
const VISITOR = { player: null, edition: null };
const KNIGHT = { player: ME, edition: null };
const OTHER = '00000000-0000-4000-8000-000000000002';

function noAnswer(): never {
  throw new TypeError('Failed to fetch');
}

/** Answers every request but the first, whose reply is lost. */
function loseFirstReply(json: unknown): Received[] {
  let lost = false;
  return answerWith(() => {
    if (lost) return { json };
    lost = true;
    return noAnswer();
  });
}

/** Sends a request, and lets every timer pass. @returns the code of its failure. */
async function failureOf(send: () => Promise<unknown>): Promise<unknown> {
  const failed = vi.fn<(error: unknown) => void>();
  const sending = send().catch(failed);
  await vi.runAllTimersAsync();
  await sending;
  expect(failed).toHaveBeenCalledTimes(1);
  return failed.mock.calls[0]?.[0];
}

beforeEach(() => {
  localStorage.clear();
  stubSettings();
});

describe('An answer', () => {
  test.each([
    ['without null characters', 'om\0bre\0', 'ombre'],
    ['without a half of a character', 'om\uD83Dbre\uDE00', 'ombre'],
    ['with the characters that take two halves', 'une \u{1F319} pâle', 'une \u{1F319} pâle'],
  ])('is sent %s', async (_, typed, sent) => {
    const received = answerWith(() => ({ json: { status: 'wrong', retry_after_s: 0 } }));
    await submitAnswer(VISITOR, 3, typed);
    expect(received).toEqual([
      expect.objectContaining({ path: 'rpc/submit_answer', body: { day: 3, answer: sent } }),
    ]);
  });

  test('that finds its door closed says when it opens', async () => {
    // As PostgREST writes what private.open_riddle raises.
    answerWith(() => ({
      status: 403,
      json: {
        code: 'PT403',
        message: "Cette énigme n'est pas encore ouverte",
        details: '2024-12-05T06:00:00+00:00',
        hint: 'riddle_closed',
      },
    }));
    await expect(submitAnswer(VISITOR, 5, 'ombre')).rejects.toMatchObject({
      name: 'ApiError',
      code: 'closed',
      opensAt: new Date('2024-12-05T06:00:00Z'),
    });
  });
});

test('An import tells imported days, days that the account had, and days to try again apart', async () => {
  storeSession(ME);
  const statuses = {
    1: 'imported',
    2: 'kept',
    3: 'already_solved',
    4: 'locked',
    5: 'wrong',
    6: 'refused',
    7: 'hints_kept',
    8: 'ignored',
    9: 'locked',
  };
  const bonusStatuses: Record<string, string> = {
    1: 'correct',
    2: 'already_solved',
    3: 'locked',
    4: 'refused',
    7: 'wrong',
  };
  answerWith(() => ({
    json: {
      results: Object.entries(statuses).map(([day, status]) => ({
        day: Number(day),
        status,
        ...(day in bonusStatuses && { bonus_answer: bonusStatuses[day] }),
      })),
      gained: 5,
      total_score: 12,
      completed_enigmes: 3,
      final_sentence: 'correct',
    },
  }));
  expect(
    await importProgress(KNIGHT, [{ day: 1, hintsUsed: 0, revealed: false, answer: 'ombre' }], null),
  ).toEqual({
    importedDays: [1],
    knownDays: [2, 3],
    closedDays: [8],
    lockedDays: [4, 9],
    answeredBonusDays: [1, 2],
    lockedBonusDays: [3],
    hasFinalSentence: true,
    gained: 5,
    totalScore: 12,
  });
});

test("A knight's download is asked of the server as one whole, with the session (rule 1.7)", async () => {
  storeSession(ME);
  const received = answerWith(() => ({ json: { users: [{ id: ME }], wrong_answers: [] } }));
  expect(await fetchMyData()).toEqual({ users: [{ id: ME }], wrong_answers: [] });
  expect(received.map(({ path }) => path)).toEqual(['rpc/my_data']);
});

describe('When no answer comes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('an idempotent call is sent again, once', async () => {
    const received = loseFirstReply({ status: 'wrong', retry_after_s: 3 });
    const verdict = submitAnswer(VISITOR, 3, 'ombre');
    await vi.runAllTimersAsync();
    expect(await verdict).toEqual({ status: 'wrong', retryAfterS: 3 });
    expect(received.map(({ path }) => path)).toEqual(['rpc/submit_answer', 'rpc/submit_answer']);
  });

  test('so is one that the server gave up: an answer that waited while an edition was published', async () => {
    const received = answerWith(() => ({ status: 500, json: { code: '57014', message: 'too long' } }));
    expect(await failureOf(() => submitAnswer(VISITOR, 3, 'ombre'))).toMatchObject({ code: 'timeout' });
    expect(received).toHaveLength(2);
  });

  test('and not twice', async () => {
    const received = answerWith(noAnswer);
    expect(await failureOf(() => fetchCalendar(null))).toMatchObject({ code: 'offline' });
    expect(received).toHaveLength(2);
  });

  test.each([
    ['an import', () => importProgress(KNIGHT, [], null)],
    ['a decision', () => validateReview(OTHER, true, false)],
    ['an accepted answer', () => acceptAnswer(3, 'ombre')],
  ])('%s is not sent again: twice, it would answer or record something else', async (_, send) => {
    storeSession(ME);
    const received = loseFirstReply(null);
    expect(await failureOf(send)).toMatchObject({ code: 'offline' });
    expect(received).toHaveLength(1);
  });

  test('a request is given up after 20 seconds, and no sooner', async () => {
    storeSession(ME);
    // The platform's own clock runs the time limit of a signal: a clock of the test replaces it.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    });
    vi.stubGlobal(
      'fetch',
      (_: unknown, init?: RequestInit) =>
        new Promise((_answer, refuse) => {
          init?.signal?.addEventListener('abort', () =>
            refuse(new DOMException('signal timed out', 'TimeoutError')),
          );
        }),
    );
    const failed = vi.fn<(error: unknown) => void>();
    void importProgress(KNIGHT, [], null).catch(failed);
    await vi.advanceTimersByTimeAsync(19_900);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }));
  });
});

describe('An answer that is no reply', () => {
  test.each([
    ['a refusal', 403, { code: '42501', message: 'no' }, 'refused'],
    ['an ended session', 401, { code: 'PT401', message: 'no', hint: 'account_gone' }, 'signed_out'],
    ['what does not exist', 404, { code: 'PT404', message: 'no', hint: 'hint_missing' }, 'not_found'],
    ['a missing function', 404, { code: 'PGRST202', message: 'no', hint: 'another' }, 'unexpected'],
    ['too many requests', 429, { code: 'over_limit', message: 'no' }, 'limited'],
    ['a server error', 500, { message: 'oops' }, 'unexpected'],
    ['a server that is down', 503, { message: 'down' }, 'unexpected'],
  ])('has a code of its own, and is not retried: %s', async (_, status, json, code) => {
    const received = answerWith(() => ({ status, json }));
    await expect(submitAnswer(VISITOR, 3, 'ombre')).rejects.toMatchObject({ code });
    expect(received).toHaveLength(1);
  });

  test('is unexpected when it has another shape, or is broken JSON', async () => {
    answerWith(() => ({ json: { status: 'perhaps' } }));
    await expect(submitAnswer(VISITOR, 3, 'ombre')).rejects.toMatchObject({
      code: 'unexpected',
    });
    const headers = { 'content-type': 'application/json' };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('[{"da', { headers })));
    await expect(fetchCalendar(null)).rejects.toMatchObject({ code: 'unexpected' });
  });
});

describe('A call of a player', () => {
  test('is not sent once the session has ended, or belongs to another account', async () => {
    const received = answerWith(() => ({ json: { status: 'wrong', retry_after_s: 0 } }));
    await expect(submitAnswer({ player: ME, edition: null }, 3, 'ombre')).rejects.toMatchObject({
      code: 'signed_out',
    });
    storeSession(OTHER);
    await expect(submitAnswer({ player: ME, edition: null }, 3, 'ombre')).rejects.toMatchObject({
      code: 'signed_out',
    });
    expect(received).toHaveLength(0);
    storeSession(ME);
    await expect(submitAnswer({ player: ME, edition: null }, 3, 'ombre')).resolves.toMatchObject({
      status: 'wrong',
    });
  });
});
