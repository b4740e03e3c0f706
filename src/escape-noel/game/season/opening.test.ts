import { expect, it, test } from 'vitest';
import { countdownFields, formatOpening } from './opening';

const now = new Date('2026-11-20T12:00:00Z');
const format = (moment: string, zone: string, here: string) =>
  formatOpening(new Date(moment), zone, { here, now }).replaceAll('\u00A0', ' ');

const [PARIS, MONTREAL, NOUMEA] = ['Europe/Paris', 'America/Montreal', 'Pacific/Noumea'] as const;

test.each([
  ['2026-11-25T23:00:00Z', PARIS, 'le 26 novembre à 0 h (dans la nuit du 25 au 26), heure de Paris'],
  [
    '2026-11-30T23:00:00Z',
    PARIS,
    'le 1er décembre à 0 h (dans la nuit du 30 novembre au 1er décembre), heure de Paris',
  ],
  ['2026-12-05T07:30:00Z', PARIS, 'le 5 décembre à 8 h 30, heure de Paris'],
  ['2026-12-05T07:05:00Z', PARIS, 'le 5 décembre à 8 h 05, heure de Paris'],
  ['2026-07-01T16:00:00Z', PARIS, 'le 1er juillet à 18 h, heure de Paris'],
  // The clocks go back between the two.
  ['2026-10-24T22:00:00Z', PARIS, 'le 25 octobre à 0 h (dans la nuit du 24 au 25), heure de Paris'],
  ['2026-10-25T23:00:00Z', PARIS, 'le 26 octobre à 0 h (dans la nuit du 25 au 26), heure de Paris'],
  ['2026-10-25T00:30:00Z', PARIS, 'le 25 octobre à 2 h 30, heure de Paris'],
  [
    '2026-11-01T04:00:00Z',
    MONTREAL,
    'le 1er novembre à 0 h (dans la nuit du 31 octobre au 1er novembre), heure de Montréal',
  ],
  ['2026-11-02T05:00:00Z', MONTREAL, 'le 2 novembre à 0 h (dans la nuit du 1er au 2), heure de Montréal'],
  ['2026-12-05T12:00:00Z', MONTREAL, 'le 5 décembre à 7 h, heure de Montréal'],
  ['2026-12-04T13:00:00Z', NOUMEA, 'le 5 décembre à 0 h (dans la nuit du 4 au 5), heure de Nouméa'],
  [
    '2027-11-30T23:00:00Z',
    PARIS,
    'le 1er décembre 2027 à 0 h (dans la nuit du 30 novembre au 1er décembre), heure de Paris',
  ],
])('%s is said by the clocks of the edition (%s) in words that nobody misreads', (moment, zone, text) => {
  expect(format(moment, zone, zone)).toBe(text);
});

test.each([
  ['2026-11-25T23:00:00Z', PARIS, 'Europe/Madrid', undefined],
  ['2026-11-25T23:00:00Z', PARIS, MONTREAL, 'le 25 novembre à 18 h'],
  ['2026-11-25T23:00:00Z', PARIS, NOUMEA, 'le 26 novembre à 10 h'],
  ['2026-12-05T05:00:00Z', PARIS, MONTREAL, 'le 5 décembre à 0 h (dans la nuit du 4 au 5)'],
  ['2026-12-05T05:00:00Z', MONTREAL, 'America/Toronto', undefined],
  ['2026-12-05T05:00:00Z', MONTREAL, PARIS, 'le 5 décembre à 6 h'],
  ['2026-12-04T13:00:00Z', NOUMEA, PARIS, 'le 4 décembre à 14 h'],
])(
  '%s of an edition of %s is also said by the clocks of %s where they show another time',
  (moment, zone, here, text) => {
    expect(format(moment, zone, here).split(' : chez toi, ')[1]).toBe(text);
  },
);

it('splits a wait into days, hours, minutes and seconds', () => {
  expect(countdownFields(2 * 86_400 + 3 * 3_600 + 4 * 60 + 5)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  });
  expect(countdownFields(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
