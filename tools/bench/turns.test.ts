import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, startCluster, type Cluster } from './cluster';
import { openSession } from './session';

const installation = await findPostgres();

const [KNIGHT, ADMIN, OTHER_ADMIN] = ['1', '2', '3'].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

const decide = (flags: string) => `select public.validate_user_review('${KNIGHT}', ${flags})`;

/** Taking turns takes two connections, which the embedded database does not have (supabase/tests/170_row_locks.sql finds its locks). */
describe.skipIf(installation === null)('Two calls about one knight at once', () => {
  let cluster: Cluster;
  let right: string;
  beforeAll(async () => {
    if (!installation) return;
    cluster = await startCluster(installation, ['fsync=off']);
    await cluster.create('turns');
    await cluster.psql(
      'turns',
      `insert into auth.users (id, email, raw_user_meta_data)
       select id, id || '@exemple.test', '{}' from unnest('{${KNIGHT},${ADMIN},${OTHER_ADMIN}}'::uuid[]) as id;
       update public.users set is_admin = true where id <> '${KNIGHT}';`,
    );
    const answer = 'select answers[1] from private.enigme_solutions where enigme_id = 1';
    right = (await cluster.psql('turns', answer)).trim();
  }, 60_000);
  afterAll(() => cluster.remove(), 30_000);

  const waiting = () =>
    cluster.psql('turns', "select count(*) from pg_stat_activity where wait_event_type = 'Lock'");

  /** Makes a call, and another before the first has ended, which must wait for it. @returns what the second said. */
  async function inTurn(first: [string | undefined, string], second: [string | undefined, string]) {
    const [one, two] = [first, second].map(([person]) => {
      if (!installation) throw new Error('There is no PostgreSQL to take turns on');
      return openSession(installation, cluster, 'turns', person ?? null);
    });
    if (!one || !two) throw new Error('Two sessions were to be opened');
    one.tell('begin');
    one.tell(first[1]);
    await expect.poll(one.said, { timeout: 10_000 }).not.toBe('');
    two.tell(second[1]);
    await expect.poll(waiting, { timeout: 10_000 }).toBe('1\n');
    one.tell('commit');
    await one.leave();
    return two.leave();
  }

  test('an answer waits for the hint that another tab reveals, and is worth what that hint leaves', async () => {
    const said = await inTurn(
      [KNIGHT, 'select public.reveal_hint(1, 1)'],
      [KNIGHT, `select public.submit_answer(1, '${right}')`],
    );
    expect(JSON.parse(said)).toMatchObject({ status: 'correct', hints_used: 1, score: 3 });
  });

  test('an admin decides on what another admin has just decided, and both decisions are told as they were taken', async () => {
    await inTurn([ADMIN, decide('true, false')], [OTHER_ADMIN, decide('true, true')]);
    expect(
      await cluster.psql(
        'turns',
        `select admin_id = '${ADMIN}', had_review, had_media, had_score, has_review, has_media
         from private.review_decisions order by id`,
      ),
    ).toBe('t|f|f|3|t|f\nf|t|f|13|t|t\n');
  });
});
