import { clockFields, localTimeZone } from '@/lib/timeZones';
import type { Door } from '../rules/nextStop';

const MINUTE_MS = 60_000;
const EVENT_MINUTES = 30;
/** A door that opens at night is announced in the morning. */
const MORNING_HOUR = 8;
const LINE_BYTES = 75;

const stamp = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Escapes a text (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replaceAll(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');

/** Folds a line that is longer than 75 bytes (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let length = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (length + size > LINE_BYTES) {
      text += '\r\n ';
      length = 1;
    }
    text += letter;
    length += size;
  }
  return text;
}

/** The morning of the night in which a moment lies by the clocks of a zone; the moment itself by day. */
function byDay(moment: Date, timeZone: string): Date {
  const missing = (from: Date) => {
    const { hour, minute } = clockFields(from, timeZone);
    return (MORNING_HOUR * 60 - (hour * 60 + minute)) * MINUTE_MS;
  };
  if (missing(moment) <= 0) return moment;
  const morning = new Date(moment.getTime() + missing(moment));
  // The clocks may have changed in that night.
  return new Date(morning.getTime() + missing(morning));
}

/** From the opening to the reminder, as a duration: it rings by day for the edition and for the player. */
function reminderDelay(opensAt: Date, timeZone: string, here: string): string {
  const reminder = byDay(byDay(opensAt, timeZone), here);
  return `PT${(reminder.getTime() - opensAt.getTime()) / MINUTE_MS}M`;
}

/**
 * The doors as a calendar file (RFC 5545), an event and a reminder for each. Times are universal: they are right in every time zone,
 * and across a change to summer time.
 * @param addressOf the full address of a day's page. @param timeZone the edition's. @param here the player's.
 */
export function calendarFile(
  doors: readonly Door[],
  addressOf: (day: number) => string,
  timeZone: string,
  { here = localTimeZone(), now = new Date() } = {},
): string {
  const events = doors.flatMap(({ day, opensAt }) => {
    if (!opensAt) return [];
    const title = `Escape Noël\u00A0: la porte du jour ${day} s'ouvre`;
    const address = addressOf(day);
    return [
      'BEGIN:VEVENT',
      // A file that is imported again, with a door's new time, replaces the event.
      `UID:escape-noel-${opensAt.getUTCFullYear()}-${day}@${new URL(address).hostname}`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(opensAt)}`,
      `DTEND:${stamp(new Date(opensAt.getTime() + EVENT_MINUTES * MINUTE_MS))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(`Une nouvelle énigme t'attend, petit chevalier.\n${address}`)}`,
      `URL:${address}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:${reminderDelay(opensAt, timeZone, here)}`,
      'END:VALARM',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Escape Noel//FR',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Escape Noël',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
