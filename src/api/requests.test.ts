// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptAnswer, validateReview } from './admin';
import { submitAnswer } from './answers';
import { fetchMyData } from './knights';
import { importProgress } from './progress';
import { fetchCalendar, fetchRiddle } from './riddles';
import { SESSION_KEY } from './sessionKey';

const ME = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

/** A request as it reached the backend. */
interface Received {
  path: string;
  filters: URLSearchParams;
  body: unknown;
}

/** Puts a backend at the other end of every request; what it received is listed, oldest first. */
function answerWith(answer: (request: Received) => { status?: number; json: unknown }): Received[] {
  const received: Received[] = [];
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const request: Received = {
      path: pathname.replace('/rest/v1/', ''),
      filters: searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
    };
    received.push(request);
    const { status = 200, json } = answer(request);
    return Promise.resolve(
      new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } }),
    );
  });
  return received;
}

/** A backend whose first reply is lost on its way. */
function loseFirstReply(json: unknown): Received[] {
  let lost = false;
  return answerWith(() => {
    if (lost) return { json };
    lost = true;
    return { status: 503, json: { message: 'nobody' } };
  });
}

/** Somebody is signed in in this browser, for as long as a test may take. */
function signIn(id: string): void {
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: {
      id,
      aud: 'authenticated',
      app_metadata: {},
      user_metadata: {},
      created_at: '2024-12-01T00:00:00Z',
    },
  };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
}

beforeEach(() => {
  localStorage.clear();
  vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});

describe('An answer', () => {
  test.each([
    ['without null characters', 'om\0bre\0', 'ombre'],
    ['without a half of a character', 'om\uD83Dbre\uDE00', 'ombre'],
    ['with the characters that take two halves', 'une \u{1F319} pâle', 'une \u{1F319} pâle'],
  ])('is sent %s', async (_, typed, sent) => {
    const received = answerWith(() => ({ json: { status: 'wrong', retry_after_s: 0 } }));
    await submitAnswer(null, 3, typed);
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
    await expect(submitAnswer(null, 5, 'ombre')).rejects.toMatchObject({
      name: 'BackendError',
      code: 'closed',
      opensAt: new Date('2024-12-05T06:00:00Z'),
    });
  });
});

test('An import tells the days that came, those that were there and those to try again, each apart', async () => {
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
  expect(await importProgress([{ day: 1, hintsUsed: 0, revealed: false, answer: 'ombre' }], null)).toEqual({
    importedDays: [1],
    keptDays: [2, 3],
    lockedDays: [4, 9],
    answeredBonusDays: [1, 2],
    lockedBonusDays: [3],
    hasFinalSentence: true,
    gained: 5,
    totalScore: 12,
  });
});

test('What a knight takes away is every row about them, revealed hints included, and nothing of anybody else', async () => {
  const tables = [
    'enigme_progress',
    'enigme_fragments',
    'artefacts',
    'hints_revealed',
    'bonus_questions_solved',
    'final_sentence_progress',
  ];
  signIn(ME);
  // An admin may read every row: the request itself must ask for one knight's.
  answerWith(({ path, filters }) => {
    const owner = path === 'users' ? 'id' : 'user_id';
    const rows = [ME, OTHER].map((id) => ({ [owner]: id, table: path }));
    const wanted = filters.get(owner);
    return { json: rows.filter((row) => wanted === null || wanted === `eq.${row[owner]}`) };
  });
  const { exported_at, ...rows } = await fetchMyData();
  expect(Date.parse(exported_at)).toBeGreaterThan(0);
  expect(rows).toEqual({
    users: [{ id: ME, table: 'users' }],
    ...Object.fromEntries(tables.map((table) => [table, [{ user_id: ME, table }]])),
  });
});

describe('When no answer comes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('what is safe to repeat is asked again once', async () => {
    const received = loseFirstReply({ status: 'wrong', retry_after_s: 3 });
    const verdict = submitAnswer(null, 3, 'ombre');
    await vi.runAllTimersAsync();
    expect(await verdict).toEqual({ status: 'wrong', retryAfterS: 3 });
    expect(received.map(({ path }) => path)).toEqual(['rpc/submit_answer', 'rpc/submit_answer']);
  });

  test('and not twice', async () => {
    const received = answerWith(() => ({ status: 503, json: { message: 'nobody' } }));
    const failed = vi.fn<(error: unknown) => void>();
    const reading = fetchCalendar().catch(failed);
    await vi.runAllTimersAsync();
    await reading;
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'unreachable' }));
    expect(received).toHaveLength(2);
  });

  test.each([
    ['an import', () => importProgress([], null)],
    ['a decision', () => validateReview(OTHER, true, false)],
    ['an accepted answer', () => acceptAnswer(3, 'ombre')],
  ])('%s, which would be told or recorded otherwise the second time, is not', async (_, ask) => {
    const received = loseFirstReply(null);
    const failed = vi.fn<(error: unknown) => void>();
    const asking = ask().catch(failed);
    await vi.runAllTimersAsync();
    await asking;
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'unreachable' }));
    expect(received).toHaveLength(1);
  });
});

test('A refusal is not asked again', async () => {
  const received = answerWith(() => ({ status: 403, json: { code: '42501', message: 'no' } }));
  await expect(fetchCalendar()).rejects.toMatchObject({ code: 'forbidden' });
  expect(received).toHaveLength(1);
});

test('A row is asked for by the columns that its schema reads', async () => {
  const received = answerWith(() => ({
    json: [
      {
        day_number: 3,
        title: 'La lune',
        description: '',
        question: 'Qui ?',
        hint_count: 2,
        play: { kind: 'order', first: 'La tête' },
        mediatype: 'image',
        image_url: '/lune.webp',
        video_url: null,
        media_alt: 'Une lune',
      },
    ],
  }));
  expect(await fetchRiddle(3)).toEqual({
    day: 3,
    title: 'La lune',
    description: '',
    question: 'Qui ?',
    hintCount: 2,
    play: { kind: 'order', first: 'La tête' },
    media: { type: 'image', url: '/lune.webp', alternative: 'Une lune', imageUrl: '/lune.webp' },
  });
  expect(received[0]?.filters.get('select')).toBe(
    'day_number,title,description,question,hint_count,play,mediatype,image_url,video_url,media_alt',
  );
});
