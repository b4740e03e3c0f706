/**
 * What is measured: each call as the product makes it, beside the requests that the specification's own client makes for the
 * same screen, to tables as the specification has them (`spec` in seed.sql). Scripts of pgbench: `:knights` is the
 * number of knights, `:who` one of them, drawn anew for each transaction.
 */

/** A call, and what is asked of it. */
export interface Call {
  name: string;
  /** One request: a single statement, as the API sends it. */
  sql: string;
  /** Whether somebody who plays waits for it: then the number of players must not slow it down. */
  byPlayers: boolean;
  /** The staff's calls are made by an admin, all others by a knight. */
  as: 'knight' | 'admin';
  /** The median that 100 000 knights may cost, in milliseconds. */
  targetMs?: number;
  /** How many times it is measured. */
  times: number;
  /** The specification's requests for the same thing, one after the other. */
  naive?: { requests: readonly string[]; times: number };
}

/** How the API wraps a selection of rows. */
const rows = (query: string) => `select coalesce(json_agg(found), '[]') from (${query}) as found`;

const PLAYER = 'id, username, display_name, total_score, completed_enigmes, updated_at';
const page = (offset: string) =>
  rows(`select ${PLAYER} from spec.users order by total_score desc offset ${offset} limit 10`);
const PLAYER_COUNT = 'select count(*) from spec.users where total_score is not null';
const MYSELF = `bench.knight(:who)`;

/** What is typed is the edition's. */
export interface Typed {
  day: number;
  answer: string;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Every call that is measured, those that write last. Nobody of the seed has played after day 20.
 * @param right the right answers of three days after that one.
 */
export function callsOf([solved, imported, missed]: readonly [Typed, Typed, Typed]): Call[] {
  return [
    {
      name: 'leaderboard, page 1',
      sql: 'select public.leaderboard_page(1)',
      byPlayers: true,
      as: 'knight',
      targetMs: 10,
      times: 500,
      naive: { requests: [page('0'), PLAYER_COUNT], times: 60 },
    },
    {
      // The middle of the table, whatever its length: page 5 000 of 10 000.
      name: 'leaderboard, page 5 000',
      sql: 'select public.leaderboard_page(:knights / 20)',
      byPlayers: true,
      as: 'knight',
      targetMs: 60,
      times: 500,
      naive: { requests: [page('(:knights / 20 - 1) * 10'), PLAYER_COUNT], times: 60 },
    },
    {
      name: 'leaderboard, any page',
      sql: 'select public.leaderboard_page(:who / 10 + 1)',
      byPlayers: true,
      as: 'knight',
      times: 500,
      naive: { requests: [page('(:who / 10) * 10'), PLAYER_COUNT], times: 60 },
    },
    {
      name: 'own rank',
      sql: 'select public.my_standing()',
      byPlayers: true,
      as: 'knight',
      targetMs: 10,
      times: 500,
      naive: {
        requests: [
          rows(`select ${PLAYER} from spec.users where id = ${MYSELF}`),
          `select count(*) from spec.users where total_score > (select total_score from spec.users where id = ${MYSELF})`,
        ],
        times: 60,
      },
    },
    {
      // Not a call of its own: every page of the leaderboard and every standing says it.
      name: 'player count',
      sql: "select public.my_standing() -> 'player_count'",
      byPlayers: true,
      as: 'knight',
      times: 500,
      naive: { requests: [PLAYER_COUNT], times: 60 },
    },
    {
      name: 'own progress',
      sql: rows(`select * from public.enigme_progress where user_id = ${MYSELF}`),
      byPlayers: true,
      as: 'knight',
      times: 500,
      naive: { requests: [rows(`select * from spec.enigme_progress where user_id = ${MYSELF}`)], times: 60 },
    },
    {
      name: 'own fragments',
      sql: rows(`select * from public.enigme_fragments where user_id = ${MYSELF} order by enigme_id`),
      byPlayers: true,
      as: 'knight',
      times: 500,
    },
    {
      name: 'own revelations',
      sql: rows('select * from public.enigme_revelations'),
      byPlayers: true,
      as: 'knight',
      times: 500,
    },
    {
      name: 'accounts, newest first',
      sql: 'select public.admin_users()',
      byPlayers: false,
      as: 'admin',
      times: 60,
    },
    {
      name: 'accounts, one page in a hundred',
      sql: 'select public.admin_users(page => :knights / 50 - :who / 50)',
      byPlayers: false,
      as: 'admin',
      times: 60,
    },
    {
      name: 'admin list search, an address',
      sql: "select public.admin_users(search => 'Chevalier' || :who || '@')",
      byPlayers: false,
      as: 'admin',
      times: 100,
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
      name: 'admin list search, a common word',
      sql: "select public.admin_users(search => 'grelot')",
      byPlayers: false,
      as: 'admin',
      times: 60,
    },
    {
      name: 'admin list search, two letters',
      sql: "select public.admin_users(search => 'gr')",
      byPlayers: false,
      as: 'admin',
      times: 60,
    },
    {
      name: 'wrong answers of a day',
      sql: 'select public.admin_wrong_answers(1 + :who % 20)',
      byPlayers: false,
      as: 'admin',
      times: 40,
    },
    {
      name: 'admin_stats',
      sql: 'select public.admin_stats()',
      byPlayers: false,
      as: 'admin',
      targetMs: 500,
      times: 30,
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
    {
      // What the disk alone takes to keep a line: no call that writes can be faster than it on this machine.
      name: '(a commit, and nothing else)',
      sql: "select pg_logical_emit_message(true, 'bench', 'x')",
      byPlayers: false,
      as: 'knight',
      times: 300,
    },
    {
      name: 'reveal_hint',
      sql: `select public.reveal_hint(${missed.day}, 1)`,
      byPlayers: true,
      as: 'knight',
      times: 500,
    },
    {
      name: 'submit_answer, wrong',
      sql: `select public.submit_answer(${missed.day}, 'Erreur ' || :who)`,
      byPlayers: true,
      as: 'knight',
      times: 500,
    },
    {
      name: 'submit_answer, right',
      sql: `select public.submit_answer(${solved.day}, ${quoted(solved.answer)})`,
      byPlayers: true,
      as: 'knight',
      targetMs: 5,
      times: 500,
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
      sql: `select public.import_progress(${quoted(
        JSON.stringify([{ day: imported.day, answer: imported.answer, hints_used: 2 }]),
      )})`,
      byPlayers: true,
      as: 'knight',
      times: 500,
    },
    {
      name: 'reset_progress',
      sql: 'select public.reset_progress()',
      byPlayers: true,
      as: 'knight',
      times: 300,
    },
  ];
}

/**
 * A request as the API makes it: one transaction, the caller's role and claims set in it, then the statement. The rights and
 * the policies that hold on a hosted project hold here.
 */
function request(sql: string, who: string): string {
  const claims = `json_build_object('sub', bench.knight(${who}), 'role', 'authenticated')::text`;
  return [
    'begin;',
    `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true);`,
    `${sql};`,
    'commit;',
  ].join('\n');
}

/** The pgbench script of a call. */
export function scriptOf(requests: readonly string[], as: Call['as']): string {
  return [
    '\\set who random(2, :knights)',
    ...requests.map((sql) => request(sql, as === 'admin' ? '1' : ':who')),
    '',
  ].join('\n');
}
