/**
 * `npm run bench`: what the database's calls cost with 10,000 and with 100,000 knights, ten completed riddles each, and nine past
 * editions, on a temporary PostgreSQL (decision 0005). `-- --knights=10000,100000,1000000` chooses the sizes, `--calls=<text>` the calls
 * with that text in their name, `--no-spec` leaves out the specification's own requests. Exits with 1 when a target is missed, with 0
 * where pgbench is not installed.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { CURRENT_FOLDER } from '../edition/folders.ts';
import { boardAnswers } from '../../src/escape-noel/edition/play.ts';
import { readEdition } from '../edition/seed.ts';
import { startCluster, type Cluster } from '../postgres/cluster.ts';
import { systemPrograms } from '../postgres/programs.ts';
import { callsOf, scriptOf, type Call, type Typed } from './calls.ts';
import { exponentOf, formatMs, latencyOf, readLog, type Latency } from './statistics.ts';

/** Maximum slowdown of a player's call with ten times as many players. */
const GROWTH_LIMIT = 2;
/** The first transactions of a session fill its caches; the API keeps its sessions open. */
const WARM_UP = 20;
/** The sizes take turns, so that other work of the machine weighs on all. */
const ROUNDS = 3;
/** A small hosted project's memory, and no checkpoint in the middle of a measure. */
const SETTINGS = ['shared_buffers=512MB', 'max_wal_size=8GB', 'checkpoint_timeout=1h'];

/** A database with a number of knights. */
type Size = { knights: number; database: string };
/** A call with its latencies at each size, and the latencies of the specification's requests at the last. */
type Measured = { call: Call; latencies: { knights: number; latency: Latency }[]; naive: Latency | null };

const { values: options } = parseArgs({
  options: {
    knights: { type: 'string', default: '10000,100000' },
    calls: { type: 'string', default: '' },
    'no-spec': { type: 'boolean', default: false },
  },
});
const sizes: Size[] = options.knights
  .split(',')
  .map((knights) => ({ knights: Number(knights), database: `knights_${knights}` }));

async function rightAnswers(): Promise<[Typed, Typed, Typed]> {
  const { riddles } = await readEdition(CURRENT_FOLDER);
  const of = (day: number): Typed => {
    const riddle = riddles.find((each) => each.day === day);
    const answer = riddle && (boardAnswers(riddle.play, riddle.answers) ?? riddle.answers)[0];
    if (answer === undefined) throw new Error(`The edition has no day ${day} to measure with`);
    return { day, answer };
  };
  return [of(24), of(23), of(22)];
}

