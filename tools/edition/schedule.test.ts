import { describe, expect, test } from 'vitest';
import { openingTime, scheduleAdvice } from '../../src/escape-noel/edition/schedule.ts';
import { changed, problemsOf, riddleOf } from './testEdition.ts';

const schedule = (first_door: string, door_time = '00:00', time_zone = 'Europe/Paris') => ({
  first_door,
  door_time,
  time_zone,
});
const opens = (...[plan, day]: Parameters<typeof openingTime>) => openingTime(plan, day).toISOString();

describe('A door opens by the calendar of its time zone', () => {
  test.each([
    ['Europe/Paris', '00:00', 1, '2026-11-30T23:00:00.000Z'],
    ['Europe/Paris', '07:00', 24, '2026-12-24T06:00:00.000Z'],
    ['America/Montreal', '00:00', 1, '2026-12-01T05:00:00.000Z'],
    ['America/Montreal', '18:30', 24, '2026-12-24T23:30:00.000Z'],
    ['Pacific/Noumea', '00:00', 1, '2026-11-30T13:00:00.000Z'],
    ['Pacific/Noumea', '07:00', 24, '2026-12-23T20:00:00.000Z'],
  ])('in %s at %s on day %i', (zone, time, day, instant) => {
    expect(opens(schedule('2026-12-01', time, zone), day)).toBe(instant);
  });

  test.each([
    ['the last day of summer time', 1, '2026-10-23T22:00:00.000Z'],
    ['the day on which clocks go back, which has 25 hours', 2, '2026-10-24T22:00:00.000Z'],
    ['the day after', 3, '2026-10-25T23:00:00.000Z'],
  ])('at the same hour on %s', (_, day, instant) => {
    expect(opens(schedule('2026-10-24'), day)).toBe(instant);
  });

  test('at the hour that clocks skip in spring, once it has passed', () => {
    expect(opens(schedule('2027-03-28', '02:30'), 1)).toMatch(/^2027-03-28T0[01]:30/);
  });
});

describe('Opening times are checked', () => {
  test.each<[string, Parameters<typeof changed>[0], string]>([
    [
      'a door before that of the day before',
      (copy) => {
        copy.schedule = schedule('2026-12-01');
        riddleOf(copy, 5).opens_at = '2026-12-03T23:00:00Z';
      },
      "jour 5, opens_at : la porte s'ouvre avant celle du jour 4",
    ],
    [
      'an open door after a closed one',
      (copy) => Object.assign(riddleOf(copy, 5), { opens_at: '2026-12-03T23:00:00Z' }),
      "jour 6, opens_at : la porte s'ouvre avant celle du jour 5",
    ],
    [
      'a ranking that ends before the last door',
      (copy) => {
        copy.schedule = schedule('2026-12-01');
        copy.ranking = { ends_at: '2026-12-20T00:00:00Z' };
      },
      'ranking.ends_at : le classement finit avant la dernière porte',
    ],
    [
      'an unknown time zone',
      (copy) => (copy.schedule = schedule('2026-12-01', '00:00', 'Europe/Lutece')),
      "schedule.time_zone : n'est pas un fuseau horaire, par exemple Europe/Paris",
    ],
    [
      'a date that is none',
      (copy) => (copy.schedule = schedule('décembre')),
      'schedule.first_door : doit être une date, par exemple 2026-12-01',
    ],
  ])('%s is refused', (_, change, problem) => {
    expect(problemsOf(changed(change))).toContain(problem);
  });

  test('a schedule with an exception in order is accepted', () => {
    const edition = changed((copy) => {
      copy.schedule = schedule('2026-12-01', '07:00');
      copy.purge_on = '2027-01-31';
      riddleOf(copy, 24).opens_at = '2026-12-24T16:00:00Z';
    });
    expect(problemsOf(edition)).toEqual([]);
    expect(scheduleAdvice(edition)).toEqual([]);
  });

  test('a door that does not open at a full hour of its time zone is told', () => {
    const edition = changed((copy) => {
      copy.schedule = schedule('2026-12-01');
      riddleOf(copy, 24).opens_at = '2026-12-24T16:15:00Z';
    });
    expect(scheduleAdvice(edition)).toEqual([
      {
        day: 24,
        field: 'opens_at',
        message: "la porte s'ouvre à 17:15 (Europe/Paris)\u00A0: une heure ronde se retient mieux",
      },
    ]);
  });
});
