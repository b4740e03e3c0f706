import { expect, it, test } from 'vitest';
import { countdownParts, formatOpening } from './opening';

const now = new Date('2026-11-20T12:00:00Z');
const format = (moment: string, zone: string) =>
  formatOpening(new Date(moment), { zone, now }).replaceAll('\u00A0', ' ');

test.each([
  ['2026-11-25T23:00:00Z', 'Europe/Paris', 'le 26 novembre à 0 h (dans la nuit du 25 au 26), heure de Paris'],
  [
    '2026-11-25T23:00:00Z',
    'Europe/Madrid',
    'le 26 novembre à 0 h (dans la nuit du 25 au 26), heure de Paris',
  ],
  [
    '2026-11-25T23:00:00Z',
    'America/Montreal',
    'le 26 novembre à 0 h (dans la nuit du 25 au 26), heure de Paris : chez toi, le 25 novembre à 18 h',
  ],
  [
    '2026-11-25T23:00:00Z',
    'Pacific/Noumea',
    'le 26 novembre à 0 h (dans la nuit du 25 au 26), heure de Paris : chez toi, le 26 novembre à 10 h',
  ],
  [
    '2026-11-30T23:00:00Z',
    'Europe/Paris',
    'le 1er décembre à 0 h (dans la nuit du 30 novembre au 1er décembre), heure de Paris',
  ],
  [
    '2026-12-05T05:00:00Z',
    'America/Montreal',
    'le 5 décembre à 6 h, heure de Paris : chez toi, le 5 décembre à 0 h (dans la nuit du 4 au 5)',
  ],
  ['2026-12-05T07:30:00Z', 'Europe/Paris', 'le 5 décembre à 8 h 30, heure de Paris'],
  ['2026-07-01T16:00:00Z', 'Europe/Paris', 'le 1er juillet à 18 h, heure de Paris'],
  ['2026-10-25T00:30:00Z', 'Europe/Paris', 'le 25 octobre à 2 h 30, heure de Paris'],
  [
    '2027-11-30T23:00:00Z',
    'Europe/Paris',
    'le 1er décembre 2027 à 0 h (dans la nuit du 30 novembre au 1er décembre), heure de Paris',
  ],
])('%s is said in %s in words that nobody misreads', (moment, zone, text) => {
  expect(format(moment, zone)).toBe(text);
});

it('splits a wait into days, hours, minutes and seconds', () => {
  expect(countdownParts(2 * 86_400 + 3 * 3_600 + 4 * 60 + 5)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  });
  expect(countdownParts(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
