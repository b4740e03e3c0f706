import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
let admin: ApiClient & { id: string };
beforeAll(async () => {
  backend = await openTestBackend();
  admin = await backend.newKnight();
  await backend.query('update public.users set is_admin = true where id = $1', [admin.id]);
});
afterAll(() => backend.close());

/** Violated invariants: one row for each, with the user or score concerned. */
const BROKEN = `
  select 'total or count' as broken, users.id::text as subject from public.users left join lateral (
    select coalesce(sum(score), 0) as points, count(*) as riddles, max(completed_at) as latest
    from public.enigme_progress join public.enigmes on enigmes.id = enigme_id
    where user_id = users.id and edition = (select code from public.editions where status = 'current')
  ) as sums on true
  where total_score <> points + case when review_points then 10 else 0 end + case when media_points then 3 else 0 end
    or completed_enigmes <> riddles or last_quest_at is distinct from latest
  union all
  select 'score of a riddle', user_id::text from public.enigme_progress
  where score <> case when revealed then 0 else (array[5, 3, 2, 1])[1 + least(hints_used, 3)] end
    or revealed <> exists (select from private.answer_reveals as reveals
      where reveals.user_id = enigme_progress.user_id and reveals.enigme_id = enigme_progress.enigme_id)
  union all
  (select 'fragments', user_id::text from (
    select user_id, enigme_id from public.enigme_progress except select user_id, enigme_id from public.enigme_fragments) as missing)
  union all
  (select 'fragments', user_id::text from (
    select user_id, enigme_id from public.enigme_fragments except select user_id, enigme_id from public.enigme_progress) as extra)
  union all
  (select 'artefacts', user_id::text from (
    select user_id, enigme_id from public.enigme_progress except select user_id, enigmes.id from public.artefacts join public.enigmes using (edition, day_number)) as missing)
  union all
  (select 'artefacts', user_id::text from (
    select user_id, enigmes.id from public.artefacts join public.enigmes using (edition, day_number) except select user_id, enigme_id from public.enigme_progress) as extra)
  union all
  select 'hints out of order', user_id::text from public.hints_revealed join public.enigme_indices on id = hint_id
  group by user_id, hints_revealed.enigme_id having max(rang) <> count(*)
  union all
  select 'score counts', coalesce(counted.score, real.total_score)::text
  from (select score, players from private.score_counts where players <> 0) as counted
  full join (select total_score, count(*) as n from public.users where not isnotuser and not out_of_ranking and not is_class and (total_score > 0 or completed_enigmes > 0) group by 1) as real
    on real.total_score = counted.score
  where counted.players is distinct from real.n
  union all
  select 'score counts by hour', coalesce(counted.score, real.total_score)::text
  from (select score, hour, players from private.score_counts_by_hour where players <> 0) as counted
  full join (
    select total_score, date_trunc('hour', score_reached_at, 'UTC') as hour, count(*) as n from public.users where ranked group by 1, 2
  ) as real on real.total_score = counted.score and real.hour = counted.hour
  where counted.players is distinct from real.n
  union all
  select 'result counts', coalesce(counted.edition, real.edition)
  from (select edition, bucket, sum(players) as players from private.result_counts group by 1, 2 having sum(players) <> 0) as counted
  full join (select edition, (place - 1) / 1000 as bucket, count(*) as n from public.edition_results where place is not null group by 1, 2) as real
    using (edition, bucket)
  where counted.players is distinct from real.n
  union all
  select 'wrong answer counts', coalesce(counted.typed, real.typed)
  from (select enigme_id, normalized, typed, almost, sum(knights) as knights, sum(times) as times from private.wrong_answer_counts
    group by 1, 2, 3, 4 having sum(knights) <> 0 or sum(times) <> 0) as counted
  full join (select enigme_id, normalized, typed, almost, count(*) as knights, sum(times) as times
    from private.wrong_answers join public.users on users.id = user_id
    where kind = 'riddle' and normalized <> '' and not isnotuser group by 1, 2, 3, 4) as real using (enigme_id, normalized, typed, almost)
  where counted.knights is distinct from real.knights or counted.times is distinct from real.times
  union all
  select 'search texts', users.id::text from public.users
  left join private.search_texts as texts on texts.user_id = users.id
  join auth.users as accounts on accounts.id = users.account_id
  where texts.text is distinct from private.folded_name(
    concat_ws(E'\n', accounts.email, display_name, nullif(username, display_name)))
  union all
  select 'a hidden name that others read', users.id::text from public.users
  join private.hidden_names as hidden on hidden.user_id = users.id and hidden.name = users.display_name
  where users.public_name <> 'Chevalier'`;

