import { spawn } from 'node:child_process';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, startCluster, type Cluster } from './cluster';

/** `npm run lint:db`: what the tools of a hosted project say of the schema, on a throwaway PostgreSQL of this machine. */
const installation = await findPostgres();

const COMMAND = join(import.meta.dirname, '../node_modules/.bin/supabase');
const OWNER = 'Runs as its owner';

const finding = v.looseObject({
  name: v.string(),
  detail: v.string(),
  metadata: v.looseObject({ schema: v.string(), name: v.string() }),
});
const report = v.object({ results: v.array(v.unknown()) });

describe.skipIf(installation === null)('The advice of the tools', () => {
  let cluster: Cluster;
  let door: Server;
  let checked = false;
  const ask = (sql: string) => cluster.psql('advice', sql);

  /** What a command of `supabase db` finds, from « info » on; its own notes go to the throwaway folder. */
  const findings = async (...args: string[]) => {
    const address = door.address();
    if (address === null || typeof address === 'string') throw new Error('The door has no port');
    const remote = `postgresql://postgres:none@127.0.0.1:${address.port}/advice?sslmode=disable`;
    const child = spawn(
      COMMAND,
      ['db', ...args, `--remote=${remote}`, '--output-format=json', '--agent=no'],
      {
        env: { ...process.env, HOME: cluster.folder, DO_NOT_TRACK: '1' },
      },
    );
    let printed = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    const code = await new Promise((resolve) => child.once('close', resolve));
    if (code !== 0) throw new Error(complaint || printed);
    return v.parse(report, JSON.parse(printed)).results;
  };

  beforeAll(async () => {
    if (!installation) return;
    cluster = await startCluster(installation, ['fsync=off']);
    await cluster.create('advice');
    checked =
      (await ask("select count(*) from pg_available_extensions where name = 'plpgsql_check'")) === '1\n';
    // The command knows no socket: a port of this machine leads to it.
    door = createServer((caller) => {
      const server = connect(join(cluster.folder, '.s.PGSQL.5432'));
      caller.pipe(server).pipe(caller);
      server.on('error', () => caller.destroy());
      caller.on('error', () => server.destroy());
    });
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  }, 60_000);
  afterAll(async () => {
    door.close();
    await cluster.remove();
  }, 30_000);

  test('plpgsql_check finds nothing in any function, hidden casts included', async ({ skip }) => {
    if (!checked) skip('This PostgreSQL has no plpgsql_check');
    const found = await ask(
      `begin;
       create extension plpgsql_check;
       select functions.oid::regprocedure, issue.* from pg_proc as functions
       left join pg_trigger as triggers on triggers.tgfoid = functions.oid
       cross join lateral plpgsql_check_function(functions.oid, coalesce(triggers.tgrelid, 0), all_warnings => true) as issue
       where functions.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and functions.prolang = (select oid from pg_language where lanname = 'plpgsql');
       rollback`,
    );
    expect(found).toBe('');
    expect(await findings('lint', '--level=warning', '--schema=public,private')).toEqual([]);
  });

  test('The advisors name nothing but what runs as its owner on purpose, and says why', async () => {
    const stated = new Set(
      (
        await ask(
          `select relnamespace::regnamespace || '.' || relname from pg_class where obj_description(oid, 'pg_class') like '%${OWNER} %'
           union all select pronamespace::regnamespace || '.' || proname from pg_proc where obj_description(oid, 'pg_proc') like '%${OWNER} %'`,
        )
      ).split('\n'),
    );
    const found = v.parse(v.array(finding), await findings('advisors', '--type=all', '--level=info'));
    const left = found.filter(({ name, metadata }) => {
      // In a database that nobody has used, no index has been.
      if (name === 'unused_index') return false;
      // No role enters the private schema: its tables need no policy, and functions alone reach them.
      if (name === 'rls_enabled_no_policy') return metadata.schema !== 'private';
      return !(name.includes('security_definer') && stated.has(`${metadata.schema}.${metadata.name}`));
    });
    expect(left.map(({ name, detail }) => `${name}: ${detail}`)).toEqual([]);
    // The views that are there on purpose: the advisors did look.
    const views = found.filter(({ name }) => name === 'security_definer_view');
    expect(views.map(({ metadata }) => metadata.name).toSorted()).toEqual([
      'contest',
      'enigme_calendar',
      'enigme_leaderboard',
      'enigme_revelations',
    ]);
  });
});
