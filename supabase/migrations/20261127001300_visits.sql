-- Figures that include visitors (rule 8.8, decision 0018): counts by day of the game, date and
-- audience, without identifiers. Written by the functions that judge, or by triggers on what they
-- write, as rows that no one waits for; folded into counters every five minutes.

create table private.visit_events (
  id bigint generated always as identity primary key,
  enigme_id integer not null,
  counted_on date not null,
  audience text not null check (audience in ('knight', 'visitor')),
  event text not null
    check (event in ('opened', 'tried', 'hint1', 'hint2', 'hint3', 'found', 'revealed')),
  tries smallint not null default 0
);
comment on table private.visit_events is
  'Events of the last minutes, until fold_visits adds them to private.visits. One row each '
  'and no reference to anyone, so that no player waits for a lock.';

create table private.visits (
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  counted_on date,
  audience text,
  event text,
  tries smallint not null,
  times bigint not null,
  primary key (enigme_id, counted_on, audience, event, tries)
);
comment on table private.visits is
  'How often a riddle was opened, tried, helped by a hint, found or revealed, by date and by '
  'audience.';
comment on column private.visits.counted_on is 'The date in the edition''s time zone.';
comment on column private.visits.tries is
  'Answers given up to the right one, that one included, 20 at most; 0 for other events than '
  'a find.';

create table private.visitor_marks (
  browser_digest text,
  enigme_id integer,
  audience text,
  event text,
  address_digest text not null,
  marked_at timestamptz not null,
  primary key (browser_digest, enigme_id, audience, event)
);
comment on table private.visitor_marks is
  'Events counted in the last hour, by the salted digests of visitor_attempts, so that a tab '
  'counts once and an address three thousand times.';
create index visitor_marks_by_address on private.visitor_marks (address_digest, marked_at);
create index visitor_marks_by_time on private.visitor_marks (marked_at);

create table private.replayed_days (
  user_id uuid references public.users (id) on delete cascade,
  enigme_id integer references public.enigmes (id) on delete cascade,
  primary key (user_id, enigme_id)
);
comment on table private.replayed_days is
  'Days that a knight had completed before a reset: completing them again is not counted.';
create index replayed_days_by_riddle on private.replayed_days (enigme_id);

-- Counting

create function private.count_event(
  riddle integer, audience text, event text, tries integer default 0,
  moment timestamptz default null
) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into private.visit_events (enigme_id, counted_on, audience, event, tries)
  select
    enigmes.id,
    (coalesce(moment, public.server_now()) at time zone editions.time_zone)::date,
    count_event.audience, count_event.event, least(count_event.tries, 20)::smallint
  from public.enigmes
  join public.editions on editions.code = enigmes.edition
  where enigmes.id = riddle;
end $$;
comment on function private.count_event(integer, text, text, integer, timestamptz) is
  'Counts an event of a riddle, now or at the time when it happened.';

create function private.count_once(riddle integer, event text, tries integer default 0)
returns void
language plpgsql
set search_path = ''
as $$
declare
  me uuid := private.current_knight();
  role text := case when me is null then 'visitor' else 'knight' end;
  caller record;
begin
  if not coalesce(
    nullif(current_setting('request.headers', true), '')::jsonb ? 'x-browser', false)
  then
    return;
  end if;
  caller := private.caller_digests();
  if role = 'knight' then
    -- In whatever tab or device: one reader.
    caller.browser := (
      select encode(sha256(convert_to('account' || salts.salt || me, 'UTF8')), 'hex')
      from private.visitor_salt as salts);
  end if;
  if exists (
    select from private.visitor_marks as marks
    where marks.address_digest = caller.address
      and marks.marked_at >= public.server_now() - interval '1 hour' offset 2999)
  then
    return;
  end if;
  insert into private.visitor_marks (
    browser_digest, enigme_id, audience, event, address_digest, marked_at)
  values (
    caller.browser, riddle, role, count_once.event, caller.address, public.server_now())
  on conflict do nothing;
  if found then
    perform private.count_event(riddle, role, event, tries);
  end if;
end $$;
comment on function private.count_once(integer, text, integer) is
  'Counts an event of the caller''s browser, or of a knight, once an hour, and three '
  'thousand an hour per address. '
  'Without the token x-browser nothing is counted: the game leaves it out where it reads again '
  'what was counted before.';

