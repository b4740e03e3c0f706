import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editionSql } from '../edition/seed';
import { edition } from '../edition/testEdition';
import { startCluster, type Cluster, type Session } from '../postgres/cluster';

const [KNIGHT, OTHER, THIRD] = ['1', '2', '3'].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const WAIT = { timeout: 10_000 };

let cluster: Cluster;
let right: string;
const waiting = (database: string) =>
  cluster.query(database, "select count(*) from pg_stat_activity where wait_event_type = 'Lock'");

/** A database with three accounts. */
async function createWithKnights(database: string): Promise<void> {
  await cluster.create(database);
  await cluster.query(
    database,
    `insert into auth.users (id, email, raw_user_meta_data)
     select id, id || '@exemple.test', '{}' from unnest('{${KNIGHT},${OTHER},${THIRD}}'::uuid[]) as id;`,
  );
}

/** Makes a second call before the first one's transaction ends, which it must wait for. @returns both results. */
async function inTurn(
  first: Session,
  firstSql: string,
  second: Session,
  secondSql: string,
  database: string,
) {
  first.send('begin');
  first.send(firstSql);
  await expect.poll(first.output, WAIT).not.toBe('');
  second.send(secondSql);
  await expect.poll(() => waiting(database), WAIT).toBe('1\n');
  first.send('commit');
  return [await first.close(), await second.close()].map((text): unknown => text && JSON.parse(text));
}

/** Splits a status between 160 groups in every way, to find a last letter repeated that is not there. */
const ENDLESS = `pgrst_scalar ->> 'status' ~ '^${'(.*)'.repeat(160)}(.)\\161$'`;
const ENDED = 'canceling statement due to statement timeout';

/**
 * A call as PostgREST 12 and later make it: the function's own `statement_timeout` is set for the transaction
 * (`db-hoisted-tx-settings`), then the caller's filter works on its result before the commit.
 */
const submit = (input: string, filter = 'true') => `begin;
  select set_config('statement_timeout', split_part(setting, '=', 2), true) from pg_proc, unnest(proconfig) as setting
  where pronamespace = 'public'::regnamespace and proname = 'submit_answer' and setting like 'statement_timeout=%';
  with pgrst_source as (select public.submit_answer(${input}) as pgrst_scalar)
  select pgrst_scalar ->> 'status' from (select * from pgrst_source where ${filter}) as _postgrest_t;
  commit`;
/** Number of calls that have written something, are filtering, and wait for no lock. */
const filtering = () =>
  cluster.query(
    'filtering',
    `select count(*) from pg_stat_activity where query like '%(.*)%' and query like '%pgrst_source%'
     and state = 'active' and backend_xid is not null and wait_event is null`,
  );

async function call(knight: string | undefined, input: string): Promise<string> {
  const session = cluster.open('filtering', knight);
  session.send("set statement_timeout = '2s'");
  session.send(submit(input));
  return session.close();
}

/** Calls twice: once with a filter that does not end, then as another player, who must not wait for it. */
async function beside(slow: string | undefined, quick: string | undefined, input: string) {
  const holder = cluster.open('filtering', slow);
  holder.send(submit(input, ENDLESS));
  await expect.poll(filtering, WAIT).toBe('1\n');
  const reply = await call(quick, input);
  return { reply, stillFiltering: await filtering(), ended: await holder.close() };
}

/** The totals of the editions: of the past one as frozen, and of the current one. */
const totals = async (database: string) =>
  cluster.query(
    database,
    `select coalesce(results.total_score, 0), users.total_score from public.users
     left join public.edition_results as results on results.user_id = users.id
     where users.id = '${KNIGHT}'`,
  );