async function populate(cluster: Cluster, { database, knights }: Size): Promise<void> {
  const start = performance.now();
  await cluster.create(database);
  // An account has 1.6 knights.
  await cluster.populate(database, { accounts: Math.round(knights / 1.6), knights });
  if (!options['no-spec']) {
    await cluster.query(database, await readFile(join(import.meta.dirname, 'spec.sql'), 'utf8'));
    await cluster.query(database, 'vacuum (analyze)');
  }
  const counted = await cluster.query(
    database,
    `select (select count(*) from public.users) || ' knights, ' || (select count(*) from public.enigme_progress) || ' completions, '
       || pg_size_pretty(pg_database_size(current_database()))`,
  );
  console.log(`${counted.trim()}, written in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

/** Prints the size of the largest tables, with their indexes, in megabytes. */
async function printTables(cluster: Cluster): Promise<void> {
  const bySize = await Promise.all(
    sizes.map(async ({ database }) => {
      const lines = await cluster.query(
        database,
        `select relnamespace::regnamespace || '.' || relname, round(pg_total_relation_size(oid) / 1e6) from pg_class
         where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
         order by pg_total_relation_size(oid) desc limit 14`,
      );
      return new Map(
        lines
          .trim()
          .split('\n')
          .map((line) => line.split('|') as [string, string]),
      );
    }),
  );
  const names = [...(bySize.at(-1)?.keys() ?? [])];
  console.table(
    names.map((table) => ({
      table,
      ...Object.fromEntries(sizes.map(({ knights }, index) => [knights, bySize[index]?.get(table) ?? ''])),
    })),
  );
}

/** Runs a script many times in one session. @returns the latencies that pgbench logged, in milliseconds. */
async function measure(
  { cluster, pgbench }: Bench,
  { database, knights }: Size,
  script: string,
  { times, round }: { times: number; round: number },
): Promise<number[]> {
  const file = join(cluster.folder, 'script.sql');
  await writeFile(file, script);
  const warmUp = Math.min(WARM_UP, Math.ceil(times / 5));
  await promisify(execFile)(
    pgbench,
    [
      '--no-vacuum',
      '--protocol=prepared',
      '--client=1',
      `--transactions=${times + warmUp}`,
      `--random-seed=${round}`,
      `--define=knights=${knights}`,
      `--file=${file}`,
      '--log',
      `--log-prefix=${join(cluster.folder, 'latency')}`,
      '-h',
      cluster.folder,
      '-U',
      'postgres',
      database,
    ],
    { cwd: cluster.folder },
  );
  const name = (await readdir(cluster.folder)).find((each) => each.startsWith('latency.'));
  if (name === undefined) throw new Error('pgbench wrote no log');
  const log = join(cluster.folder, name);
  const latencies = readLog(await readFile(log, 'utf8'), warmUp);
  await rm(log);
  return latencies;
}

type Bench = { cluster: Cluster; pgbench: string };

async function measureCall(bench: Bench, call: Call): Promise<Measured> {
  const found = sizes.map((size) => ({ size, milliseconds: [] as number[] }));
  const naive: number[] = [];
  const times = Math.ceil((call.times ?? (call.as === 'admin' ? 60 : 500)) / ROUNDS);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { size, milliseconds } of found)
      milliseconds.push(...(await measure(bench, size, scriptOf([call.sql], call.as), { times, round })));
    const last = sizes.at(-1);
    if (!call.naive || !last || options['no-spec']) continue;
    const fewer = Math.ceil((call.naive.times ?? 60) / ROUNDS);
    const requests = scriptOf(call.naive.requests, call.as);
    naive.push(...(await measure(bench, last, requests, { times: fewer, round })));
  }
  const latencies = found.map(({ size, milliseconds }) => ({
    knights: size.knights,
    latency: latencyOf(milliseconds),
  }));
  console.log(`${call.name}: ${latencies.map(({ latency }) => formatMs(latency.median)).join(', ')} ms`);
  return { call, latencies, naive: naive.length > 0 ? latencyOf(naive) : null };
}

/** The exponent of the number of knights in a call's median: 0 where it does not grow, 1 where it grows like them. */
const exponent = ({ latencies }: Measured): number =>
  exponentOf(latencies.map(({ knights, latency }) => [knights, latency.median]));
/** With ten times as many knights. */
const growthOf = (measured: Measured): number => 10 ** exponent(measured);

function missesOf(measured: Measured): string[] {
  const { call, latencies } = measured;
  const median = latencies.at(-1)?.latency.median ?? 0;
  const misses: string[] = [];
  if (call.targetMs !== undefined && median >= call.targetMs)
    misses.push(`${call.name}: a median of ${formatMs(median)} ms, the target is under ${call.targetMs} ms`);
  if (call.as !== 'admin' && growthOf(measured) >= GROWTH_LIMIT)
    misses.push(
      `${call.name}: ×${growthOf(measured).toFixed(2)} with ten times the knights, the limit is ×${GROWTH_LIMIT}`,
    );
  return misses;
}

/** The row of a call in the table that is printed, in milliseconds. */
const rowOf = (measured: Measured) => {
  const { call, latencies, naive } = measured;
  return {
    call: call.as === 'admin' ? `${call.name} (admin)` : call.name,
    target: call.targetMs === undefined ? '' : `< ${call.targetMs}`,
    ...Object.fromEntries(latencies.map(({ knights, latency }) => [knights, formatMs(latency.median)])),
    p99: formatMs(latencies.at(-1)?.latency.p99 ?? 0),
    '×10': `×${growthOf(measured).toFixed(2)}`,
    exponent: exponent(measured).toFixed(2),
    "spec's median": naive ? formatMs(naive.median) : '',
    "spec's p99": naive ? formatMs(naive.p99) : '',
    "spec's requests": naive ? call.naive?.requests.length : '',
  };
};

/** Publishing ends the measures: it changes everyone's row. @returns the seconds that it takes, while answers wait. */
async function measurePublishing(cluster: Cluster, { database }: Size): Promise<number> {
  const start = performance.now();
  await cluster.query(database, "select private.publish_edition('next')");
  return (performance.now() - start) / 1000;
}

async function main(): Promise<void> {
  const programs = await systemPrograms();
  if (programs === null) {
    console.log("Skipped: pgbench is not installed. It comes with a system's PostgreSQL 15 or later.");
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  const cluster = await startCluster(SETTINGS);
  try {
    for (const size of sizes) await populate(cluster, size);
    await printTables(cluster);
    const calls = callsOf(await rightAnswers()).filter(({ name }) => name.includes(options.calls));
    const measured: Measured[] = [];
    for (const call of calls)
      measured.push(await measureCall({ cluster, pgbench: join(programs, 'pgbench') }, call));
    console.table(measured.map(rowOf));
    for (const size of sizes)
      console.log(
        `Publishing the next edition, ${size.knights} knights: ${(await measurePublishing(cluster, size)).toFixed(1)} s`,
      );
    const misses = measured.flatMap(missesOf);
    for (const miss of misses) console.error(`Missed: ${miss}`);
    if (misses.length === 0) console.log('Every target is met.');
    else process.exitCode = 1;
  } finally {
    cluster.remove();
  }
}

await main();
