import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, startCluster, type Cluster } from './cluster';
import { openSession } from './session';

const installation = await findPostgres();

const KNIGHTS = 3;
const ACCEPT = "select public.accept_answer(1, 'une erreur')";

/** Two people at once need two connections, which the embedded database does not have. */
describe.skipIf(installation === null)('Two admins accept the same answer at once', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    if (!installation) throw new Error('There is no PostgreSQL to race on');
    cluster = await startCluster(installation, ['fsync=off']);
    await cluster.create('race');
    await cluster.psql(
      'race',
      `insert into auth.users (id, email, raw_user_meta_data)
       select md5(n::text)::uuid, n || '@exemple.test', '{}' from generate_series(0, ${KNIGHTS}) as n;
       update public.users set is_admin = true where email = '0@exemple.test';
       insert into private.wrong_answers (user_id, enigme_id, normalized, typed, first_at, last_at)
       select md5(n::text)::uuid, 1, 'uneerreur', 'une erreur', now(), now() from generate_series(1, ${KNIGHTS}) as n;`,
    );
  }, 60_000);
  afterAll(() => cluster.remove(), 30_000);

  const admin = () => {
    if (!installation) throw new Error('There is no PostgreSQL to race on');
    return openSession(installation, cluster, 'race', 'cfcd2084-95d5-65ef-66e7-dff9f98764da');
  };
  const sleepers = () =>
    cluster.psql('race', "select count(*) from pg_stat_activity where wait_event_type = 'Lock'");

  test('The second waits for the first, finds it accepted, and nobody is regraded twice', async () => {
    const first = admin();
    first.tell('begin');
    first.tell(ACCEPT);
    await expect.poll(first.said, { timeout: 10_000 }).toContain('regraded');
    const second = admin();
    second.tell(ACCEPT);
    await expect.poll(sleepers, { timeout: 10_000 }).toBe('1\n');
    first.tell('commit');
    expect(JSON.parse(await first.leave())).toEqual({ status: 'accepted', regraded: KNIGHTS });
    expect(JSON.parse(await second.leave())).toEqual({ status: 'already_accepted', regraded: 0 });
    expect(
      await cluster.psql(
        'race',
        `select count(*), count(distinct user_id), (select string_agg(distinct total_score::text, ',') from public.users
         where email <> '0@exemple.test') from private.answer_regrades`,
      ),
    ).toBe(`${KNIGHTS}|${KNIGHTS}|5\n`);
  });
});
