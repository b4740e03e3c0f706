import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCluster, type Cluster } from '../postgres/cluster';

const KNIGHT = '00000000-0000-4000-8000-000000000001';
const WAIT = { timeout: 10_000 };
const CLIENTS = 8;
const ANSWERS = 25;

let cluster: Cluster;
let right: string;
const ask = (sql: string) => cluster.query('visits', sql);
const waiting = () => ask("select count(*) from pg_stat_activity where wait_event_type = 'Lock'");
const counted = () =>
  ask(
    `select day, event, sum(times) from private.visit_counts(private.current_edition())
     group by day, event order by day, event`,
  );
/** The request of a visitor's browser. */
const headers = (token: string) => `set_config('request.headers', '{"x-browser": "${token}"}', false)`;

/** Opens a session as a browser, in a transaction. */
function begin(token: string, knight?: string) {
  const session = cluster.open('visits', knight);
  session.send('begin');
  session.send(`select 1 from (select ${headers(token)}) as sent`);
  return session;
}

/** Answers at once, and folding in parallel, which the embedded database does not have. */
describe('Counting while others answer (rule 8.8)', () => {
  beforeAll(async () => {
    cluster = await startCluster();
    await cluster.create('visits');
    await ask(
      `insert into auth.users (id, email, raw_user_meta_data) values ('${KNIGHT}', 'k@exemple.test', '{}')`,
    );
    const answer =
      'select answers[1] from private.enigme_solutions where enigme_id = private.find_riddle(1, null)';
    right = `select public.submit_answer(1, '${(await ask(answer)).trim()}') ->> 'status'`;
  }, 120_000);
  afterAll(() => cluster.remove(), 30_000);

  test('a browser does not wait for another one that has not committed, nor does folding', async () => {
    const slow = begin('a');
    slow.send(right);
    await expect.poll(slow.output, WAIT).toContain('correct');
    const knight = begin('b', KNIGHT);
    knight.send(right);
    const quick = begin('b');
    quick.send(right);
    for (const each of [knight, quick]) {
      each.send('commit');
      expect(await each.close()).toContain('correct');
    }
    await ask('select private.fold_visits()');
    expect(await counted()).toBe('1|found|2\n1|tried|2\n');
    slow.send('rollback');
    await slow.close();
    expect(await counted()).toBe('1|found|2\n1|tried|2\n');
  });

  test('the same browser in two requests at once counts once', async () => {
    const [first, second] = [begin('c'), begin('c')];
    first.send('select count(*) from public.count_opening(2)');
    await expect.poll(first.output, WAIT).toBe('1\n1\n');
    second.send('select count(*) from public.count_opening(2)');
    await expect.poll(waiting, WAIT).toBe('1\n');
    for (const each of [first, second]) each.send('commit');
    await Promise.all([first.close(), second.close()]);
    expect(await counted()).toContain('2|opened|1\n');
  });

  test('no count is lost or doubled while hundreds of answers come and counts are folded', async () => {
    const progress = { isDone: false };
    const answer = async (client: number) => {
      const session = cluster.open('visits');
      for (let n = 0; n < ANSWERS; n += 1)
        session.send(
          `begin;
           select set_config('request.headers', '{"x-browser": "${client}-${n}"}', true);
           select public.submit_answer(3, 'une erreur');
           select public.submit_answer(3, 'une autre erreur');
           commit`,
        );
      return session.close();
    };
    const answers = Promise.all(Array.from({ length: CLIENTS }, (_, client) => answer(client))).finally(
      () => (progress.isDone = true),
    );
    const fold = async () => {
      while (!progress.isDone) await ask('select private.fold_visits()');
    };
    const [replies] = await Promise.all([answers, fold(), fold()]);
    expect(replies.join('')).not.toContain('ERROR');
    await ask('select private.fold_visits()');
    expect(await ask('select count(*) from private.visit_events')).toBe('0\n');
    expect(await counted()).toContain(`3|tried|${CLIENTS * ANSWERS}\n`);
  }, 60_000);
});
