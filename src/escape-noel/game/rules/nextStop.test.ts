import { expect, test } from 'vitest';
import { ALL_DAYS } from './days';
import { doorsAt, nextDoor, nextStop, type Door } from './nextStop';

const at = (text: string) => Date.parse(`${text}+01:00`);
const opensAt = (day: number) => new Date(at(`2026-12-${String(day).padStart(2, '0')}T00:00:00`));
/** As the calendar was received on the 28th of November: it stays in the page while doors open. */
const season: Door[] = ALL_DAYS.map((day) => ({ day, opensAt: opensAt(day), isOpen: false }));
const allOpen: Door[] = ALL_DAYS.map((day) => ({ day, opensAt: null, isOpen: true }));
const upTo = (last: number) => new Set(ALL_DAYS.slice(0, last));
const NOW = at('2026-12-05T08:00:00');

test.each([
  ['nothing is done', new Set<number>(), 1],
  ['days in order are done', upTo(3), 4],
  ['a day was left out', new Set([1, 2, 4]), 3],
])('with all doors open and %s, the first day that is not completed is next', (_, done, day) => {
  expect(nextStop(done, allOpen)).toEqual({ kind: 'day', day });
});

test('once the 24 days are completed, the end is next, also when a door has been closed again', () => {
  expect(nextStop(upTo(24), allOpen)).toEqual({ kind: 'end' });
  expect(nextStop(upTo(24), season)).toEqual({ kind: 'end' });
});

test.each([
  ['2026-11-28T12:00:00', 0, { kind: 'wait', door: { day: 1, opensAt: opensAt(1) }, hasBegun: false }],
  ['2026-11-30T23:59:59', 0, { kind: 'wait', door: { day: 1, opensAt: opensAt(1) }, hasBegun: false }],
  ['2026-12-01T00:00:00', 0, { kind: 'day', day: 1 }],
  ['2026-12-05T08:00:00', 4, { kind: 'day', day: 5 }],
  ['2026-12-05T08:00:00', 5, { kind: 'wait', door: { day: 6, opensAt: opensAt(6) }, hasBegun: true }],
  ['2026-12-24T08:00:00', 23, { kind: 'day', day: 24 }],
  ['2026-12-24T08:00:00', 24, { kind: 'end' }],
  ['2027-02-01T08:00:00', 12, { kind: 'day', day: 13 }],
])('at %s, with %i days done: %o', (now, done, stop) => {
  expect(nextStop(upTo(done), doorsAt(season, at(now)))).toEqual(stop);
});

test('an open day that was left out comes before the next door', () => {
  expect(nextStop(new Set([1, 2, 4, 5]), doorsAt(season, NOW))).toEqual({ kind: 'day', day: 3 });
});

test('the next door is the earliest to open that is not completed, whatever its number', () => {
  const doors: Door[] = season.map((door) => (door.day === 9 ? { ...door, opensAt: opensAt(6) } : door));
  const moved = doors.map((door) => (door.day === 6 ? { ...door, opensAt: opensAt(8) } : door));
  expect(nextStop(upTo(5), doorsAt(moved, NOW))).toMatchObject({ kind: 'wait', door: { day: 9 } });
  expect(nextStop(new Set([1, 2, 3, 4, 5, 9]), doorsAt(moved, NOW))).toMatchObject({
    kind: 'wait',
    door: { day: 7 },
  });
});

test('an edition that lacks days has no end: its last day stays next', () => {
  const draft = allOpen.filter(({ day }) => [1, 2, 5].includes(day));
  expect(nextStop(new Set([1, 2]), draft)).toEqual({ kind: 'day', day: 5 });
  expect(nextStop(new Set([1, 2, 5]), draft)).toEqual({ kind: 'day', day: 5 });
  expect(nextStop(new Set(), [])).toEqual({ kind: 'day', day: 24 });
});

test('a door that the server says is open is open, whatever the estimate of its clock', () => {
  const [door] = doorsAt([{ day: 5, opensAt: opensAt(5), isOpen: true }], at('2026-12-04T23:59:00'));
  expect(door?.isOpen).toBe(true);
});

test('no door opens next once all are open', () => {
  expect(nextDoor(allOpen)).toBeNull();
  expect(nextDoor(doorsAt(season, at('2026-12-24T00:00:00')))).toBeNull();
});