create function private.is_counted(knight uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return not exists (
    select from public.users where users.id = knight and users.isnotuser);
end $$;
comment on function private.is_counted(uuid) is
  'Whether a knight is in the figures: all but test and staff accounts (rule 1.4).';

-- A knight's events are the rows that the game writes once: an answer that is repeated, a second
-- tab or a reset adds none.

create function private.tg_wrong_answers__count() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not exists (
      select from private.wrong_answers as earlier
      where earlier.user_id = new.user_id and earlier.kind = 'riddle'
        and earlier.edition = new.edition and earlier.enigme_id = new.enigme_id
        and earlier.id <> new.id)
    and not exists (
      select from private.replayed_days as replayed
      where replayed.user_id = new.user_id and replayed.enigme_id = new.enigme_id)
    and private.is_counted(new.user_id)
  then
    perform private.count_event(new.enigme_id, 'knight', 'tried');
  end if;
  return null;
end $$;
comment on function private.tg_wrong_answers__count() is
  'Counts a knight who tries a riddle, at the first wrong answer.';
create trigger tg_wrong_answers__count after insert on private.wrong_answers
  for each row
  when (new.kind = 'riddle' and current_setting('game.importing', true) is distinct from 'on')
  execute function private.tg_wrong_answers__count();

create function private.tg_enigme_progress__count() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- One statement: a right answer pays for it. An answer that an admin accepts later is itself
  -- among the wrong ones, and none of those before it.
  insert into private.visit_events (enigme_id, counted_on, audience, event, tries)
  select
    new.enigme_id, (new.completed_at at time zone editions.time_zone)::date, 'knight',
    counted.event, counted.tries
  from public.enigmes
  join public.editions on editions.code = enigmes.edition
  cross join lateral (
    select
      count(*) as wrong,
      count(*) filter (where answers.first_at < new.completed_at) as earlier
    from private.wrong_answers as answers
    where answers.user_id = new.user_id and answers.kind = 'riddle'
      and answers.edition = enigmes.edition and answers.enigme_id = enigmes.id
  ) as answered
  cross join lateral (values
    ('tried', 0::smallint), ('found', least(answered.earlier + 1, 20)::smallint)
  ) as counted (event, tries)
  where enigmes.id = new.enigme_id
    and (counted.event = 'found' or answered.wrong = 0)
    and not exists (
      select from private.replayed_days as replayed
      where replayed.user_id = new.user_id and replayed.enigme_id = new.enigme_id)
    and not exists (
      select from public.users where users.id = new.user_id and users.isnotuser);
  return null;
end $$;
comment on function private.tg_enigme_progress__count() is
  'Counts a riddle that a knight finds, with the different answers that it took. Runs as its owner '
  'because counts are private.';
create trigger tg_enigme_progress__count after insert on public.enigme_progress
  for each row
  when (not new.revealed and current_setting('game.importing', true) is distinct from 'on')
  execute function private.tg_enigme_progress__count();

create function private.tg_hints_revealed__count() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  rank integer := (
    select hints.rang from public.enigme_indices as hints where hints.id = new.hint_id);
begin
  if rank <= 3 and private.is_counted(new.user_id) then
    perform private.count_event(
      new.enigme_id, 'knight', 'hint' || rank, 0, new.revealed_at);
  end if;
  return null;
end $$;
comment on function private.tg_hints_revealed__count() is
  'Counts a hint that a knight reveals. Runs as its owner because counts are private.';
create trigger tg_hints_revealed__count after insert on public.hints_revealed
  for each row
  when (current_setting('game.importing', true) is distinct from 'on')
  execute function private.tg_hints_revealed__count();

create function private.tg_answer_reveals__count() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_counted(new.user_id) then
    perform private.count_event(new.enigme_id, 'knight', 'revealed', 0, new.revealed_at);
  end if;
  return null;
end $$;
comment on function private.tg_answer_reveals__count() is
  'Counts an answer that is revealed to a knight.';
create trigger tg_answer_reveals__count after insert on private.answer_reveals
  for each row
  when (current_setting('game.importing', true) is distinct from 'on')
  execute function private.tg_answer_reveals__count();

create function public.count_opening(day integer, edition text default null) returns void
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := private.current_knight();
  riddle public.enigmes := private.get_open_riddle(day, edition);
begin
  if me is null or private.is_counted(me) then
    perform private.count_once(riddle.id, 'opened');
  end if;
end $$;
comment on function public.count_opening(integer, text) is
  'Counts that an unsolved day''s page is being read (rule 8.8): once an hour per browser. Raises '
  'as get_open_riddle. Runs as its owner to write private counts.';
grant execute on function public.count_opening(integer, text) to anon, authenticated;

-- Folding: every five minutes (private.forget_visitors)

create function private.fold_visits() returns void
language plpgsql
set search_path = ''
as $$
begin
  with gone as (
    delete from private.visit_events
    returning enigme_id, counted_on, audience, event, tries
  )
  insert into private.visits as folded (enigme_id, counted_on, audience, event, tries, times)
  select gone.enigme_id, gone.counted_on, gone.audience, gone.event, gone.tries, count(*)
  from gone
  join public.enigmes on enigmes.id = gone.enigme_id
  group by gone.enigme_id, gone.counted_on, gone.audience, gone.event, gone.tries
  order by gone.enigme_id, gone.counted_on, gone.audience, gone.event, gone.tries
  on conflict (enigme_id, counted_on, audience, event, tries) do update
    set times = folded.times + excluded.times;
end $$;
comment on function private.fold_visits() is 'Adds what was counted lately to private.visits.';

-- Reading: small counts never leave the database

create function private.publishable(counts bigint[]) returns bigint
language sql immutable parallel safe
set search_path = ''
as $$
  select nullif(
    coalesce(sum(dates.times) filter (where dates.times >= 5), 0)
      + case
        when sum(dates.times) filter (where dates.times < 5) >= 5
        then least(
          sum(dates.times) filter (where dates.times < 5),
          4 * count(*) filter (where dates.times between 1 and 4) - 1)
        else 0
      end,
    0)::bigint
  from unnest(counts) as dates (times)
$$;
comment on function private.publishable(bigint[]) is
  'The publishable sum of an event''s counts by date; null below 5. Counts under 5 are hidden: they '
  'are added only if they sum to 5 or more, minus one if each is 4, so that no hidden count can be '
  'derived (decision 0018).';

create function private.visit_counts(of_edition text)
returns table (
  day integer, counted_on date, audience text, event text, tries smallint, times bigint)
language plpgsql stable
set search_path = ''
as $$
begin
  return query
    select
      enigmes.day_number, counted.counted_on, counted.audience, counted.event, counted.tries,
      sum(counted.times)::bigint
    from (
      select
        visits.enigme_id, visits.counted_on, visits.audience, visits.event, visits.tries,
        visits.times
      from private.visits
      union all
      select
        latest.enigme_id, latest.counted_on, latest.audience, latest.event, latest.tries, 1
      from private.visit_events as latest
    ) as counted
    join public.enigmes on enigmes.id = counted.enigme_id
    where enigmes.edition = of_edition
    group by
      enigmes.day_number, counted.counted_on, counted.audience, counted.event, counted.tries;
end $$;
comment on function private.visit_counts(text) is
  'The counts of an edition, unmasked, with those that are not folded yet.';

create function public.admin_visits(edition text default null, on_date date default null)
returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '30s'
as $$
declare
  played text;
begin
  perform private.require_admin();
  played := (private.readable_edition(edition)).code;
  return (
    with counts as materialized (
      select * from private.visit_counts(played)
    ),
    chosen as (
      select * from counts where on_date is null or counts.counted_on = on_date
    ),
    by_date as (
      select chosen.day, chosen.audience, chosen.event, sum(chosen.times)::bigint as times
      from chosen group by chosen.day, chosen.audience, chosen.event, chosen.counted_on
    ),
    masked as (
      select
        by_date.day, by_date.audience, by_date.event,
        private.publishable(array_agg(by_date.times)) as times
      from by_date group by by_date.day, by_date.audience, by_date.event
    ),
    running as (
      select
        histogram.day, histogram.audience, histogram.tries,
        sum(histogram.times) over (
          partition by histogram.day, histogram.audience order by histogram.tries) as up_to,
        sum(histogram.times) over (partition by histogram.day, histogram.audience) as total
      from (
        select chosen.day, chosen.audience, chosen.tries, sum(chosen.times) as times
        from chosen where chosen.event = 'found'
        group by chosen.day, chosen.audience, chosen.tries
      ) as histogram
    ),
    medians as (
      select running.day, running.audience, min(running.tries) as median_tries
      from running
      join masked
        on masked.day = running.day and masked.audience = running.audience
        and masked.event = 'found' and masked.times is not null
      where running.up_to * 2 >= running.total
      group by running.day, running.audience
    )
    select jsonb_build_object(
      'threshold', 5,
      'dates', (
        select coalesce(jsonb_agg(distinct counts.counted_on order by counts.counted_on), '[]')
        from counts),
      'days', (
        select coalesce(jsonb_agg(
          jsonb_build_object('day', enigmes.day_number) || (
            select jsonb_object_agg(audiences.audience, (
              select jsonb_build_object('median_tries', (
                select medians.median_tries from medians
                where medians.day = enigmes.day_number
                  and medians.audience = audiences.audience))
                || jsonb_object_agg(events.event, (
                  select masked.times from masked
                  where masked.day = enigmes.day_number
                    and masked.audience = audiences.audience
                    and masked.event = events.event))
              from unnest(
                '{opened,tried,hint1,hint2,hint3,found,revealed}'::text[]) as events (event)))
            from unnest('{knight,visitor}'::text[]) as audiences (audience))
          order by enigmes.day_number), '[]')
        from public.enigmes where enigmes.edition = played)));
end $$;
comment on function public.admin_visits(text, date) is
  'How often the days of an edition were opened, tried, helped, found and revealed, on a date or '
  'in all (rule 8.8): {threshold, dates, days: [{day, knight, visitor}]}; null is a number below '
  'the threshold. Raises PT404 for a draft. Admins only. Runs as its owner to read private counts.';
grant execute on function public.admin_visits(text, date) to authenticated;
