/**
 * `npm run bench`: what the database's calls cost with 100,000 accounts of 1.6 knights, 1,600,000 completed riddles and nine past editions, on a
 * temporary PostgreSQL (decision 0005). Exits with 1 when a target is missed, with 0 when there is no PostgreSQL to measure on.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CURRENT_FOLDER } from '../edition/folders.ts';
import { boardAnswers } from '../../src/escape-noel/edition/play.ts';
import { readEdition } from '../edition/seed.ts';
import { callsOf, scriptOf, type Call, type Typed } from './calls.ts';
import { systemPrograms } from '../postgres/programs.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { formatMs, latencyOf, readLog, type Latency } from './statistics.ts';

/** Accounts. */
const FEW = 10_000;
const MANY = 100_000;
const knightsOf = (accounts: number) => accounts * 1.6;
/** Maximum slowdown of a player's call with ten times as many players. */
const GROWTH_LIMIT = 2;
/** The first transactions of a session fill its caches; the API keeps its sessions open. */
const WARM_UP = 20;
/** The two sizes take turns, so that other work of the machine weighs on both. */
const ROUNDS = 3;
/** A small hosted project's memory, and no checkpoint in the middle of a measure. */
const SETTINGS = ['shared_buffers=512MB', 'max_wal_size=8GB', 'checkpoint_timeout=1h'];

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

async function populate(cluster: Cluster, database: string, accounts: number): Promise<void> {
  await cluster.create(database);
  await cluster.psql(database, await readFile(join(import.meta.dirname, 'seed.sql'), 'utf8'), {
    accounts,
    knights: knightsOf(accounts),
  });
  const counted = await cluster.psql(
    database,
    `select (select count(*) from public.users) || ' knights, ' || (select count(*) from public.enigme_progress) || ' completions'`,
  );
  console.log(counted.trim());
}

/** Runs a script many times in one session. @returns the latencies that pgbench logged, in milliseconds. */
async function measure(
  cluster: Cluster,
  database: string,
  script: string,
  { knights, times, round }: { knights: number; times: number; round: number },
): Promise<number[]> {
  const file = join(cluster.folder, 'script.sql');
  await writeFile(file, script);
  const warmUp = Math.min(WARM_UP, Math.ceil(times / 5));
  await cluster.pgbench(database, [
    '--no-vacuum',
    '--protocol=prepared',
    '--client=1',
    `--transactions=${times + warmUp}`,
    `--random-seed=${round}`,
    `--define=knights=${knights}`,
    '--log',
    `--log-prefix=${join(cluster.folder, 'latency')}`,
    `--file=${file}`,
  ]);
  const name = (await readdir(cluster.folder)).find((each) => each.startsWith('latency.'));
  if (name === undefined) throw new Error('pgbench wrote no log');
  const log = join(cluster.folder, name);
  const latencies = readLog(await readFile(log, 'utf8'), warmUp);
  await rm(log);
  return latencies;
}

/** A call with its latencies with few knights and with many, and the latencies of the specification's requests. */
interface Measured {
  call: Call;
  few: Latency;
  many: Latency;
  naive: Latency | null;
}

async function measureCall(cluster: Cluster, call: Call): Promise<Measured> {
  const few: number[] = [];
  const many: number[] = [];
  const naive: number[] = [];
  const script = scriptOf([call.sql], call.as);
  const times = Math.ceil((call.times ?? (call.as === 'admin' ? 60 : 500)) / ROUNDS);
  for (let round = 1; round <= ROUNDS; round += 1) {
    few.push(...(await measure(cluster, 'few', script, { knights: knightsOf(FEW), times, round })));
    many.push(...(await measure(cluster, 'many', script, { knights: knightsOf(MANY), times, round })));
    if (!call.naive) continue;
    const fewer = Math.ceil((call.naive.times ?? 60) / ROUNDS);
    const requests = scriptOf(call.naive.requests, call.as);
    naive.push(
      ...(await measure(cluster, 'many', requests, { knights: knightsOf(MANY), times: fewer, round })),
    );
  }
  console.log(`${call.name}: ${formatMs(latencyOf(many).median)} ms`);
  return { call, few: latencyOf(few), many: latencyOf(many), naive: call.naive ? latencyOf(naive) : null };
}

const growthOf = ({ few, many }: Measured): number => many.median / few.median;

function missesOf(measured: Measured): string[] {
  const { call, many } = measured;
  const misses: string[] = [];
  if (call.targetMs !== undefined && many.median >= call.targetMs)
    misses.push(
      `${call.name}: a median of ${formatMs(many.median)} ms, the target is under ${call.targetMs} ms`,
    );
  if (call.as !== 'admin' && !call.mayGrow && growthOf(measured) >= GROWTH_LIMIT)
    misses.push(
      `${call.name}: ×${growthOf(measured).toFixed(2)} with ten times the knights, the limit is ×${GROWTH_LIMIT}`,
    );
  return misses;
}

/** The row of a call in the table that is printed, in milliseconds. */
const rowOf = (measured: Measured) => {
  const { call, few, many, naive } = measured;
  return {
    call: call.as === 'admin' ? `${call.name} (admin)` : call.name,
    target: call.targetMs === undefined ? '' : `< ${call.targetMs}`,
    median: formatMs(many.median),
    p99: formatMs(many.p99),
    'at 10,000': formatMs(few.median),
    growth: `×${growthOf(measured).toFixed(2)}`,
    "spec's median": naive ? formatMs(naive.median) : '',
    "spec's p99": naive ? formatMs(naive.p99) : '',
    "spec's requests": call.naive?.requests.length ?? '',
  };
};

/** Publishing ends the measures: it changes everyone's row. @returns the seconds that it takes, while answers wait. */
async function measurePublishing(cluster: Cluster): Promise<number> {
  const start = performance.now();
  await cluster.psql('many', "select private.publish_edition('next')");
  return (performance.now() - start) / 1000;
}

async function main(): Promise<void> {
  const programs = await systemPrograms();
  if (programs === null) {
    console.log('Skipped: no PostgreSQL 15 or later here (initdb, pg_ctl, psql and pgbench are needed).');
    return;
  }
  const cluster = await startCluster(programs, SETTINGS);
  const stop = () => process.exit(130);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await populate(cluster, 'few', FEW);
    await populate(cluster, 'many', MANY);
    const measured: Measured[] = [];
    for (const call of callsOf(await rightAnswers())) measured.push(await measureCall(cluster, call));
    console.table(measured.map(rowOf));
    const seconds = await measurePublishing(cluster);
    console.log(`Publishing the next edition takes ${seconds.toFixed(1)} s.`);
    const misses = measured.flatMap(missesOf);
    for (const miss of misses) console.error(`Missed: ${miss}`);
    if (misses.length === 0) console.log('Every target is met.');
    else process.exitCode = 1;
  } finally {
    cluster.remove();
  }
}

await main();
