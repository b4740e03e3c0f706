/**
 * `npm run bench:load`: the first minutes of a door, as visitors and knights who wait for it make them: the calendar, the riddle, a
 * counted opening, wrong answers. The same requests in three ways, at the same rate: through the gateway alone (an empty reply), through
 * the gateway, the data API and PostgreSQL, and straight on PostgreSQL with pgbench. Prints requests a second, errors, median and 99th
 * percentile. `-- --rate=1000 --seconds=60 --knights=10000`; `LOAD_PORT`: the first of two free ports, 4410 by default.
 *
 * The gateway is tools/rehearse/gateway.ts, and the data API that of @supabase/lite, both in one process of Node: a hosted project has
 * Kong and PostgREST there. Only the database's part is that of a hosted project.
 */
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import autocannon from 'autocannon';
import { startCluster, type Cluster } from '../postgres/cluster.ts';
import { systemPrograms } from '../postgres/programs.ts';
import { knightToken, type LoadKeys } from './loadServer.ts';
import { formatMs, latencyOf, readLog } from './statistics.ts';

const { values: options } = parseArgs({
  options: {
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    knights: { type: 'string', default: '10000' },
  },
});
const [rate, seconds, knights] = [Number(options.rate), Number(options.seconds), Number(options.knights)];
const port = Number(process.env['LOAD_PORT'] || 4410);
/** Connections of the data API to the database, and of pgbench. */
const CONNECTIONS = 10;
/** Browsers that send at once. */
const BROWSERS = 100;
/** Knights who play, each with a token. */
const PLAYERS = 200;
/** The day of the door: no knight of the seed has played it. */
const DAY = 22;

/** A request of a page, and the statement that the API makes of it. */
type Ask = { path: string; body?: object; sql: string; isKnight?: true };

const ASKS: readonly Ask[] = [
  {
    path: '/enigme_calendar?select=day_number,opens_at&order=day_number',
    sql: "select coalesce(json_agg(found), '[]') from (select day_number, opens_at from public.enigme_calendar order by day_number) as found",
  },
  {
    path: `/rpc/get_open_riddle`,
    body: { day: DAY },
    sql: `select public.get_riddle(${DAY})`,
  },
  { path: '/rpc/count_opening', body: { day: DAY }, sql: `select public.count_opening(${DAY})` },
  { path: '/rpc/submit_answer', body: { day: DAY, answer: 'une erreur' }, sql: `select public.submit_answer(${DAY}, 'une erreur')` },
  { path: '/rpc/my_standing', body: {}, sql: 'select public.my_standing()', isKnight: true },
];
console.log(ASKS.length, PLAYERS, BROWSERS, CONNECTIONS, rate, seconds, knights, port);