/** Two connections at once, which the embedded database does not have. */
describe('Two calls at once', () => {
  beforeAll(async () => {
    cluster = await startCluster();
    for (const database of ['turns', 'accepting', 'filtering', 'before', 'after'])
      await createWithKnights(database);
    const next = editionSql({ ...edition, edition: 'next' }, []);
    for (const database of ['before', 'after']) await cluster.query(database, next);
    const answer =
      'select answers[1] from private.enigme_solutions where enigme_id = private.find_riddle(1, null)';
    right = `1, '${(await cluster.query('turns', answer)).trim()}'`;
  }, 120_000);
  afterAll(() => cluster.remove(), 30_000);

  test('an answer waits for the hint that another tab reveals, and is worth what that hint leaves', async () => {
    const [, answer] = await inTurn(
      cluster.open('turns', KNIGHT),
      'select public.reveal_hint(1, 1)',
      cluster.open('turns', KNIGHT),
      `select public.submit_answer(${right})`,
      'turns',
    );
    expect(answer).toMatchObject({ status: 'correct', hints_used: 1, score: 3 });
  });

  test('an admin decides on what another admin has just decided, and both decisions are recorded', async () => {
    await cluster.query('turns', `update public.users set is_admin = true where id <> '${KNIGHT}'`);
    const decide = (flags: string) => `select public.validate_user_review('${KNIGHT}', ${flags})`;
    await inTurn(
      cluster.open('turns', OTHER),
      decide('true, false'),
      cluster.open('turns', THIRD),
      decide('true, true'),
      'turns',
    );
    expect(
      await cluster.query(
        'turns',
        `select admin_id = '${OTHER}', had_review, had_media, had_score, has_review, has_media
         from private.review_decisions order by id`,
      ),
    ).toBe('t|f|f|3|t|f\nf|t|f|13|t|t\n');
  });

  test('of two admins who accept the same answer, the second waits, and no knight is regraded twice', async () => {
    await cluster.query(
      'accepting',
      `update public.users set is_admin = true where id = '${KNIGHT}';
       insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at)
       select id, 'riddle', private.current_edition(), private.find_riddle(1, null), 'uneerreur', 'une erreur', now(), now() from unnest('{${OTHER},${THIRD}}'::uuid[]) as id;`,
    );
    const accept = "select public.accept_answer(1, 'une erreur')";
    const [first, second] = [cluster.open('accepting', KNIGHT), cluster.open('accepting', KNIGHT)];
    expect(await inTurn(first, accept, second, accept, 'accepting')).toEqual([
      { status: 'accepted', regraded: 2 },
      { status: 'already_accepted', regraded: 0 },
    ]);
    expect(
      await cluster.query(
        'accepting',
        `select count(*), count(distinct user_id), (select string_agg(distinct total_score::text, ',') from public.users
         where id <> '${KNIGHT}') from private.answer_regrades`,
      ),
    ).toBe('2|2|5\n');
  });

  describe('while an edition is published', () => {
    const publish = "select private.publish_edition('next')";
    const published = { status: 'published', archived: edition.edition };

    test('an answer that came before counts in the edition that ends', async () => {
      const owner = cluster.open('before');
      owner.send('reset role');
      expect(
        await inTurn(
          cluster.open('before', KNIGHT),
          `select public.submit_answer(${right})`,
          owner,
          publish,
          'before',
        ),
      ).toEqual([
        expect.objectContaining({ status: 'correct', total_score: 5 }),
        { ...published, results: 1 },
      ]);
      expect(await totals('before')).toBe('5|0\n');
    });

    test('an answer that comes meanwhile waits, and counts in the next one', async () => {
      const owner = cluster.open('after');
      owner.send('reset role');
      expect(
        await inTurn(
          owner,
          publish,
          cluster.open('after', KNIGHT),
          `select public.submit_answer(${right})`,
          'after',
        ),
      ).toEqual([
        { ...published, results: 0 },
        expect.objectContaining({ status: 'correct', total_score: 5 }),
      ]);
      expect(await totals('after')).toBe('0|5\n');
    });
  });

  describe('while a reply is filtered without end', () => {
    test("another knight's first right answer is recorded at once; the filter is stopped and its call undone", async () => {
      // The first knight has the total that the two others are about to reach.
      await call(KNIGHT, right);
      const { reply, stillFiltering, ended } = await beside(OTHER, THIRD, right);
      expect([reply, stillFiltering]).toEqual([expect.stringContaining('correct'), '1\n']);
      expect(ended).toContain(ENDED);
      expect(await cluster.query('filtering', 'select score, players from private.score_counts')).toBe(
        '5|2\n',
      );
    });

    test("another visitor's wrong answer is counted at once", async () => {
      const { reply, stillFiltering, ended } = await beside(undefined, undefined, "1, 'faux'");
      expect([reply, stillFiltering]).toEqual([expect.stringContaining('wrong'), '1\n']);
      expect(ended).toContain(ENDED);
      expect(await cluster.query('filtering', 'select count(*) from private.visitor_attempts')).toBe('1\n');
    });
  });
});
