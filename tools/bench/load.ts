/**
 * `npm run bench:load`: the first minute of a door's opening: each request of the pages that wait at it, at a rate, in three ways:
 * through the gateway before a service that replies at once, through the gateway and the data API to PostgreSQL, and straight on
 * PostgreSQL (pgbench). Prints how many were answered, the errors, the median and the 99th percentile; a request that waits for its turn
 * counts from when it was due. `-- --rates=100,1000 --seconds=60 --knights=10000`. `LOAD_PORT`: the first of two free ports, 4410 by default.
 *
 * The gateway is that of tools/rehearse and the data API that of @supabase/lite, in one process of Node: a hosted project has Kong and
 * PostgREST there. Only the database's part is the same as there.
 */
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import autocannon from 'autocannon';
import { SignJWT } from 'jose';
import { boardAnswers } from '../../src/escape-noel/edition/play.ts';
import { CURRENT_FOLDER } from '../edition/folders.ts';
import { readEdition } from '../edition/seed.ts';
import { startCluster, type Cluster } from '../postgres/cluster.ts';
import { systemPrograms } from '../postgres/programs.ts';
import { scriptOf } from './calls.ts';
import type { LoadKeys } from './loadServer.ts';
import { formatMs, latencyOf, readLog } from './statistics.ts';

const { values: options } = parseArgs({
  options: {
    rates: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    knights: { type: 'string', default: '10000' },
  },
});
const seconds = Number(options.seconds);
const knights = Number(options.knights);
const first = Number(process.env['LOAD_PORT'] || 4410);
const ports = { api: first, gateway: first + 1 };
/** Of the data API to the database (tools/rehearse/rest.ts), and of pgbench. */
const CONNECTIONS = 10;
const BROWSERS = 100;
/** No knight of the seed has played it. */
const DAY = 24;

/** A request of a page, and the statement that the API makes of it. */
type Ask = { method: 'GET' | 'POST'; path: string; body?: string; sql: string };

const list = (sql: string) => `select coalesce(json_agg(found), '[]') from (${sql}) as found`;
const call = (name: string, input: object, sql: string): Ask => ({
  method: 'POST',
  path: `/rest/v1/rpc/${name}`,
  body: JSON.stringify(input),
  sql: `select public.${name}(${sql})`,
});

async function requestsOf(day: number): Promise<Ask[]> {
  const { riddles } = await readEdition(CURRENT_FOLDER);
  const riddle = riddles.find((each) => each.day === day);
  const right = riddle && (boardAnswers(riddle.play, riddle.answers) ?? riddle.answers)[0];
  if (right === undefined) throw new Error(`The edition has no day ${day}`);
  const calendar = 'edition,day_number,opens_at,is_open,time_zone';
  const columns = 'edition,day_number,title,description,question,hint_count,play,mediatype,image_url';
  const answer = (text: string) =>
    call('submit_answer', { day, answer: text }, `${day}, '${text.replaceAll("'", "''")}'`);
  return [
    {
      method: 'GET',
      path: `/rest/v1/enigme_calendar?select=${calendar}&order=day_number`,
      sql: list(`select ${calendar} from public.enigme_calendar order by day_number`),
    },
    {
      method: 'GET',
      path: `/rest/v1/enigmes?select=${columns}&day_number=eq.${day}`,
      sql: list(`select ${columns} from public.enigmes where day_number = ${day}`),
    },
    call('count_opening', { day }, String(day)),
    answer('une erreur'),
    answer(right),
  ];
}

type Result = {
  way: string;
  asked: number;
  'answered/s': number;
  errors: number;
  median: string;
  p99: string;
};

