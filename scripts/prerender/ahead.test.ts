// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asksAhead } from '../../src/app/asksAhead.ts';
import { fetchContestEnd } from '../../src/api/contest.ts';
import { fetchKnight } from '../../src/api/knights.ts';
import { fetchArtefacts, fetchCompletions, fetchFragments } from '../../src/api/progress.ts';
import { fetchLeaderboardPage } from '../../src/api/ranking.ts';
import { fetchCalendar, fetchRiddle, riddleToldAhead } from '../../src/api/riddles.ts';
import { SESSION_KEY } from '../../src/api/sessionKey.ts';
import { paths } from '../../src/paths.ts';
import { shutGate } from '../../tests/support/gate.ts';
import { aheadScript } from './ahead.ts';

const KNIGHT = '00000000-0000-4000-8000-000000000001';
const KEY = 'public-key';
let failing = false;
let requests: { url: string; headers: Headers }[];

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', '/');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', KEY);
  localStorage.clear();
  requests = [];
  vi.stubGlobal('fetch', (input: URL, init: RequestInit) => {
    requests.push({ url: input.href, headers: new Headers(init.headers) });
    if (failing) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json({ message: 'refused' }, { status: 403 }));
  });
});
afterEach(() => {
  globalThis.askedAhead = undefined;
  globalThis.toldAhead = undefined;
  document.body.replaceChildren();
});

/** What a page's document does before any program has come. */
const openDocument = (path: string) => void runInThisContext(aheadScript(asksAhead(path), KEY));

function signIn({ secondsLeft = 3_600, token = 'a.b.c' } = {}): void {
  const expires_at = Math.floor(Date.now() / 1000) + secondsLeft;
  const session = { access_token: token, expires_at, user: { id: KNIGHT, user_metadata: {} } };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
}

/** What the program reads then; the backend refuses it all here, as only the asking counts. */
const read = (verbs: readonly (() => Promise<unknown>)[]) => Promise.allSettled(verbs.map((verb) => verb()));

const OF_EVERYBODY = [
  [paths.game.riddle(3), [() => fetchRiddle(3), fetchCalendar]],
  [paths.game.leaderboard, [() => fetchLeaderboardPage(1)]],
  [paths.game.contest, [fetchContestEnd]],
  [paths.game.constellation, []],
] as const;
const OF_KNIGHT = [
  [paths.game.riddle(3), [() => fetchRiddle(3), fetchCalendar, fetchKnight, fetchCompletions]],
  [paths.game.constellation, [fetchKnight, fetchCompletions, fetchFragments]],
  [paths.game.artefacts, [fetchKnight, fetchArtefacts]],
] as const;

test.each(OF_EVERYBODY)("On %s a visitor's readings leave with the document, once", async (path, verbs) => {
  openDocument(path);
  const leftWithDocument = requests.length;
  await read(verbs);
  expect([leftWithDocument, requests.length]).toEqual([verbs.length, verbs.length]);
});

test.each(OF_KNIGHT)("On %s a knight's readings leave with the document, once", async (path, verbs) => {
  signIn();
  openDocument(path);
  const leftWithDocument = requests.length;
  await read(verbs);
  expect([leftWithDocument, requests.length]).toEqual([verbs.length, verbs.length]);
  for (const { url, headers } of requests) {
    expect(headers.get('authorization')).toBe('Bearer a.b.c');
    expect(url).not.toContain(KEY);
  }
});

test("A visitor's reading has no header for which a browser would ask leave first", () => {
  openDocument(paths.game.riddle(3));
  for (const { url, headers } of requests) {
    expect([...headers]).toEqual([]);
    expect(new URL(url).searchParams.get('apikey')).toBe(KEY);
  }
});

test('A session that has to be renewed first is left to the program', () => {
  signIn({ secondsLeft: 60 });
  openDocument(paths.game.riddle(3));
  expect(requests).toEqual([]);
});

test('What was told to a visitor is asked anew for a knight', async () => {
  openDocument(paths.game.leaderboard);
  signIn();
  await read([() => fetchLeaderboardPage(1)]);
  expect(requests).toHaveLength(2);
});

test('What was told to another knight is asked anew', async () => {
  signIn();
  openDocument(paths.game.contest);
  signIn({ token: 'd.e.f' });
  const leftWithDocument = requests.length;
  await read([fetchContestEnd]);
  expect(requests).toHaveLength(leftWithDocument + 1);
});

test('What was told long ago is asked anew', async () => {
  openDocument(paths.game.leaderboard);
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  await read([() => fetchLeaderboardPage(1)]);
  expect(requests).toHaveLength(2);
});

test('A reading that was lost ahead is asked once more by the program', async () => {
  vi.useFakeTimers();
  failing = true;
  openDocument(paths.game.leaderboard);
  failing = false;
  const reading = read([() => fetchLeaderboardPage(1)]);
  await vi.runAllTimersAsync();
  await reading;
  vi.useRealTimers();
  expect(requests).toHaveLength(2);
});

const STORY = { title: 'Le chat sur le toit', description: 'Il neige depuis midi.' };
const PLACES = '<h1 data-ahead="title">Jour 3</h1><p data-ahead="description"></p>';
const ROW = {
  ...STORY,
  day_number: 3,
  question: 'Qui miaule ?',
  hint_count: 3,
  play: null,
  mediatype: 'none',
  image_url: null,
  video_url: null,
  media_alt: null,
};

/** Has the backend answer every reading with these rows, once it is let go. */
function holdRows(rows: unknown): () => void {
  const { opened, open } = shutGate();
  vi.stubGlobal('fetch', () => opened.then(() => Response.json(rows)));
  return open;
}

test("A day's story stands in its page before any program has come, which takes the same reply", async () => {
  const letGo = holdRows([ROW]);
  openDocument(paths.game.riddle(3));
  letGo();
  document.body.innerHTML = PLACES;
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(STORY.title));
  expect(document.querySelector('p')?.textContent).toBe(STORY.description);
  expect(riddleToldAhead(3)).toMatchObject(STORY);
  expect(riddleToldAhead(4)).toBeNull();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Asked again')));
  expect(await fetchRiddle(3)).toMatchObject(STORY);
});

test('A picture that the story comes with is asked for with it, before any program', async () => {
  const pictures: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        pictures.push(address);
      }
    },
  );
  holdRows([{ ...ROW, mediatype: 'image', image_url: '/enigmes/jour-03.webp' }])();
  openDocument(paths.game.riddle(3));
  document.body.innerHTML = PLACES;
  await vi.waitFor(() => expect(pictures).toEqual(['/enigmes/jour-03.webp']));
});

test('Once the program has taken the reply, the document writes nothing into what it draws', async () => {
  const letGo = holdRows([ROW]);
  openDocument(paths.game.riddle(3));
  document.body.innerHTML = PLACES;
  const reading = fetchRiddle(3);
  await vi.waitFor(() => expect(Object.keys(globalThis.askedAhead ?? {})).toHaveLength(1));
  letGo();
  await reading;
  await new Promise((resolve) => setImmediate(resolve));
  expect(document.querySelector('h1')?.textContent).toBe('Jour 3');
  expect(riddleToldAhead(3)).toBeNull();
});

test('A door that is closed tells nothing of its riddle', async () => {
  const letGo = holdRows([]);
  openDocument(paths.game.riddle(3));
  document.body.innerHTML = PLACES;
  letGo();
  await new Promise((resolve) => setImmediate(resolve));
  expect(document.querySelector('h1')?.textContent).toBe('Jour 3');
});
