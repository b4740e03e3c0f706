import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCluster, type Cluster } from '../postgres/cluster';

let cluster: Cluster;
const ask = (sql: string) => cluster.query('counted', sql);
/** Runs a statement as the team's first knight. */
const asAdmin = (sql: string) =>
  ask(
    `begin;
     do $$ begin perform set_config('request.jwt.claims',
       json_build_object('sub', bench.account(1), 'role', 'authenticated')::text, true); end $$;
     set local role authenticated;
     ${sql};
     commit`,
  );

/** December with deleted accounts, test accounts that changed and more wrong answers, before anything is folded. */
beforeAll(async () => {
  cluster = await startCluster();
  await cluster.create('counted');
  await cluster.populate('counted', { accounts: 1500, knights: 2400 });
  await ask(
    'delete from auth.users where id in (select bench.knight(n) from generate_series(2, 1500, 7) as n)',
  );
  await ask("update public.users set isnotuser = not isnotuser where id::text < '2'");
  await ask(
    `insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at, times, almost)
     select id, 'riddle', private.current_edition(), private.find_riddle(1 + ascii(id::text) % 3, null), 'erreur7',
       case when id::text < '8' then 'Erreur 7' else 'erreur 7' end, now(), now(), 3, id::text > 'c'
     from public.users on conflict (user_id, kind, edition, enigme_id, normalized)
       do update set times = private.wrong_answers.times + 1, almost = true`,
  );
  await ask("delete from private.wrong_answers where typed in ('Erreur 3', 'Erreur 4')");
}, 120_000);
afterAll(() => cluster.remove());

/** The lists as the rows themselves say them. */
const MISTAKES = [1, 2, 3, 12].map((day) => [
  `select normalized, typed, times, knights, last_at, almost from public.admin_wrong_answers(${day})`,
  `select normalized, mode() within group (order by typed), sum(times), count(*), max(last_at), bool_or(almost)
   from private.wrong_answers join public.users on users.id = user_id
   where kind = 'riddle' and enigme_id = private.find_riddle(${day}, null) and normalized <> '' and not isnotuser
   group by normalized order by count(*) desc, sum(times) desc, normalized limit 100`,
]);
const PAGES = [1, 2, 60, 100, 101, 140, 9999].map((page) => [
  `select found ->> 'position', found ->> 'rank', found ->> 'total_score'
   from jsonb_array_elements(public.leaderboard_page(${page}, 'past5') -> 'rows') as found`,
  `select number, rank, total_score from (
     select row_number() over (order by place) as number, count(*) over () as results, rank, total_score
     from public.edition_results where edition = 'past5' and place is not null) as listed
   where (number - 1) / 10 = least(${page} - 1, (results - 1) / 10) order by number`,
]);
const SEARCHES = [
  'chevalier12',
  'CHEVALIER77@',
  'Étoile',
  'ée',
  '%',
  'a_b',
  '77\\',
  'test\nsire',
  'dame etoile 8',
].map((text) => [
  `select coalesce(max(total), 0) from public.admin_users('${text}', hide_test_accounts => false)`,
  `select count(*) from public.users join auth.users as accounts on accounts.id = account_id
     where position(private.folded_name('${text}') in
       private.folded_name(concat_ws(E'\\n', accounts.email, display_name, nullif(username, display_name)))) > 0`,
]);

test.each([false, true])('kept counts say what the rows say; folded: %s', async (isFolded) => {
  if (isFolded) await ask('select private.fold_wrong_answers(), private.fold_result_counts()');
  for (const [call = '', rows = ''] of [...MISTAKES, ...PAGES, ...SEARCHES])
    expect.soft(await asAdmin(call), call).toBe(await ask(rows));
  expect(await ask('select count(*) from private.wrong_answer_counts where knights = 0 and folded')).toBe(
    '0\n',
  );
});

test('folding leaves one row for each count', async () => {
  expect(
    await ask(
      `select (select count(*) from private.wrong_answer_counts where not folded),
         (select count(*) - count(distinct (edition, bucket)) from private.result_counts)`,
    ),
  ).toBe('0|0\n');
});
