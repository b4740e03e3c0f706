import { describe, expect, test } from 'vitest';
import type { Door } from '../../game/rules/nextStop';
import {
  classMoment,
  dateIn,
  isForClass,
  schoolCalendar,
  usualLastDay,
  type ClassHabits,
} from './schoolCalendar';

const PARIS = { edition: 'Europe/Paris', class: 'Europe/Paris' };
const HABITS: ClassHabits = { hasWednesdays: true, lastDay: null };

/** Doors that open a day apart, at an hour of Paris in winter. @param now before which they are open. */
const doorsFrom = (first: string, { hour = '00', now = '9999-01-01' } = {}): Door[] =>
  Array.from({ length: 24 }, (_, index) => {
    const opensAt = new Date(Date.parse(`${first}T${hour}:00:00+01:00`) + index * 86_400_000);
    return { day: index + 1, opensAt, isOpen: opensAt <= new Date(now) };
  });

/** « 7 : 5 6 7 »: the date of December, and its doors. */
const textOf = ({ days, forHome }: ReturnType<typeof schoolCalendar>) => [
  ...days.map(({ date, doors }) => `${Number(date.slice(8))} : ${doors.map(({ day }) => day).join(' ')}`),
  `maison : ${forHome.map(({ day }) => day).join(' ')}`,
];

describe('The doors of a week-end wait for Monday, and those after the last school day are for home', () => {
  test.each([
    [
      2026,
      '1 : 1|2 : 2|3 : 3|4 : 4|7 : 5 6 7|8 : 8|9 : 9|10 : 10|11 : 11|14 : 12 13 14|15 : 15|16 : 16|17 : 17|18 : 18|maison : 19 20 21 22 23 24',
    ],
    [
      2027,
      '1 : 1|2 : 2|3 : 3|6 : 4 5 6|7 : 7|8 : 8|9 : 9|10 : 10|13 : 11 12 13|14 : 14|15 : 15|16 : 16|17 : 17|maison : 18 19 20 21 22 23 24',
    ],
    [
      2028,
      '1 : 1|4 : 2 3 4|5 : 5|6 : 6|7 : 7|8 : 8|11 : 9 10 11|12 : 12|13 : 13|14 : 14|15 : 15|18 : 16 17 18|19 : 19|20 : 20|21 : 21|22 : 22|maison : 23 24',
    ],
    [
      2029,
      '3 : 1 2 3|4 : 4|5 : 5|6 : 6|7 : 7|10 : 8 9 10|11 : 11|12 : 12|13 : 13|14 : 14|17 : 15 16 17|18 : 18|19 : 19|20 : 20|21 : 21|maison : 22 23 24',
    ],
    [
      2030,
      '2 : 1 2|3 : 3|4 : 4|5 : 5|6 : 6|9 : 7 8 9|10 : 10|11 : 11|12 : 12|13 : 13|16 : 14 15 16|17 : 17|18 : 18|19 : 19|20 : 20|maison : 21 22 23 24',
    ],
  ])('in December %i', (year, expected) => {
    expect(textOf(schoolCalendar(doorsFrom(`${year}-12-01`), PARIS, HABITS)).join('|')).toBe(expected);
  });

  test('from 23 November, before any holidays', () => {
    const { days, forHome, lastDay } = schoolCalendar(doorsFrom('2026-11-23'), PARIS, HABITS);
    expect(lastDay).toBeNull();
    expect(forHome).toEqual([]);
    expect(days[0]).toMatchObject({ date: '2026-11-23', hasWaited: false });
    expect(days.find(({ date }) => date === '2026-11-30')?.doors.map(({ day }) => day)).toEqual([6, 7, 8]);
  });
});

test('the usual last school days are those of the French calendars', () => {
  expect([2022, 2023, 2024, 2025, 2026].map(usualLastDay)).toEqual([
    '2022-12-16',
    '2023-12-22',
    '2024-12-20',
    '2025-12-19',
    '2026-12-18',
  ]);
});

test('without Wednesdays their doors wait for Thursday', () => {
  const { days } = schoolCalendar(doorsFrom('2026-12-01'), PARIS, { ...HABITS, hasWednesdays: false });
  expect(days.slice(0, 3).map(({ date, doors }) => [date, ...doors.map(({ day }) => day)])).toEqual([
    ['2026-12-01', 1],
    ['2026-12-03', 2, 3],
    ['2026-12-04', 4],
  ]);
});

test('the teacher chooses another last day, among school days of these doors alone', () => {
  const doors = doorsFrom('2026-12-01');
  const chosen = schoolCalendar(doors, PARIS, { ...HABITS, lastDay: '2026-12-22' });
  expect(chosen.forHome.map(({ day }) => day)).toEqual([23, 24]);
  for (const lastDay of ['2025-12-19', '2026-12-20'])
    expect(schoolCalendar(doors, PARIS, { ...HABITS, lastDay }).lastDay).toBe('2026-12-18');
  expect(chosen.choices).toEqual([...new Set(chosen.choices)]);
  expect(chosen.choices).toContain('2026-12-18');
  expect(chosen.choices).not.toContain('2026-12-19');
});

test('a door of the evening is for the next school day', () => {
  const { days } = schoolCalendar(doorsFrom('2026-12-04', { hour: '18' }), PARIS, HABITS);
  expect(days[0]).toMatchObject({ date: '2026-12-07', hasWaited: true });
  expect(days[0]?.doors.map(({ day }) => day)).toEqual([1, 2, 3]);
});

