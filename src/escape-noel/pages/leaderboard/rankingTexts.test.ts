import { describe, expect, test } from 'vitest';
import { formatCount } from '@/lib/french';
import type { LeaderboardPage } from '@/api/ranking';
import {
  caption,
  rowName,
  questDay,
  questMoment,
  questShortDay,
  questWeekday,
  rowKeys,
} from './rankingTexts';

const buildPage = (over: Partial<LeaderboardPage>): LeaderboardPage => ({
  playerCount: 43,
  endsAt: null,
  isOver: false,
  page: 1,
  pageCount: 5,
  knights: Array.from({ length: 10 }, (_, index) => ({
    position: index + 1,
    rank: index + 1,
    isMe: false,
    name: 'Chevalier',
    totalScore: 10,
    completedCount: 2,
    lastQuestAt: null,
  })),
  ...over,
});

describe('the caption says which players are shown', () => {
  test('a full page', () => {
    expect(caption(buildPage({ page: 2 }))).toBe('Page 2 sur 5 • Joueurs 11 à 20 sur 43');
  });
  test('a last page that is not full', () => {
    const { knights } = buildPage({});
    expect(caption(buildPage({ page: 5, knights: knights.slice(0, 3) }))).toBe(
      'Page 5 sur 5 • Joueurs 41 à 43 sur 43',
    );
  });
});

test('large counts use a no-break space: the fonts lack the narrow one', () => {
  expect(formatCount(100_000)).toBe('100\u00A0000');
});

test('the first of the month is « 1er », other days are plain numbers', () => {
  expect(questDay(new Date(2024, 11, 1, 12))).toBe('1er décembre 2024');
  expect(questDay(new Date(2024, 11, 11, 12))).toBe('11 décembre 2024');
  expect(questShortDay(new Date(2024, 11, 1, 12))).toBe('1er déc. 2024');
  expect(questWeekday(new Date(2024, 11, 1))).toBe('dimanche 1er décembre 2024');
  expect(questMoment(new Date(2024, 11, 1, 9, 5))).toMatch(/^dimanche 1er décembre 2024 (à )?09:05$/);
});

test('rows without ids keep their keys when they move, also with equal names', () => {
  const keys = rowKeys([{ name: 'Aurore' }, { name: 'Chevalier' }, { name: 'Chevalier' }]);
  expect(new Set(keys).size).toBe(3);
  expect(rowKeys([{ name: 'Chevalier' }, { name: 'Aurore' }, { name: 'Chevalier' }]).toSorted()).toEqual(
    keys.toSorted(),
  );
});

test("the player's own row is prefixed", () => {
  expect(rowName('Aurore', true)).toBe('Vous – Aurore');
  expect(rowName('Aurore', false)).toBe('Aurore');
});
