/**
 * The measured calls: each as the product makes it, compared with the requests that the specification's own client makes for the
 * same screen, on tables as the specification has them (spec.sql). In pgbench's scripts, `:knights` is the number of
 * knights and `:who` one of them, drawn for each transaction.
 */

/** A call and what it may cost. */
export interface Call {
  name: string;
  /** One request: a single statement, as the API sends it. */
  sql: string;
  /** A player waits for a knight's call: the number of players must not slow it down. Default: `knight`. */
  as?: 'admin';
  /** The highest median with the largest number of knights, in milliseconds. */
  targetMs?: number;
  /** Number of measurements. Default: 500 for a knight, 60 for an admin. */
  times?: number;
  /** The specification's requests for the same thing, one after the other. Default: 60 times. */
  naive?: { requests: readonly string[]; times?: number };
}

/** A day's answer as a player types it. */
export interface Typed {
  day: number;
  answer: string;
}

/** Wraps a selection of rows as the API does. */
const rows = (query: string) => `select coalesce(json_agg(found), '[]') from (${query}) as found`;
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const PLAYER = 'id, username, display_name, total_score, completed_enigmes, updated_at';
const PLAYER_COUNT = 'select count(*) from spec.users where total_score is not null';
const MYSELF = 'bench.knight(:who)';
const page = (offset: string) =>
  rows(`select ${PLAYER} from spec.users order by total_score desc offset ${offset} limit 10`);
/** The calls of a knight's own rows, which the policies filter. */
const own = (name: string, query: string): Call => ({ name, sql: rows(query) });

/** The knight's rows of the current edition, as the API joins them. */
const ofEdition = (table: string) =>
  `from public.${table} as progress join public.enigmes on enigmes.id = progress.enigme_id
   join public.editions on editions.code = enigmes.edition
   where progress.user_id = ${MYSELF} and editions.status = 'current'`;

/**
 * Every call that is measured, those that write last.
 * @param answers right answers of three days after day 20, the last that a knight of the seed has played.
 */
