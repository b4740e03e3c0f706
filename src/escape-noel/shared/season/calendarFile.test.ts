import { expect, test } from 'vitest';
import { ALL_DAYS } from '../rules/days';
import { calendarFile } from './calendarFile';

const NOW = new Date('2026-11-28T12:00:00Z');
const addressOf = (day: number) => `https://plume.test/escape-noel/jour/${day}`;
const fileOf = (...openings: string[]) =>
  calendarFile(
    openings.map((opensAt, index) => ({ day: index + 1, opensAt: new Date(opensAt), isOpen: false })),
    addressOf,
    NOW,
  );
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
  ['a door at midnight in Paris', '2026-11-30T23:00:00Z', 'PT480M'],
  ['a door at 6 h 30', '2026-12-01T05:30:00Z', 'PT90M'],
  ['a door at 18 h', '2026-12-01T17:00:00Z', 'PT0M'],
  ['midnight in summer', '2026-06-30T22:00:00Z', 'PT480M'],
])('%s is announced by day', (_, opensAt, trigger) => {
  expect(valuesOf(fileOf(opensAt), 'TRIGGER')).toEqual([trigger]);
});

test('doors on either side of a change of time keep their hour in Paris', () => {
  expect(valuesOf(fileOf('2026-10-23T22:00:00Z', '2026-10-25T23:00:00Z'), 'DTSTART')).toEqual([
    '20261023T220000Z',
    '20261025T230000Z',
  ]);
});

test('lines end in CRLF, have 75 bytes at most, and a door without a time has no event', () => {
  const file = calendarFile([{ day: 1, opensAt: null, isOpen: true }], addressOf, NOW);
  expect(file).not.toContain('VEVENT');
  const lines = fileOf('2026-11-30T23:00:00Z').split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(lines.join('')).not.toContain('\n');
});