/** Sends the requests through an address as knights drawn at random, each with a token. */
async function throughApi(
  way: string,
  port: number,
  {
    asks,
    keys,
    tokens,
    rate,
  }: { asks: readonly Ask[]; keys: LoadKeys; tokens: readonly string[]; rate: number },
): Promise<Result> {
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: BROWSERS,
    duration: seconds,
    overallRate: rate,
    requests: asks.map(({ method, path, body }) => ({
      method,
      path,
      ...(body !== undefined && { body }),
      setupRequest: (request) => ({
        ...request,
        headers: {
          apikey: keys.publishable,
          authorization: `Bearer ${tokens[Math.floor(Math.random() * tokens.length)]}`,
          'content-type': 'application/json',
        },
      }),
    })),
  });
  return {
    way,
    asked: rate,
    'answered/s': Math.round(requests.average),
    errors: errors + timeouts + non2xx,
    median: formatMs(latency.p50),
    p99: formatMs(latency.p99),
  };
}

/** Runs the requests' statements with pgbench, each drawn at random. */
async function straight(
  cluster: Cluster,
  pgbench: string,
  { asks, rate }: { asks: readonly Ask[]; rate: number },
): Promise<Result> {
  const files = await Promise.all(
    asks.map(async ({ sql }, index) => {
      const file = join(cluster.folder, `ask-${index}.sql`);
      await writeFile(file, scriptOf([sql], undefined));
      return `--file=${file}`;
    }),
  );
  await promisify(execFile)(
    pgbench,
    [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${CONNECTIONS}`,
      `--rate=${rate}`,
      `--time=${seconds}`,
      `--define=knights=${knights}`,
      '--log',
      `--log-prefix=${join(cluster.folder, 'load')}`,
      ...files,
      '-h',
      cluster.folder,
      '-U',
      'postgres',
      'door',
    ],
    { cwd: cluster.folder },
  );
  const name = (await readdir(cluster.folder)).find((each) => each.startsWith('load.'));
  if (name === undefined) throw new Error('pgbench wrote no log');
  const latencies = readLog(await readFile(join(cluster.folder, name), 'utf8'), 0);
  await rm(join(cluster.folder, name));
  const { median, p99 } = latencyOf(latencies);
  return {
    way: 'straight on PostgreSQL',
    asked: rate,
    'answered/s': Math.round(latencies.length / seconds),
    errors: 0,
    median: formatMs(median),
    p99: formatMs(p99),
  };
}

/** Tokens of the knights who are the first of their account. */
async function tokensOf(cluster: Cluster, secret: string): Promise<string[]> {
  const ids = await cluster.query('door', 'select id from public.users where id = account_id');
  const key = new TextEncoder().encode(secret);
  return Promise.all(
    ids
      .trim()
      .split('\n')
      .map((sub) =>
        new SignJWT({ role: 'authenticated', sub })
          .setProtectedHeader({ alg: 'HS256' })
          .setExpirationTime('2h')
          .sign(key),
      ),
  );
}

async function main(): Promise<void> {
  const programs = await systemPrograms();
  if (programs === null) {
    console.log("Skipped: pgbench is not installed. It comes with a system's PostgreSQL 15 or later.");
    return;
  }
  const cluster = await startCluster(['shared_buffers=512MB']);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  try {
    await cluster.create('door');
    await cluster.populate('door', { accounts: Math.round(knights / 1.6), knights });
    const api = fork(
      join(import.meta.dirname, 'loadServer.ts'),
      [String(ports.api), 'postgresql:///door'],
      // A socket has no place in the address.
      { env: { ...process.env, PGHOST: cluster.folder, PGUSER: 'postgres' } },
    );
    const [keys] = (await once(api, 'message')) as [LoadKeys]; // as loadServer.ts sends them
    const [asks, tokens] = [await requestsOf(DAY), await tokensOf(cluster, keys.secret)];
    const results: Result[] = [];
    for (const rate of options.rates.split(',').map(Number)) {
      const load = { asks, keys, tokens, rate };
      results.push(await throughApi('gateway alone', ports.gateway, load));
      results.push(await straight(cluster, join(programs, 'pgbench'), load));
      results.push(await throughApi('gateway, data API, PostgreSQL', ports.api, load));
    }
    console.table(results);
    api.disconnect();
    await once(api, 'exit');
  } finally {
    cluster.remove();
  }
}

await main();