export function callsOf([solved, imported, missed]: readonly [Typed, Typed, Typed]): Call[] {
  return [
    {
      name: 'leaderboard, page 1',
      sql: 'select public.leaderboard_page(1)',
      targetMs: 10,
      naive: { requests: [page('0'), PLAYER_COUNT] },
    },
    {
      // The middle of the table, whatever its length: page 5,000 of 10,000.
      name: 'leaderboard, page 5 000',
      sql: 'select public.leaderboard_page(:knights / 20)',
      targetMs: 60,
      naive: { requests: [page('(:knights / 20 - 1) * 10'), PLAYER_COUNT] },
    },
    {
      name: 'leaderboard, any page',
      sql: 'select public.leaderboard_page(:who / 10 + 1)',
      naive: { requests: [page('(:who / 10) * 10'), PLAYER_COUNT] },
    },
    {
      name: 'past ranking, page 5 000',
      sql: "select public.leaderboard_page(:knights / 20, 'past5')",
      targetMs: 60,
    },
    {
      name: 'own rank',
      sql: 'select public.my_standing()',
      targetMs: 10,
      naive: {
        requests: [
          rows(`select ${PLAYER} from spec.users where id = ${MYSELF}`),
          `select count(*) from spec.users where total_score > (select total_score from spec.users where id = ${MYSELF})`,
        ],
      },
    },
    {
      name: 'player count',
      sql: "select public.my_standing() -> 'player_count'",
      naive: { requests: [PLAYER_COUNT] },
    },
    {
      ...own(
        'own progress',
        `select progress.score, progress.completed_at, enigmes.day_number ${ofEdition('enigme_progress')}`,
      ),
      naive: { requests: [rows(`select * from spec.enigme_progress where user_id = ${MYSELF}`)] },
    },
    own('own fragments', `select progress.word, enigmes.day_number ${ofEdition('enigme_fragments')}`),
    own('own revelations', 'select * from public.enigme_revelations where is_current'),
    { name: 'accounts, newest first', sql: 'select * from public.admin_users()', as: 'admin' },
    {
      name: 'accounts, one page in a hundred',
      sql: 'select * from public.admin_users(page => :knights / 50 - :who / 50)',
      as: 'admin',
    },
    {
      name: 'accounts, search of an address',
      sql: "select * from public.admin_users(search => 'Chevalier' || :who || '@')",
      as: 'admin',
      times: 300,
      // The whole table goes to the browser, which filters it.
      naive: {
        requests: [
          rows(`select id, email, username, display_name, total_score, completed_enigmes, review_points, media_points, isnotuser,
            created_at, updated_at from spec.users order by created_at desc`),
        ],
        times: 10,
      },
    },
    {
      name: 'accounts, search of a common word',
      sql: "select * from public.admin_users(search => 'grelot')",
      as: 'admin',
    },
    {
      name: 'accounts, search of two letters',
      sql: "select * from public.admin_users(search => 'gr')",
      as: 'admin',
    },
    {
      name: 'wrong answers of a day',
      sql: 'select * from public.admin_wrong_answers(1 + :who % 20)',
      as: 'admin',
      times: 300,
    },
    {
      name: 'admin_stats',
      sql: 'select public.admin_stats()',
      as: 'admin',
      targetMs: 500,
      naive: {
        requests: [
          rows('select total_score, completed_enigmes, review_points, media_points from spec.users'),
          rows('select enigme_id, score from spec.enigme_progress'),
          rows('select id, review_points, media_points from spec.users where review_points is not null'),
          rows(`select ${PLAYER} from spec.users order by total_score desc limit 10`),
          rows('select enigme_id from spec.enigme_progress'),
          rows(`select ${PLAYER} from spec.users order by updated_at desc limit 20`),
          rows("select id, created_at from spec.users where created_at > now() - interval '30 days'"),
        ],
        times: 3,
      },
    },
    { name: 'log of the team, page 1', sql: 'select * from public.admin_log()', as: 'admin', targetMs: 50 },
    {
      name: 'log of the team, last page',
      sql: 'select * from public.admin_log(9999)',
      as: 'admin',
      targetMs: 200,
    },
    { name: 'visits', sql: 'select public.admin_visits()', as: 'admin', targetMs: 500 },
    { name: 'morning of the team', sql: 'select public.admin_morning()', as: 'admin' },
    { name: 'messages, all', sql: 'select * from public.admin_messages()', as: 'admin', targetMs: 50 },
    // Every open page asks each minute.
    {
      name: 'messages on the days',
      sql: rows(
        'select id, day_number as day, body from public.day_messages where is_current order by published_at',
      ),
      targetMs: 10,
    },
    // A table of twenty, of as many tables as a tenth of the knights.
    { name: 'round table', sql: 'select public.round_table_board((:who - 1) / 10 + 1)', targetMs: 10 },
    { name: 'own round tables', sql: 'select * from public.my_round_tables()', targetMs: 10 },
    // Cost of a commit on this disk: no call that writes can be faster.
    { name: '(an empty commit)', sql: "select pg_logical_emit_message(true, 'bench', 'x')" },
    { name: 'reveal_hint', sql: `select public.reveal_hint(${missed.day}, 1)` },
    { name: 'submit_answer, wrong', sql: `select public.submit_answer(${missed.day}, 'Erreur ' || :who)` },
    {
      name: 'submit_answer, right',
      sql: `select public.submit_answer(${solved.day}, ${quoted(solved.answer)})`,
      targetMs: 5,
      naive: {
        requests: [
          rows(`select * from spec.enigmes where day_number = ${solved.day}`),
          `insert into spec.enigme_progress (user_id, enigme_id, completed, score) values (${MYSELF}, ${solved.day}, true, 5)
            on conflict (user_id, enigme_id) do update set completed = excluded.completed, score = excluded.score`,
          `insert into spec.enigme_fragments (user_id, enigme_id, word, found_at) values (${MYSELF}, ${solved.day}, 'mot', now())
            on conflict (user_id, enigme_id) do update set word = excluded.word, found_at = excluded.found_at`,
          `insert into spec.artefacts (user_id, day_number, title, description, word, found_at)
            values (${MYSELF}, ${solved.day}, 'titre', 'description', 'mot', now())
            on conflict (user_id, day_number) do update set word = excluded.word, found_at = excluded.found_at`,
          rows(`select total_score, completed_enigmes from spec.users where id = ${MYSELF}`),
          `update spec.users set total_score = total_score + 5, completed_enigmes = completed_enigmes + 1, updated_at = now()
            where id = ${MYSELF}`,
          rows(`select enigme_id from spec.enigme_progress where user_id = ${MYSELF} and completed`),
        ],
        times: 200,
      },
    },
    {
      name: 'import_progress',
      sql: `select public.import_progress(${quoted(JSON.stringify([{ ...imported, hints_used: 2 }]))})`,
    },
    { name: 'reset_progress', sql: 'select public.reset_progress()' },
  ];
}

/** The pgbench script of a call: each request is a transaction with the caller's role, claims and knight, as the API makes it. */
export function scriptOf(requests: readonly string[], as: Call['as']): string {
  const who = as === 'admin' ? '1' : ':who';
  const claims = `json_build_object('sub', bench.account(${who}), 'role', 'authenticated')::text`;
  const headers = `json_build_object('x-knight', bench.knight(${who}))::text`;
  const begin = `begin;\nselect set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true),
    set_config('request.headers', ${headers}, true);`;
  return ['\\set who random(2, :knights)', ...requests.map((sql) => `${begin}\n${sql};\ncommit;`), ''].join(
    '\n',
  );
}
