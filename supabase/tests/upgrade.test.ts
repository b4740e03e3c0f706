import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootEmbedded, type EmbeddedBackend } from '../../tools/embedded/database.ts';
import { differences, dumpRows, readRelease, rowsOf } from './support/release.ts';

type Rows = Awaited<ReturnType<typeof rowsOf>>;

let backend: EmbeddedBackend;
let release: Awaited<ReturnType<typeof readRelease>>;
/** The rows of the last release. */
let before: Rows;

beforeAll(async () => {
  release = await readRelease();
  backend = await bootEmbedded({ editions: false, migrations: release.released });
  await backend.driver.exec(release.sql);
  before = await rowsOf(backend.driver);
});
afterAll(() => backend.close());

/** What differs once these statements have run on the last release. They are undone. */
async function differencesAfter(...statements: string[]): Promise<string[]> {
  const { driver } = backend;
  await driver.exec('begin');
  try {
    for (const sql of statements) await driver.exec(sql);
    return differences(before, await rowsOf(driver));
  } finally {
    await driver.exec('rollback');
  }
}

test('Migrations of the last release have not changed: they are only added from now on', () => {
  expect(
    release.changed,
    'A migration may no longer change: write another one. (Until the first release: npx tsx supabase/tests/fixtures/write.ts --hashes)',
  ).toEqual([]);
});

test('The migrations since the last release keep every row of its journeys', async () => {
  expect(await differencesAfter(...release.later.map(({ sql }) => sql))).toEqual([]);
});

test('The fixture has rows in every table that the game writes', () => {
  const empty = [...before].flatMap(([name, rows]) => (rows.length === 0 ? [name] : []));
  // Filled only while a sign-in through Google is under way.
  expect(empty).toEqual(['auth.flow_state']);
});

test('The fixture is restored as it was written', async () => {
  expect(await dumpRows(backend.driver)).toBe(release.rows);
});

test.each([
  [
    'changes',
    'update public.enigme_progress set score = 1 where score = 2',
    /^public.enigme_progress had .*"score",2/,
  ],
  ['loses', 'delete from public.hints_revealed', /^public.hints_revealed had /],
  ['adds', "insert into private.refused_words values ('zzz')", / has /],
  ['drops', 'alter table public.edition_results drop column rings', /^public.edition_results had .*"rings"/],
  ['drops with its table', 'drop table private.answer_reveals cascade', /^private.answer_reveals had /],
])('A migration that %s rows is seen', async (_, sql, expected) => {
  const found = await differencesAfter(sql);
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]).toMatch(expected);
});

test('A migration that adds a column or a table is no difference', async () => {
  const found = await differencesAfter(
    'alter table public.users add column motto text default $$Courage$$',
    'create table public.mottos (motto text); insert into public.mottos values ($$Courage$$)',
  );
  expect(found).toEqual([]);
});
