import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, startCluster, type Cluster } from './cluster';
import { openSession } from './session';

const installation = await findPostgres();

const [FIRST, SLOW, QUICK] = ['1', '2', '3'].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

/** Shares the few letters of a status between its groups in every way, looking for a last letter said twice that is not there. */
const ENDLESS = `pgrst_scalar ->> 'status' ~ '^${'(.*)'.repeat(160)}(.)\\161$'`;

/**
 * A call as PostgREST 12 and later make it: the function's own `statement_timeout` is set for the transaction (`db-hoisted-tx-settings`;
 * PostgreSQL alone would not hold the statement that calls it to that), then the caller's filter works on what it returned, before
 * the commit.
 */
const call = (name: string, input: string, filter = 'true') => `begin;
  select set_config('statement_timeout', split_part(setting, '=', 2), true) from pg_proc, unnest(proconfig) as setting
  where pronamespace = 'public'::regnamespace and proname = '${name}' and setting like 'statement_timeout=%';
  with pgrst_source as (select public.${name}(${input}) as pgrst_scalar)
  select pgrst_scalar ->> 'status' from (select * from pgrst_source where ${filter}) as _postgrest_t;
  commit`;

const ENDED = 'canceling statement due to statement timeout';

/** Waiting for each other takes two connections, which the embedded database does not have. */
describe.skipIf(installation === null)('While a reply is filtered without end', () => {
  let cluster: Cluster;
  let right: string;
  const open = (person: string | undefined) => {
    if (!installation) throw new Error('There is no PostgreSQL to hold locks on');
    return openSession(installation, cluster, 'locks', person ?? null);
  };
  /** How many filter what has been written, and wait for nobody. */
  const filtering = () =>
    cluster.psql(
      'locks',
      `select count(*) from pg_stat_activity
       where query like '%(.*)%' and query like 'with pgrst_source%' and state = 'active' and backend_xid is not null and wait_event is null`,
    );

  beforeAll(async () => {
    if (!installation) return;
    cluster = await startCluster(installation, ['fsync=off']);
    await cluster.create('locks');
    await cluster.psql(
      'locks',
      `insert into auth.users (id, email, raw_user_meta_data)
       select id, id || '@exemple.test', '{}' from unnest('{${FIRST},${SLOW},${QUICK}}'::uuid[]) as id;`,
    );
    const answer = 'select answers[1] from private.enigme_solutions where enigme_id = 1';
    right = `1, '${(await cluster.psql('locks', answer)).trim()}'`;
    // Somebody has the total that the others are about to reach.
    const first = open(FIRST);
    first.tell(call('submit_answer', right));
    await first.leave();
  }, 60_000);
  afterAll(() => cluster.remove(), 30_000);

  /** Calls in two sessions: one whose filter does not end, then another, which must not wait for it. */
  const beside = async (slow: string | undefined, quick: string | undefined, input: string) => {
    const holder = open(slow);
    holder.tell(call('submit_answer', input, ENDLESS));
    await expect.poll(filtering, { timeout: 10_000 }).toBe('1\n');
    const other = open(quick);
    other.tell("set statement_timeout = '2s'");
    other.tell(call('submit_answer', input));
    const said = await other.leave();
    return { said, stillFiltering: await filtering(), ended: await holder.leave() };
  };

  test("another knight's first right answer is recorded at once; the filter is ended, and what it held undone", async () => {
    const { said, stillFiltering, ended } = await beside(SLOW, QUICK, right);
    expect(said).toContain('correct');
    expect(stillFiltering).toBe('1\n');
    expect(ended).toContain(ENDED);
    expect(await cluster.psql('locks', 'select score, players from private.score_counts')).toBe('5|2\n');
  });

  test("another visitor's wrong answer is counted at once, and those of old are purged later; the filter is ended", async () => {
    await cluster.psql(
      'locks',
      `insert into private.visitor_attempts (address_digest, tried_at) values ('old', now() - interval '2 hours')`,
    );
    const { said, stillFiltering, ended } = await beside(undefined, undefined, "1, 'faux'");
    expect(said).toContain('wrong');
    expect(stillFiltering).toBe('1\n');
    expect(ended).toContain(ENDED);
    const next = open(undefined);
    next.tell(call('submit_answer', "1, 'faux'"));
    await next.leave();
    expect(
      await cluster.psql(
        'locks',
        "select count(*), count(*) filter (where address_digest = 'old') from private.visitor_attempts",
      ),
    ).toBe('2|0\n');
  });
});
