import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootEmbedded, type EmbeddedBackend } from './database';
import { applySeason, isSeasonAsked, readSeason } from './season';

const NOW = new Date('2026-07-01T10:00:00Z');
const RIDDLES = Array.from({ length: 24 }, (_, index) => ({ day: index + 1, opens_at: null }));

let backend: EmbeddedBackend;

beforeAll(async () => {
  backend = await bootEmbedded({ demo: false });
}, 240_000);

afterAll(() => backend.close());

const edition = (day = 0, own: string | null = null) => ({
  schedule: null,
  // The season reads these two fields alone.
  riddles: RIDDLES.map((each) => (each.day === day ? { ...each, opens_at: own } : each)),
});

async function storedOpening(day: number): Promise<string | null> {
  const { rows } = await backend.driver.query<{ opens_at: string | null }>(
    'select opens_at from public.enigme_calendar where is_current and day_number = $1',
    [day],
  );
  return rows[0]?.opens_at ?? null;
}

async function aheadMs(): Promise<number> {
  const { rows } = await backend.driver.query<{ ahead: number }>(
    'select (extract(epoch from public.server_now() - now()) * 1000)::float8 as ahead',
  );
  return rows[0]?.ahead ?? NaN;
}

test('without SERVER_NOW and --season the clock is the real one and no door is set', () => {
  const season = readSeason(undefined, ['--fresh'], NOW);
  expect(season).toEqual({ clockOffsetMs: 0, year: null });
  expect(isSeasonAsked(season)).toBe(false);
});

test.each([
  ['2026-12-05T08:00:00+01:00', 2026],
  ['2026-12-31T23:59:00+01:00', 2026],
  ['2026-12-31T23:30:00Z', 2027],
  ['2027-01-06T08:00:00+01:00', 2027],
])("at %s, by the game's clock, the coming December is that of %i", (instant, year) => {
  expect(readSeason(instant, ['--season'], NOW)).toEqual({
    clockOffsetMs: Date.parse(instant) - NOW.getTime(),
    year,
  });
});

test('--season=2026 chooses the year, to look at the January after', () => {
  expect(readSeason('2027-01-06T08:00:00+01:00', ['--season=2026'], NOW).year).toBe(2026);
});

test.each(['2026-12-05', '2026-12-05T08:00:00', 'demain', '2026-13-05T08:00:00Z'])(
  'SERVER_NOW=%s is refused: it is no instant with its time zone',
  (text) => {
    expect(() => readSeason(text, [], NOW)).toThrow(/write it like 2026-12-05T08:00:00\+01:00/);
  },
);

test('--season=bientot is refused', () => {
  expect(() => readSeason(undefined, ['--season=bientot'], NOW)).toThrow(/write --season, or --season=2026/);
});

test('the clock goes on from SERVER_NOW, and a start without it restores the real one', async () => {
  await applySeason(backend.driver, edition(), { clockOffsetMs: 86_400_000, year: null });
  expect(await aheadMs()).toBe(86_400_000);
  await applySeason(backend.driver, edition(), { clockOffsetMs: 0, year: null });
  expect(await aheadMs()).toBe(0);
});

test("a season's contest ends with its own December, and the next start restores the edition's own end", async () => {
  const endOf = async () => {
    const { rows } = await backend.driver.query<{ ends_at: string; is_over: boolean }>(
      'select ends_at, is_over from public.contest',
    );
    return rows;
  };
  await applySeason(backend.driver, edition(), { clockOffsetMs: 0, year: 2026 });
  expect(await endOf()).toEqual([{ ends_at: '2026-12-31 23:00:00+00', is_over: false }]);
  await applySeason(backend.driver, edition(), { clockOffsetMs: 0, year: null });
  expect(await endOf()).toEqual([{ ends_at: null, is_over: false }]);
});

test("a season opens each door at midnight in Paris, or at the edition's own time, and the next start undoes it", async () => {
  const own = edition(5, '2026-12-05T07:30:00Z');
  await applySeason(backend.driver, own, { clockOffsetMs: 0, year: 2026 });
  expect(await Promise.all([1, 5, 24].map(storedOpening))).toEqual([
    '2026-11-30 23:00:00+00',
    '2026-12-05 07:30:00+00',
    '2026-12-23 23:00:00+00',
  ]);
  await applySeason(backend.driver, own, { clockOffsetMs: 0, year: null });
  expect(await Promise.all([1, 5, 24].map(storedOpening))).toEqual([null, '2026-12-05 07:30:00+00', null]);
});
