import { dayOf, frenchDay } from '@/lib/frenchDates';
import { clockFields } from '@/lib/timeZones';
import { change, turned, type Change, type Describe } from './describe';

type MaybeTime = string | null | undefined;

/** The four sentences about a date: when it comes sooner or later, and when there is one or none. */
export interface TimeSentences {
  sooner: string;
  later: string;
  /** The date follows it. */
  added: string;
  removed: string;
}

function describeTime(
  { sooner, later, added, removed }: TimeSentences,
  [was, is]: readonly [MaybeTime, MaybeTime],
  show: (before: string, after: string) => readonly [string, string],
): Change[] {
  const [before, after] = [was ?? '', is ?? ''];
  if (before === after) return [];
  if (after === '') return [change(removed)];
  const [shownBefore, shownAfter] = show(before, after);
  if (before === '') return [change(`${added} ${shownAfter}`)];
  return [turned(after < before ? sooner : later, shownBefore, shownAfter)];
}

const isDate = (text: string) => !Number.isNaN(Date.parse(text));
const dateText = (date: string) => (isDate(date) ? frenchDay(dayOf(date)) : date);

/** A date without a time, as `2026-12-01`. */
export const describeDate =
  (sentences: TimeSentences): Describe<MaybeTime> =>
  (...dates) =>
    describeTime(sentences, dates, (before, after) => [dateText(before), dateText(after)]);

/** « 7 h », « 7 h 30 », from 07:30. */
function hourText(time: string): string {
  const [hour = '', minute = '00'] = time.split(':');
  return `${Number(hour)}\u00A0h${minute === '00' ? '' : `\u00A0${minute}`}`;
}

/** A time of the day, as `07:00`. */
export const describeHour =
  (sentences: TimeSentences): Describe<MaybeTime> =>
  (...times) =>
    describeTime(sentences, times, (before, after) => [hourText(before), hourText(after)]);

/** An instant: its hours alone where both are of one day. @param timeZone that of the edition's doors. */
export const describeInstant =
  (sentences: TimeSentences, timeZone: string): Describe<MaybeTime> =>
  (...instants) =>
    describeTime(sentences, instants, (before, after) => {
      const [one, other] = [shownInstant(before, timeZone), shownInstant(after, timeZone)];
      return one.date === other.date
        ? [one.hour, other.hour]
        : [`${one.date} à ${one.hour}`, `${other.date} à ${other.hour}`];
    });

function shownInstant(text: string, timeZone: string): { date: string; hour: string } {
  if (!isDate(text)) return { date: text, hour: '?' };
  const { day, month, year, hour, minute } = clockFields(new Date(text), timeZone);
  return {
    date: `${day === 1 ? '1er' : day} ${month} ${year}`,
    hour: hourText(`${hour}:${String(minute).padStart(2, '0')}`),
  };
}
