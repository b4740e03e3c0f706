import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCluster, type Cluster } from '../postgres/cluster';

const WAIT = { timeout: 10_000 };

let cluster: Cluster;
let accounts = 0;
let account: string;
let knights: string[];

const ask = async (sql: string) => (await cluster.query('knights', sql)).trim();
const waiting = () => ask("select count(*) from pg_stat_activity where wait_event_type = 'Lock'");
const idOf = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

async function createAccount(): Promise<string> {
  accounts += 100;
  const id = idOf(accounts);
  await ask(
    `insert into auth.users (id, email, raw_user_meta_data) values ('${id}', '${id}@exemple.test', '{}')`,
  );
  return id;
}

/** Opens a session in which a knight of an account plays. */
function play(owner: string, knight = owner) {
  const session = cluster.open('knights', owner);
  session.send(`set request.headers = '${JSON.stringify({ 'x-knight': knight })}'`);
  return session;
}

/** Makes a second call before the first one's transaction ends, which it must wait for. @returns what each wrote. */
async function inTurn(
  first: [string, knight?: string | undefined],
  firstSql: string,
  second: [string, knight?: string | undefined],
  secondSql: string,
) {
  const [one, other] = [play(...first), play(...second)];
  one.send('begin');
  one.send(firstSql);
  await expect.poll(one.output, WAIT).not.toBe('');
  other.send(secondSql);
  await expect.poll(waiting, WAIT).toBe('1');
  one.send('commit');
  return [await one.close(), await other.close()];
}

const validate = (knight = '') => `select public.validate_user_review('${knight}', true, false)`;
const guess = (text: string) => `select public.submit_answer(2, '${text}') ->> 'status'`;

/** Two connections at once, which the embedded database does not have (decision 0026). */
describe('Two knights of an account at once', () => {
  beforeAll(async () => {
    cluster = await startCluster();
    await cluster.create('knights');
  }, 120_000);
  afterAll(() => cluster.remove(), 30_000);
  beforeEach(async () => {
    account = await createAccount();
    knights = [account, ...[1, 2, 3, 4].map((nth) => idOf(accounts + nth))];
    await ask(
      `insert into public.users (id, account_id, username) select id, '${account}', 'Page' from unnest('{${knights.slice(1).join()}}'::uuid[]) as id`,
    );
  });

  test('an account that adds its sixth knight twice has six', async () => {
    const add = "select public.add_knight('Yvain', 1) ->> 'status'";
    const [added, refused] = await inTurn([account], add, [account, knights[1]], add);
    expect(added).toBe('added');
    expect(refused).toContain('Un compte a six chevaliers au plus');
    expect(await ask(`select count(*) from public.users where account_id = '${account}'`)).toBe('6');
  });

  test('two admins validate the reviews of two knights of an account: the second is refused', async () => {
    const admins = [await createAccount(), await createAccount()];
    await ask(`update public.users set is_admin = true where id = any ('{${admins.join()}}')`);
    const [one = '', other = ''] = admins;
    const [validated, refused] = await inTurn([one], validate(knights[2]), [other], validate(knights[1]));
    expect(validated).toBe('10');
    expect(refused).toContain('Un autre chevalier de ce compte a déjà un avis');
  });

  test("the account's last wrong answer of the minute is given once", async () => {
    await ask(
      `insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at)
       select id, 'riddle', private.current_edition(), private.find_riddle(2, null), 'e' || n, 'e' || n, now(), now()
       from unnest('{${knights.slice(0, 4).join()}}'::uuid[]) with ordinality as each (id, place), generate_series(1, 9) as n
       where place < 4 or n <= 2`,
    );
    const [first, second] = await inTurn(
      [account, knights[3]],
      guess('un essai'),
      [account, knights[4]],
      guess('un autre'),
    );
    expect([first, second]).toEqual(['wrong', 'locked']);
  });

  test('a knight who is removed while they answer is unknown, and records nothing', async () => {
    const [, gone = ''] = knights;
    const [removed, refused] = await inTurn(
      [account],
      `select public.remove_knight('${gone}') ->> 'status'`,
      [account, gone],
      "select public.submit_answer(2, 'un essai') ->> 'status'",
    );
    expect(removed).toBe('removed');
    expect(refused).toContain("Ce chevalier n'existe pas");
    expect(await ask(`select count(*) from private.wrong_answers where user_id = '${gone}'`)).toBe('0');
  });

  test('a knight who answers while their account is deleted writes nothing', async () => {
    const [deleted, refused] = await inTurn(
      [account],
      "select public.delete_account(), 'deleted'",
      [account, knights[1]],
      "select public.submit_answer(2, 'un essai') ->> 'status'",
    );
    expect(deleted).toBe('|deleted');
    expect(refused).toContain("Ce compte n'existe plus");
    expect(await ask(`select count(*) from public.users where account_id = '${account}'`)).toBe('0');
  });

  test('another account does not wait', async () => {
    const other = await createAccount();
    const one = play(account, knights[1]);
    one.send('begin');
    one.send("select public.submit_answer(2, 'un essai') ->> 'status'");
    await expect.poll(one.output, WAIT).toBe('wrong\n');
    const free = play(other);
    free.send("select public.submit_answer(2, 'un essai') ->> 'status'");
    expect(await free.close()).toBe('wrong');
    one.send('commit');
    await one.close();
  });
});

/** Policies and views on the rows of December, which the planner reads by index if it knows the knight before it reads. */
describe('The knight that plays', () => {
  let december: Cluster;
  /** Runs a statement as the second knight of an account. */
  const asKnight = (sql: string) =>
    december.query(
      'december',
      `begin;
       set local track_functions = 'all';
       select set_config('request.jwt.claims', json_build_object('sub', bench.account(1500), 'role', 'authenticated')::text, true),
         set_config('request.headers', json_build_object('x-knight', bench.knight(1500))::text, true);
       set local role authenticated;
       ${sql}
       rollback`,
    );
  beforeAll(async () => {
    december = await startCluster();
    await december.create('december');
    await december.populate('december', { accounts: 1000, knights: 1600 });
  }, 180_000);
  afterAll(() => december.remove(), 30_000);

  const BY_INDEX = [
    ['enigme_progress', 1],
    ['enigme_fragments', 1],
    ['artefacts', 1],
    ['hints_revealed', 1],
    ['edition_results', 1],
    ['enigme_revelations', 1],
  ] as const;
  test.each(BY_INDEX)('is known before %s is read, by index', async (relation) => {
    const plan = await asKnight(`explain select * from public.${relation};`);
    expect(plan).toContain('InitPlan 1');
    expect(plan).not.toMatch(
      /Seq Scan on (users|enigme_progress|enigme_fragments|artefacts|hints_revealed|edition_results)/,
    );
  });

  test.each([
    ...BY_INDEX,
    ['enigme_leaderboard', 1],
    ['editions', 1],
    // Policies of two tables; the knight, and whether the knight is an admin.
    ['enigme_indices', 2],
    ['users', 2],
  ] as const)('is asked for by a statement on %s, not by each row: %i times', async (relation, calls) => {
    const counted = await asKnight(
      `select count(rows) from public.${relation} as rows;
       select sum(calls) from pg_stat_xact_user_functions where funcname = 'current_knight';`,
    );
    expect(counted.trim().split('\n').at(-1)).toBe(String(calls));
  });
});
