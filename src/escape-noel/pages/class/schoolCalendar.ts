import { clockFields } from '@/lib/timeZones';
import type { Door } from '../../game/rules/nextStop';
import { sorted } from '@/lib/arrays';

/** A teacher's settings for the class, stored on the device only (rule 25.6). */
export interface ClassHabits {
  /** True if the class is at school on Wednesdays. */
  hasWednesdays: boolean;
  /** The last school day before the holidays, as « 2026-12-18 »; null for the usual one. */
  lastDay: string | null;
}

export interface SchoolDay {
  /** Of the class's calendar: « 2026-12-07 ». */
  date: string;
  doors: Door[];
  /** Some of its doors have waited for it (rule 25.3). */
  hasWaited: boolean;
}

export interface SchoolCalendar {
  days: SchoolDay[];
  /** Doors that open after the last school day (rule 25.4). */
  forHome: Door[];
  /** Doors without an opening time. */
  undated: Door[];
  /** Null where the doors do not reach the holidays. */
  lastDay: string | null;
  /** The school days among which the last one is chosen. */
  choices: string[];
}

/** A door that opens from this hour on is for the next school day. */
const SCHOOL_ENDS_AT_H = 16;
const [WEDNESDAY, FRIDAY, SATURDAY] = [3, 5, 6];
/** The last school day can be chosen from this many days before the last door. */
const CHOICE_DAYS = 14;

const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);
const weekdayOf = (date: string): number => noonOf(date).getUTCDay();

function daysLater(date: string, count: number): string {
  const moment = noonOf(date);
  moment.setUTCDate(moment.getUTCDate() + count);
  return moment.toISOString().slice(0, 10);
}

/** The date that the clocks of a time zone show, as « 2026-12-07 ». */
export const dateIn = (moment: Date, timeZone: string): string =>
  // Swedish writes dates so.
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);

const isWeekday = (date: string): boolean => weekdayOf(date) >= 1 && weekdayOf(date) <= FRIDAY;

const isSchoolDay = (date: string, { hasWednesdays }: ClassHabits): boolean =>
  isWeekday(date) && (hasWednesdays || weekdayOf(date) !== WEDNESDAY);

/** Christmas holidays begin on the last Saturday up to 23 December; the day before is the last at school. */
export function usualLastDay(year: number): string {
  let saturday = `${year}-12-23`;
  while (weekdayOf(saturday) !== SATURDAY) saturday = daysLater(saturday, -1);
  return daysLater(saturday, -1);
}

/** The time zones of a class's calendar. */
interface Zones {
  /** Of the doors: it gives each its date. */
  edition: string;
  /** Of the class. */
  class: string;
}

/** From when a class can play a door, in its own calendar; not before the door's date, where it opens on the day before. */
function firstDate(opensAt: Date, zones: Zones): string {
  const isTooLate = clockFields(opensAt, zones.class).hour >= SCHOOL_ENDS_AT_H;
  const here = daysLater(dateIn(opensAt, zones.class), isTooLate ? 1 : 0);
  const date = dateIn(opensAt, zones.edition);
  return here > date ? here : date;
}

/** When a class plays each door (rules 25.3, 25.4): on the first school day on which it is open in school hours. */
export function schoolCalendar(doors: readonly Door[], zones: Zones, habits: ClassHabits): SchoolCalendar {
  const dated = doors.flatMap((door) => {
    if (!door.opensAt) return [];
    return [{ door, date: firstDate(door.opensAt, zones) }];
  });
  const undated = doors.filter(({ opensAt }) => opensAt === null);
  const dates = sorted(dated.map(({ date }) => date));
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined)
    return { days: [], forHome: [], undated, lastDay: null, choices: [] };
  const choices = Array.from({ length: CHOICE_DAYS + 1 }, (_, index) =>
    daysLater(last, index - CHOICE_DAYS),
  ).filter((date) => date >= first && isSchoolDay(date, habits));
  const usual = usualLastDay(Number(first.slice(0, 4)));
  const lastDay =
    choices.find((date) => date === habits.lastDay) ?? (usual >= first && usual < last ? usual : null);

  const byDate = new Map<string, SchoolDay>();
  const forHome: Door[] = [];
  for (const { door, date } of dated) {
    let played = date;
    while (!isSchoolDay(played, habits)) played = daysLater(played, 1);
    if (lastDay !== null && played > lastDay) {
      forHome.push(door);
      continue;
    }
    const day = byDate.get(played) ?? { date: played, doors: [], hasWaited: false };
    day.doors.push(door);
    day.hasWaited ||= played !== date;
    byDate.set(played, day);
  }
  const days = sorted(byDate.values(), (one, other) => one.date.localeCompare(other.date));
  return { days, forHome, undated, lastDay, choices };
}

/** The class page's content on a date. */
export interface ClassMoment {
  /** The school day of the date, else the next one; null after the last one. */
  next: SchoolDay | null;
  isToday: boolean;
  /** Doors of the school days before the date that are open and not solved (rule 25.5). */
  missed: Door[];
}

/** @param today as « 2026-12-07 », in the class's time zone. */
export function classMoment(
  { days, undated }: Pick<SchoolCalendar, 'days' | 'undated'>,
  today: string,
  solved: Pick<ReadonlySet<number>, 'has'>,
): ClassMoment {
  const next = days.find(({ date }) => date >= today) ?? null;
  const past = days.filter(({ date }) => date < today).flatMap(({ doors }) => doors);
  const missed = [...undated, ...past].filter(({ day, isOpen }) => isOpen && !solved.has(day));
  return {
    next,
    isToday: next?.date === today,
    missed: sorted(missed, (one, other) => one.day - other.day),
  };
}

/** True if the class may play a door: the game has opened it, and its school day has come or the class is at school. */
export const isForClass = (door: Door, date: string, today: string): boolean =>
  door.isOpen && (date <= today || isWeekday(today));
