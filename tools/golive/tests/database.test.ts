import { testFaults, type Fault } from './testFaults';

/** Before the checks look at the database. */
const after = (sql: string): NonNullable<Fault['make']> => {
  return (stub) => (stub.sql = sql);
};

testFaults([
  {
    check: 'migrations',
    says: /these migrations are not applied: 20261127000700: npx supabase db push/,
    make: after("delete from supabase_migrations.schema_migrations where version = '20261127000700'"),
  },
  {
    check: 'migrations',
    says: /no migration was applied/,
    make: after('drop table supabase_migrations.schema_migrations'),
  },
  {
    check: 'migrations',
    says: /has migrations that this checkout has not: 20990101000000/,
    make: after("insert into supabase_migrations.schema_migrations values ('20990101000000')"),
  },
  {
    check: 'policies',
    says: /missing « table public\.users: row security on »/,
    make: after('alter table public.users disable row level security'),
  },
  {
    check: 'policies',
    says: /not committed « policy on public\.users « Everything »/,
    make: after('create policy "Everything" on public.users using (true)'),
  },
  {
    check: 'policies',
    says: /missing « policy on public\.enigmes « Visitors read open riddles »/,
    make: after('drop policy "Visitors read open riddles" on public.enigmes'),
  },
  {
    check: 'policies',
    says: /not committed « grant update \(total_score\) on public\.users to authenticated »/,
    make: after('grant update (total_score) on public.users to authenticated'),
  },
  {
    check: 'policies',
    says: /not committed « grant select on private\.enigme_solutions to public »/,
    make: after('grant select on private.enigme_solutions to public'),
  },
  {
    check: 'policies',
    says: /not committed « grant usage on schema private to anon »/,
    make: after('grant usage on schema private to anon'),
  },
  {
    check: 'policies',
    says: /not committed « grant execute on function public\.open\(\) to public »/,
    make: after(
      "create function public.open() returns integer language sql as 'select 1'; grant execute on function public.open() to public",
    ),
  },
  {
    check: 'policies',
    says: /missing « function public\.server_now\(\)/,
    make: after(
      `create or replace function public.server_now() returns timestamptz language sql stable
       set search_path = '' as 'select now() + interval ''1 day'''`,
    ),
  },
  {
    check: 'policies',
    says: /missing « view public\.contest/,
    make: after('alter view public.contest set (security_barrier = false)'),
  },
  {
    check: 'policies',
    says: /missing « view public\.contest: .*reads .*public\.editions\.status/,
    make: after(
      `create or replace view public.contest with (security_invoker = false, security_barrier = true) as
       select contest_ends_at as ends_at, true as is_over, contest_opens_on as opens_on, contest_written_on as written_on,
         contest_draw_on as draw_on, contest_winners as winners, contest_entrants as entrants, contest_prizes as prizes,
         contest_gift as gift from public.editions`,
    ),
  },
  {
    check: 'policies',
    says: /missing « CREATE TRIGGER tg_users__create_knight AFTER INSERT ON auth\.users/,
    make: after('drop trigger tg_users__create_knight on auth.users'),
  },
  {
    check: 'jobs',
    says: /does not run « forget visitors »,/,
    make: after("update cron.job set active = false where jobname = 'forget visitors'"),
  },
  { check: 'jobs', says: /enable pg_cron/, make: after('drop table cron.job') },
]);
