import { expect, test } from 'vitest';
import { ALL_DAYS } from '../rules/days';
import { calendarFile } from './calendarFile';

const NOW = new Date('2026-11-28T12:00:00Z');
const addressOf = (day: number) => `https://plume.test/escape-noel/jour/${day}`;
const [PARIS, MONTREAL, NOUMEA] = ['Europe/Paris', 'America/Montreal', 'Pacific/Noumea'] as const;
const fileIn = (timeZone: string, here: string, ...openings: string[]) =>
  calendarFile(
    openings.map((opensAt, index) => ({ day: index + 1, opensAt: new Date(opensAt), isOpen: false })),
    addressOf,
    timeZone,
    { here, now: NOW },
  );
const fileOf = (...openings: string[]) => fileIn(PARIS, PARIS, ...openings);
const valuesOf = (file: string, name: string) =>
  file
    .split('\r\n')
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1));

test('has one event and one reminder a door, at its own time', () => {
  const file = fileOf(...ALL_DAYS.map((day) => new Date(Date.UTC(2026, 11, day) - 3_600_000).toISOString()));
  expect(valuesOf(file, 'DTSTART')).toHaveLength(24);
  expect(valuesOf(file, 'DTSTART').at(0)).toBe('20261130T230000Z');
  expect(valuesOf(file, 'DTSTART').at(-1)).toBe('20261223T230000Z');
  expect(new Set(valuesOf(file, 'UID')).size).toBe(24);
  expect(valuesOf(file, 'ACTION')).toHaveLength(24);
  expect(valuesOf(file, 'URL').at(4)).toBe('https://plume.test/escape-noel/jour/5');
});

test.each([
  ['midnight in Paris', PARIS, '2026-11-30T23:00:00Z', 'PT480M'],
  ['6 h 30 in Paris', PARIS, '2026-12-01T05:30:00Z', 'PT90M'],
  ['18 h in Paris', PARIS, '2026-12-01T17:00:00Z', 'PT0M'],
  ['midnight in summer', PARIS, '2026-06-30T22:00:00Z', 'PT480M'],
  ['the night when the clocks of Paris go back', PARIS, '2026-10-24T22:00:00Z', 'PT540M'],
  ['the night when the clocks of Paris go forward', PARIS, '2027-03-27T23:00:00Z', 'PT420M'],
  ['midnight in Montréal', MONTREAL, '2026-12-01T05:00:00Z', 'PT480M'],
  ['the night when the clocks of Montréal go back', MONTREAL, '2026-11-01T04:00:00Z', 'PT540M'],
  ['midnight in Nouméa', NOUMEA, '2026-11-30T13:00:00Z', 'PT480M'],
])("a door that opens at %s rings by day, by the edition's clocks", (_, zone, opensAt, trigger) => {
  expect(valuesOf(fileIn(zone, zone, opensAt), 'TRIGGER')).toEqual([trigger]);
});

test.each([
  [
    'a door of Paris at midnight rings at 8 h in Montréal, not at 2 h',
    PARIS,
    MONTREAL,
    '2026-11-30T23:00:00Z',
    'PT840M',
  ],
  [
    'a door of Paris at 18 h rings at 8 h in Nouméa, not at 4 h',
    PARIS,
    NOUMEA,
    '2026-12-01T17:00:00Z',
    'PT240M',
  ],
  [
    'a door of Montréal at midnight rings at 8 h there for a player in Paris',
    MONTREAL,
    PARIS,
    '2026-12-01T05:00:00Z',
    'PT480M',
  ],
])('%s', (_, zone, here, opensAt, trigger) => {
  expect(valuesOf(fileIn(zone, here, opensAt), 'TRIGGER')).toEqual([trigger]);
});

test('doors on either side of a change of time keep their hour in Paris', () => {
  expect(valuesOf(fileOf('2026-10-23T22:00:00Z', '2026-10-25T23:00:00Z'), 'DTSTART')).toEqual([
    '20261023T220000Z',
    '20261025T230000Z',
  ]);
});

test('lines end in CRLF, have 75 bytes at most, and a door without a time has no event', () => {
  const file = calendarFile([{ day: 1, opensAt: null, isOpen: true }], addressOf, PARIS);
  expect(file).not.toContain('VEVENT');
  const lines = fileOf('2026-11-30T23:00:00Z').split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(lines.join('')).not.toContain('\n');
});
