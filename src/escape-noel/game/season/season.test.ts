import { expect, test } from 'vitest';
import { ALL_DAYS } from '../rules/days';
import { seasonAt } from './season';

const doors = ALL_DAYS.map((day) => ({
  day,
  opensAt: new Date(Date.UTC(2026, 10, 29 + day, 23)),
  isOpen: false,
}));

test.each([
  ['2026-11-30T22:59:00Z', null],
  ['2026-11-30T23:00:00Z', { kind: 'advent', today: 1 }],
  ['2026-12-05T22:59:00Z', { kind: 'advent', today: 5 }],
  ['2026-12-24T12:00:00Z', { kind: 'advent', today: 24 }],
  ['2026-12-24T23:00:00Z', { kind: 'holidays' }],
  ['2026-12-31T22:59:00Z', { kind: 'holidays' }],
  ['2026-12-31T23:00:00Z', { kind: 'after' }],
  ['2027-06-01T12:00:00Z', { kind: 'after' }],
])("%s is a moment of the season by the edition's clocks", (moment, season) => {
  expect(seasonAt(doors, new Date(moment), 'Europe/Paris')).toEqual(season);
});

test('an edition whose doors have no dates has no season', () => {
  const undated = doors.map((door) => ({ ...door, opensAt: null, isOpen: true }));
  expect(seasonAt(undated, new Date('2026-12-05T12:00:00Z'), 'Europe/Paris')).toBeNull();
});
