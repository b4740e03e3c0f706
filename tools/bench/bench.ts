/**
 * `npm run bench`: what the database's calls cost with 100 000 knights and 1 000 000 completed riddles, on a throwaway
 * PostgreSQL of this machine (decision 0005). Exits 1 when a target is missed, 0 when there is no PostgreSQL to measure on.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEdition } from '../tools/edition/seed';
import { callsOf, scriptOf, type Call, type Typed } from './calls';
import { findPostgres, startCluster, type Cluster } from './cluster';
import { formatMs, latencyOf, readLog, type Latency } from './statistics';

const FEW = 10_000;
const MANY = 100_000;
/** How much slower a player's call may become when there are ten times as many players. */
const GROWTH_LIMIT = 2;
/** The first transactions of a session fill its caches; the API keeps its sessions open. */
const WARM_UP = 20;
/** How many times the two sizes take turns. */
const ROUNDS = 3;

/** A small hosted project's memory, and no wait for the disk to be reorganised in the middle of a measure. */
const SETTINGS = ['shared_buffers=512MB', 'max_wal_size=8GB', 'checkpoint_timeout=1h'];

const EDITION = join(import.meta.dirname, '../supabase/edition/edition.json');

async function rightAnswers(): Promise<[Typed, Typed, Typed]> {
  const { riddles } = await readEdition(EDITION);
  const of = (day: number): Typed => {
    const answer = riddles.find((riddle) => riddle.day === day)?.answers[0];
    if (answer === undefined) throw new Error(`The edition has no day ${day} to measure with`);
    return { day, answer };
  };
  return [of(24), of(23), of(22)];
}

/** Runs a script again and again in one session; its latencies as pgbench logged them, in milliseconds. */
async function measure(
  cluster: Cluster,
  database: string,
  script: string,
  { knights, times, round }: { knights: number; times: number; round: number },
): Promise<number[]> {
  const file = join(cluster.folder, 'script.sql');
  const prefix = join(cluster.folder, 'latency');
  await writeFile(file, script);
  // A slow call is not worth twenty rounds of warming up.
  const warmUp = Math.min(WARM_UP, Math.ceil(times / 5));
  const options = {
    '--no-vacuum': null,
    '--protocol': 'prepared',
    '--client': 1,
    '--transactions': times + warmUp,
    '--random-seed': round,
    '--define': `knights=${knights}`,
    '--log': null,
    '--log-prefix': prefix,
    '--file': file,
  };
  const written = Object.entries(options).map(([name, value]) =>
    value === null ? name : `${name}=${value}`,
  );
  await cluster.client('pgbench', [...written, ...cluster.server, database]);
  const name = (await readdir(cluster.folder)).find((each) => each.startsWith('latency.'));
  if (name === undefined) throw new Error('pgbench left no log');
  const log = join(cluster.folder, name);
  const latencies = readLog(await readFile(log, 'utf8'), warmUp);
  await rm(log);
  return latencies;
}

/** A call with what was measured of it, with few knights and with many. */
interface Measured {
  call: Call;
  few: Latency;
  many: Latency;
  naive: Latency | null;
}

async function populate(cluster: Cluster, database: string, knights: number): Promise<void> {
  const began = Date.now();
  await cluster.create(database);
  await cluster.psql(database, await readFile(join(import.meta.dirname, 'seed.sql'), 'utf8'), { knights });
  const counted = await cluster.psql(
    database,
    `select (select count(*) from public.users) || ' knights, ' || (select count(*) from public.enigme_progress) || ' completions'`,
  );
  console.log(`${counted.trim()}, made in ${((Date.now() - began) / 1000).toFixed(0)} s`);
}

/**
 * Measures every call. The two sizes take turns, round after round, so that whatever else the machine is busy with in the meantime
 * weighs on both alike; the calls that write come last, as they are listed.
 */
async function measureAll(cluster: Cluster, calls: readonly Call[]): Promise<Measured[]> {
  await populate(cluster, 'few', FEW);
  await populate(cluster, 'many', MANY);
  const measured: Measured[] = [];
  for (const call of calls) {
    const few: number[] = [];
    const many: number[] = [];
    const naive: number[] = [];
    const script = scriptOf([call.sql], call.as);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const times = Math.ceil(call.times / ROUNDS);
      few.push(...(await measure(cluster, 'few', script, { knights: FEW, times, round })));
      many.push(...(await measure(cluster, 'many', script, { knights: MANY, times, round })));
      if (!call.naive) continue;
      const compared = scriptOf(call.naive.requests, call.as);
      const fewer = Math.ceil(call.naive.times / ROUNDS);
      naive.push(...(await measure(cluster, 'many', compared, { knights: MANY, times: fewer, round })));
    }
    measured.push({
      call,
      few: latencyOf(few),
      many: latencyOf(many),
      naive: call.naive ? latencyOf(naive) : null,
    });
    console.log(`${call.name}: ${formatMs(latencyOf(many).median)} ms`);
  }
  return measured;
}

const growthOf = ({ few, many }: Measured): number => many.median / few.median;

/** Which promises a call breaks. */
function missesOf(measured: Measured): string[] {
  const { call, many } = measured;
  const misses: string[] = [];
  if (call.targetMs !== undefined && many.median >= call.targetMs) {
    misses.push(
      `${call.name}: a median of ${formatMs(many.median)} ms, the target is under ${call.targetMs} ms`,
    );
  }
  if (call.byPlayers && growthOf(measured) >= GROWTH_LIMIT) {
    misses.push(
      `${call.name}: ×${growthOf(measured).toFixed(2)} with ten times the knights, the limit is ×${GROWTH_LIMIT}`,
    );
  }
  return misses;
}

function tableOf(measured: readonly Measured[]): string {
  const heading = [
    'call (ms)',
    'target',
    'median',
    'p99',
    'at 10 000',
    'growth',
    "spec's median",
    'p99',
    'requests',
  ];
  const lines = measured.map((each) => {
    const { call, few, many, naive } = each;
    return [
      call.name,
      call.targetMs === undefined ? '' : `< ${call.targetMs}`,
      formatMs(many.median),
      formatMs(many.p99),
      formatMs(few.median),
      `×${growthOf(each).toFixed(2)}${call.as === 'admin' ? ' (staff)' : ''}`,
      naive ? formatMs(naive.median) : '',
      naive ? formatMs(naive.p99) : '',
      call.naive ? String(call.naive.requests.length) : '',
    ];
  });
  const widths = heading.map((title, column) =>
    Math.max(...[heading, ...lines].map((line) => line[column]?.length ?? 0), title.length),
  );
  const row = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [row(heading), ...lines.map(row)].join('\n');
}

async function main(): Promise<void> {
  const installation = await findPostgres();
  if (!installation) {
    console.log(
      'Skipped: no PostgreSQL 15 or newer on this machine (initdb, pg_ctl, psql and pgbench are needed).',
    );
    return;
  }
  console.log(`PostgreSQL ${installation.version} of ${installation.folder}`);
  const cluster = await startCluster(installation, SETTINGS);
  const stop = () => void cluster.remove().finally(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const measured = await measureAll(cluster, callsOf(await rightAnswers()));
    console.log(`\n${tableOf(measured)}\n`);
    const misses = measured.flatMap(missesOf);
    for (const miss of misses) console.error(`Missed: ${miss}`);
    if (misses.length === 0) console.log('Every target is met.');
    else process.exitCode = 1;
  } finally {
    await cluster.remove();
  }
}

await main();