const NAME = 'Perceval';
const day = fc.constantFrom(1, 2, 3, 21, 22);
const entry = fc.record(
  {
    day,
    answer: fc.constantFrom('motcache 1', 'motcache 2', 'motcache 3', 'motcache 21', 'motcache 22', 'non'),
    hints_used: fc.integer({ min: 0, max: 4 }),
    revealed: fc.boolean(),
  },
  { requiredKeys: ['day'] },
);
const step = fc.record({
  who: fc.constantFrom(0, 1),
  /** True if it is done in the edition before the current one, once there is one. */
  inThePast: fc.boolean(),
  act: fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('right' as const), day }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('wrong' as const),
        day,
        word: fc.constantFrom('a', 'b', 'REVEAL_ANSWER'),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant('hint' as const), day, rang: fc.integer({ min: 1, max: 3 }) }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('reveal' as const), day }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('reset' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('import' as const),
        entries: fc.array(entry, { maxLength: 4 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('review' as const),
        review: fc.boolean(),
        media: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('test account' as const), flag: fc.boolean() }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('out of ranking' as const), isOut: fc.boolean() }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('hide name' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore name' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('publish' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('fold counts' as const) }) },
  ),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/**
 * The API call of a step: who calls, the function and its input; null for a step without a call.
 */
function requestOf({ act }: Step, knight: ApiClient & { id: string }): [ApiClient, string, object] | null {
  switch (act.kind) {
    case 'right':
      return [knight, 'submit_answer', { day: act.day, answer: `motcache ${act.day}` }];
    case 'wrong':
      return [knight, 'submit_answer', { day: act.day, answer: act.word }];
    case 'hint':
      return [knight, 'reveal_hint', { day: act.day, rang: act.rang }];
    case 'reveal':
      return [knight, 'reveal_answer', { day: act.day }];
    case 'reset':
      return [knight, 'reset_progress', {}];
    case 'import':
      return [knight, 'import_progress', { entries: act.entries }];
    case 'review':
      return [
        admin,
        'validate_user_review',
        { user_uuid: knight.id, has_review: act.review, has_media: act.media },
      ];
    case 'out of ranking':
      return [admin, 'set_out_of_ranking', { user_uuid: knight.id, is_out: act.isOut, reason: 'Essai' }];
    case 'hide name':
      return [admin, 'hide_name', { user_uuid: knight.id, name: NAME, reason: 'Essai' }];
    case 'restore name':
      return [admin, 'restore_name', { user_uuid: knight.id, name: NAME }];
    case 'test account':
    case 'publish':
    case 'fold counts':
      return null;
  }
}

/** The editions that have been played, the current one last. */
const played = ['tests'];

/** The last publishing: two steps of a round that publish do so one after the other. */
let publishing = Promise.resolve();

async function publishNext(before: Promise<void>): Promise<void> {
  await before;
  const code = `tests-${played.length}`;
  await backend.query(
    "select tests.play_edition(tests.edition() || jsonb_build_object('edition', $1::text))",
    [code],
  );
  played.push(code);
}

/** The results of past editions. */
const frozen = (editions: string[]) =>
  backend.query('select * from public.edition_results where edition = any ($1) order by edition, user_id', [
    editions,
  ]);

async function perform(each: Step, knight: ApiClient & { id: string }): Promise<void> {
  if (each.act.kind === 'publish') {
    publishing = publishNext(publishing);
    return publishing;
  }
  if (each.act.kind === 'fold counts') {
    await backend.query('select private.fold_wrong_answers(), private.fold_result_counts()');
    return;
  }
  const asked = requestOf(each, knight);
  if (asked === null) {
    const flag = each.act.kind === 'test account' && each.act.flag;
    await backend.query('update public.users set isnotuser = $2 where id = $1', [knight.id, flag]);
    return;
  }
  const [client, name, body] = asked;
  const past = each.inThePast && client !== admin ? played.at(-2) : undefined;
  const { status } = await client.request(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    body: past === undefined ? body : { ...body, edition: past },
  });
  // 404: the riddle has no such hint.
  expect([200, 400, 404]).toContain(status);
}

test(
  'Totals equal what the rows of the current edition say after any order and concurrency of calls (rule 5.3), and past results stay',
  { timeout: 240_000 },
  async () => {
    // The steps of an inner list run concurrently, like several tabs and an admin.
    const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(rounds, async (sequence) => {
        const knights = [
          await backend.newKnight({ username: NAME }),
          await backend.newKnight({ username: NAME }),
        ] as const;
        for (const round of sequence) {
          const past = played.slice(0, -1);
          const before = await frozen(past);
          await Promise.all(round.map((each) => perform(each, knights[each.who === 0 ? 0 : 1])));
          expect(await backend.query(BROKEN)).toEqual([]);
          expect(await frozen(past)).toEqual(before);
        }
        await backend.query('delete from auth.users where id = any($1)', [knights.map(({ id }) => id)]);
        expect(await backend.query(BROKEN)).toEqual([]);
      }),
      // Shrinking would take longer than the test's timeout, which would hide the failure.
      { numRuns: 30, endOnFailure: true },
    );
  },
);