test('doors without dates are of no school day, and stay to be played', () => {
  const doors = [1, 2, 3].map((day) => ({ day, opensAt: null, isOpen: true }));
  const calendar = schoolCalendar(doors, PARIS, HABITS);
  expect(calendar).toMatchObject({ days: [], forHome: [], undated: doors, lastDay: null });
  expect(classMoment(calendar, '2026-12-07', new Set([2])).missed.map(({ day }) => day)).toEqual([1, 3]);
});

test('the date is that of the clocks of a time zone', () => {
  const midnightInParis = new Date('2026-12-06T23:00:00Z');
  expect(dateIn(midnightInParis, 'Europe/Paris')).toBe('2026-12-07');
  expect(dateIn(midnightInParis, 'America/Montreal')).toBe('2026-12-06');
});

/** The page's content at a moment of December 2026. */
const at = (now: string, solved: number[] = [], here = 'Europe/Paris') => {
  const doors = doorsFrom('2026-12-01', { now });
  const calendar = schoolCalendar(doors, { edition: 'Europe/Paris', class: here }, HABITS);
  return classMoment(calendar, dateIn(new Date(now), here), new Set(solved));
};

describe('What the class page shows', () => {
  test('on Monday the three doors, and before it nothing of the week-end', () => {
    const monday = at('2026-12-07T08:00:00+01:00', [1, 2, 3, 4]);
    expect(monday.isToday).toBe(true);
    expect(monday.next?.hasWaited).toBe(true);
    expect(monday.next?.doors.map(({ day }) => day)).toEqual([5, 6, 7]);
    expect(monday.missed).toEqual([]);
    const sunday = at('2026-12-06T08:00:00+01:00', [1, 2, 3, 4]);
    expect(sunday.isToday).toBe(false);
    expect(sunday.next?.date).toBe('2026-12-07');
    expect(sunday.missed).toEqual([]);
  });

  test('no door before the game has opened it, nor before its school day', () => {
    const [saturday] = doorsFrom('2026-12-05', { now: '2026-12-05T08:00:00+01:00' });
    if (!saturday) throw new Error('No door');
    expect(isForClass(saturday, '2026-12-07', '2026-12-05')).toBe(false);
    expect(isForClass(saturday, '2026-12-07', '2026-12-07')).toBe(true);
    expect(isForClass({ ...saturday, isOpen: false }, '2026-12-07', '2026-12-07')).toBe(false);
  });

  test('the missed days are the open ones of past school days, without those that are solved or for home', () => {
    expect(at('2026-12-09T08:00:00+01:00', [1, 6]).missed.map(({ day }) => day)).toEqual([2, 3, 4, 5, 7, 8]);
    const after = at('2026-12-23T08:00:00+01:00', [...Array(17).keys()]);
    expect(after.next).toBeNull();
    expect(after.missed.map(({ day }) => day)).toEqual([17, 18]);
  });
});

/** The date, and the doors of the school day with whether the class may play them. */
const shownAt = (now: string, here: string) => {
  const { next, isToday, missed } = at(now, [1, 2, 3, 4], here);
  const today = dateIn(new Date(now), here);
  const doors = next?.doors.map((door) => [door.day, isForClass(door, next.date, today)]);
  return { date: next?.date, isToday, doors, missed: missed.map(({ day }) => day) };
};

describe("A class's day is that of its own clocks, whatever the edition's say", () => {
  test.each([
    'Pacific/Noumea',
    'Pacific/Wallis',
    'Pacific/Tahiti',
    'Pacific/Marquesas',
    'Indian/Reunion',
    'Indian/Mayotte',
    'America/Cayenne',
    'America/Martinique',
    'America/Miquelon',
    'America/Montreal',
    'America/Los_Angeles',
    'Asia/Tokyo',
  ])('in %s each door is of the school day of its date', (here) => {
    const doors = doorsFrom('2026-12-01');
    expect(textOf(schoolCalendar(doors, { ...PARIS, class: here }, HABITS))).toEqual(
      textOf(schoolCalendar(doors, PARIS, HABITS)),
    );
  });

  test('Monday 09:30 in Nouméa has the days of the week-end, and waits for its own until 10:00', () => {
    expect(shownAt('2026-12-07T09:30:00+11:00', 'Pacific/Noumea')).toEqual({
      date: '2026-12-07',
      isToday: true,
      doors: [
        [5, true],
        [6, true],
        [7, false],
      ],
      missed: [],
    });
    expect(shownAt('2026-12-07T10:01:00+11:00', 'Pacific/Noumea').doors?.at(-1)).toEqual([7, true]);
  });

  test('Monday 13:30 in Tahiti is Monday, with the day 7', () => {
    const monday = shownAt('2026-12-07T13:30:00-10:00', 'Pacific/Tahiti');
    expect(monday).toEqual({
      date: '2026-12-07',
      isToday: true,
      doors: [
        [5, true],
        [6, true],
        [7, true],
      ],
      missed: [],
    });
  });

  test('what the game opens on the day before, during school, may be played then', () => {
    const [eighth] = doorsFrom('2026-12-08', { now: '2026-12-07T13:30:00-10:00' });
    if (!eighth) throw new Error('No door');
    expect(isForClass(eighth, '2026-12-08', '2026-12-07')).toBe(true);
  });

  test('a late evening in Réunion is already the next day', () => {
    expect(shownAt('2026-12-07T23:30:00+04:00', 'Indian/Reunion').date).toBe('2026-12-07');
    expect(shownAt('2026-12-08T00:30:00+04:00', 'Indian/Reunion')).toMatchObject({
      date: '2026-12-08',
      isToday: true,
      doors: [[8, false]],
    });
  });
});
