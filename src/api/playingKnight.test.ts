// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchMyKnights } from './knights';
import { followKnight, knightOf, onKnightLost, playingKnight, setPlayingKnight } from './playingKnight';
import { fetchCompletions, importProgress } from './progress';
import { fetchLeaderboardPage } from './ranking';
import { fetchCalendar } from './riddles';
import { answerWith, storeSession, stubSettings, type Received } from '@/testing/stubApi';

const ACCOUNT = '00000000-0000-4000-8000-000000000001';
const SECOND = '00000000-0000-4000-8000-000000000002';
const sent = (received: Received[]) => received.map(({ headers }) => headers.get('x-knight'));

beforeEach(() => {
  localStorage.clear();
  stubSettings();
  storeSession(ACCOUNT);
});

test('the first knight plays by default, with the id of the account, and needs no header (rule 28.2)', async () => {
  const received = answerWith(() => ({ json: [] }));
  expect(playingKnight()).toBe(ACCOUNT);
  await fetchCompletions({ player: ACCOUNT, edition: null });
  expect(sent(received)).toEqual([null]);
});

test('each request of another knight says which one plays, but those of the account and of the public', async () => {
  const received = answerWith(({ path }) => ({
    json: path === 'rpc/leaderboard_page' ? { player_count: 0, page: 1, page_count: 1, rows: [] } : [],
  }));
  setPlayingKnight(ACCOUNT, SECOND);
  await fetchCompletions({ player: SECOND, edition: null });
  await fetchLeaderboardPage(1, null).catch(() => undefined);
  await fetchMyKnights();
  await fetchCalendar(null);
  expect(sent(received)).toEqual([SECOND, SECOND, null, null]);
  expect(received[0]?.filters.get('user_id')).toBe(`eq.${SECOND}`);
});

test('a request about a knight is not sent once another one plays', async () => {
  const received = answerWith(() => ({ json: [] }));
  setPlayingKnight(ACCOUNT, SECOND);
  await expect(importProgress({ player: ACCOUNT, edition: null }, [], null)).rejects.toMatchObject({
    code: 'signed_out',
    reason: 'another_knight',
  });
  expect(received).toHaveLength(0);
});

test('an import for a knight that has just been added is sent for that one, whichever plays', async () => {
  const json = { results: [], gained: 0, totalScore: 0 };
  const received = answerWith(() => ({ json }));
  await importProgress({ player: SECOND, edition: null }, [], null, true);
  expect(sent(received)).toEqual([SECOND]);
  expect(playingKnight()).toBe(ACCOUNT);
});

test('a knight that the server no longer knows is forgotten, and this is reported once', async () => {
  const hint = 'unknown_knight';
  answerWith(() => ({ status: 404, json: { code: 'PT404', message: 'Ce chevalier…', hint } }));
  const lost = vi.fn<(knight: string) => void>();
  const unsubscribe = onKnightLost(lost);
  setPlayingKnight(ACCOUNT, SECOND);
  const asked = [1, 2].map(() => fetchCompletions({ player: SECOND, edition: null }));
  for (const each of await Promise.allSettled(asked))
    expect(each).toMatchObject({ reason: { code: 'signed_out', reason: hint } });
  expect(lost.mock.calls).toEqual([[SECOND]]);
  expect(playingKnight()).toBe(ACCOUNT);
  unsubscribe();
});

test('the choice is of an account, and is followed by the other tabs; a damaged one is the first knight', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = followKnight(ACCOUNT, listener);
  localStorage.setItem(`escape-noel-chevalier-${ACCOUNT}`, JSON.stringify(SECOND));
  dispatchEvent(new StorageEvent('storage', { key: `escape-noel-chevalier-${ACCOUNT}` }));
  expect(listener).toHaveBeenCalledOnce();
  expect([knightOf(ACCOUNT), knightOf(SECOND)]).toEqual([SECOND, SECOND]);
  localStorage.setItem(`escape-noel-chevalier-${ACCOUNT}`, '"x or 1=1"');
  expect(knightOf(ACCOUNT)).toBe(ACCOUNT);
  unsubscribe();
});
