// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knightOf } from '@/api/playingKnight';
import { SESSION_KEY } from '@/api/sessionKey';
import { rememberPlayed } from '@/lib/typedForm';
import { forgetPlayer } from './leave';
import { DAYS_KEY } from '../storage/homeKeys';
import { storeDays } from '../storage/homeSnapshot';
import { chooseKnight, isEveningNew, knightsOf } from '../storage/knights';
import { lightShown } from '../storage/lightShown';
import { typedAnswersOf } from '../storage/typedAnswers';

const ACCOUNT = '00000000-0000-4000-8000-000000000001';
const SECOND = '00000000-0000-4000-8000-000000000002';
const OTHER = '00000000-0000-4000-8000-000000000003';
const LISTED = { name: 'Iris', portrait: 3, totalScore: 0, completedCount: 0 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(SESSION_KEY, JSON.stringify({ user: { id: ACCOUNT } }));
});
afterEach(() => void vi.useRealTimers());

test('an evening is a day in Paris: the choice is asked again after midnight there', () => {
  vi.useFakeTimers({ now: new Date('2026-12-05T22:30:00Z') });
  chooseKnight(ACCOUNT, SECOND);
  expect(isEveningNew(ACCOUNT)).toBe(false);
  expect(isEveningNew(OTHER)).toBe(true);
  vi.setSystemTime(new Date('2026-12-05T23:00:00Z'));
  expect(isEveningNew(ACCOUNT)).toBe(true);
  expect(knightOf(ACCOUNT)).toBe(SECOND);
});

test("the home's stored days are of the knight that plays", () => {
  storeDays(ACCOUNT, [1, 2]);
  expect(localStorage.getItem(DAYS_KEY)).toBe(`${ACCOUNT} 1 2`);
  chooseKnight(ACCOUNT, SECOND);
  expect(localStorage.getItem(DAYS_KEY)).toBeNull();
  storeDays(ACCOUNT, [1, 2]);
  expect(localStorage.getItem(DAYS_KEY)).toBeNull();
  storeDays(SECOND, [5]);
  expect(localStorage.getItem(DAYS_KEY)).toBe(`${ACCOUNT} 5`);
});

test('« Quitter » forgets the knights of an account with all that they were writing, and nothing of another', () => {
  knightsOf(ACCOUNT).write([{ ...LISTED, id: SECOND, isFirst: false }]);
  chooseKnight(ACCOUNT, SECOND);
  rememberPlayed(ACCOUNT, SECOND);
  for (const player of [ACCOUNT, SECOND, OTHER]) {
    typedAnswersOf(null, player).answer(3).write('ombre');
    lightShown(null, player).write(1);
  }
  forgetPlayer(ACCOUNT);
  const left = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
    (key) => key !== SESSION_KEY && !key.endsWith(OTHER),
  );
  expect(left).toEqual([]);
  expect(typedAnswersOf(null, OTHER).answer(3).read()).toBe('ombre');
});
