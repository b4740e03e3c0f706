import { execFile } from 'node:child_process';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCluster, type Cluster } from '../postgres/cluster';
import { systemPrograms } from '../postgres/programs';

const CLI = join(import.meta.dirname, '../../node_modules/.bin/supabase');
const OWNER = 'Runs as its owner';

const Findings = v.array(
  v.looseObject({
    name: v.string(),
    detail: v.string(),
    metadata: v.looseObject({ schema: v.string(), name: v.string() }),
  }),
);
const Report = v.object({ results: v.array(v.unknown()) });

/** `supabase db lint` and `supabase db advisors`, as on a hosted project. */
describe('The tools of a hosted project', () => {
  let cluster: Cluster;
  let proxy: Server;
  const ask = (sql: string) => cluster.query('advice', sql);

  /** Findings of a `supabase db` command; its own files go to the cluster's folder. */
  async function findings(...args: string[]): Promise<unknown[]> {
    const { port } = proxy.address() as AddressInfo; // it listens on a network address, not on a path
    const address = `--db-url=postgresql://postgres:none@127.0.0.1:${port}/advice?sslmode=disable`;
    const { stdout } = await promisify(execFile)(
      CLI,
      ['db', ...args, address, '--output-format=json', '--agent=no'],
      { env: { ...process.env, HOME: cluster.folder, DO_NOT_TRACK: '1' } },
    );
    return v.parse(Report, JSON.parse(stdout)).results;
  }

  beforeAll(async () => {
    // A system's PostgreSQL may have plpgsql_check, which the one of npm lacks.
    cluster = await startCluster(undefined, (await systemPrograms()) ?? undefined);
    await cluster.create('advice');
    // The CLI knows no sockets: a port leads to the cluster's.
    proxy = createServer((caller) => {
      const server = connect(join(cluster.folder, '.s.PGSQL.5432'));
      caller.pipe(server).pipe(caller);
      server.on('error', () => caller.destroy());
      caller.on('error', () => server.destroy());
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  }, 60_000);
  afterAll(async () => {
    proxy.close();
    cluster.remove();
  }, 30_000);

  test('plpgsql_check finds nothing in any function, hidden casts included', async ({ skip }) => {
    const available = "select count(*) from pg_available_extensions where name = 'plpgsql_check'";
    if ((await ask(available)) !== '1\n') skip('This PostgreSQL has no plpgsql_check');
    const found = await ask(
      `begin;
       create extension plpgsql_check;
       select functions.oid::regprocedure, issue.* from pg_proc as functions
       left join pg_trigger as triggers on triggers.tgfoid = functions.oid
       cross join lateral plpgsql_check_function(functions.oid, coalesce(triggers.tgrelid, 0), all_warnings => true,
         -- A function of several triggers names the tables of each.
         oldtable => coalesce(triggers.tgoldtable, (
           select max(other.tgoldtable::text)::name from pg_trigger as other
           where other.tgfoid = functions.oid and other.tgoldtable is distinct from triggers.tgnewtable)),
         newtable => coalesce(triggers.tgnewtable, (
           select max(other.tgnewtable::text)::name from pg_trigger as other
           where other.tgfoid = functions.oid and other.tgnewtable is distinct from triggers.tgoldtable))) as issue
       where functions.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and functions.prolang = (select oid from pg_language where lanname = 'plpgsql');
       rollback`,
    );
    expect(found).toBe('');
    expect(await findings('lint', '--level=warning', '--schema=public,private')).toEqual([]);
  });

  test('the advisors name only what runs as its owner on purpose, and whose comment says why', async () => {
    const stated = await ask(
      `select relnamespace::regnamespace || '.' || relname from pg_class where obj_description(oid, 'pg_class') like '%${OWNER} %'
       union all select pronamespace::regnamespace || '.' || proname from pg_proc where obj_description(oid, 'pg_proc') like '%${OWNER} %'`,
    );
    const found = v.parse(Findings, await findings('advisors', '--type=all', '--level=info'));
    const left = found.filter(({ name, metadata }) => {
      // No index of an empty database has been used.
      if (name === 'unused_index') return false;
      // No role may enter the private schema: its tables need no policy.
      if (name === 'rls_enabled_no_policy') return metadata.schema !== 'private';
      const isStated = stated.split('\n').includes(`${metadata.schema}.${metadata.name}`);
      return !(name.includes('security_definer') && isStated);
    });
    expect(left.map(({ name, detail }) => `${name}: ${detail}`)).toEqual([]);
    // The advisors did look: they name the views that run as their owner.
    const views = found.filter(({ name }) => name === 'security_definer_view');
    expect(views.map(({ metadata }) => metadata.name).toSorted()).toEqual([
      'book_doors',
      'contest',
      'contest_draws',
      'contest_lists',
      'day_messages',
      'enigme_calendar',
      'enigme_leaderboard',
      'enigme_revelations',
    ]);
  });
});
