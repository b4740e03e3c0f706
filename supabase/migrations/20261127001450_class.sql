-- A class and its teacher (rules 25): the page « En classe », the key and the rehearsal (decision 0024).

create function public.class_days(edition text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := private.current_knight();
  played public.editions := private.readable_edition(edition);
begin
  return jsonb_build_object(
    'edition', played.code,
    'time_zone', played.time_zone,
    'now', public.server_now(),
    'is_class', coalesce((select users.is_class from public.users where users.id = me), false),
    'days', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'day', calendar.day_number,
          'opens_at', calendar.opens_at,
          'is_open', calendar.is_open,
          'solved', coalesce(progress.completed, false)
        ) || case
          when calendar.is_open or progress.completed then jsonb_build_object(
            'title', riddles.title, 'kind', riddles.play ->> 'kind', 'mediatype', riddles.mediatype)
          else '{}'
        end
        order by calendar.day_number), '[]')
      from public.enigme_calendar as calendar
      join public.enigmes as riddles
        on riddles.edition = calendar.edition and riddles.day_number = calendar.day_number
      left join public.enigme_progress as progress
        on progress.user_id = me and progress.enigme_id = riddles.id
      where calendar.edition = played.code));
end $$;
comment on function public.class_days(text) is
  'Reply to the page of a class: the server''s time, the doors, the title, kind of '
  'board and medium of the days that are open or solved, the days that the caller has solved, and '
  'whether the knight is a class. Runs as its owner to list closed days, of which it gives the '
  'number and the opening time only (rule 24.2).';
grant execute on function public.class_days(text) to anon, authenticated, service_role;

create function public.become_class() returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me public.users := private.lock_player();
begin
  if me.is_class then
    return '{"status": "unchanged"}'::jsonb;
  end if;
  update public.users set is_class = true where users.id = me.id;
  return '{"status": "changed"}'::jsonb;
end $$;
comment on function public.become_class() is
  'Makes the knight that plays a class until the next edition is published, and takes it out of the '
  'ranking: from now on it may read the key (rule 25.7). There is no way back: what was read stays '
  'known (decision 0024). Returns {status}: changed or unchanged. Runs as its owner to write the flag.';
grant execute on function public.become_class() to authenticated;

create function private.require_class() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'Connecte-toi d''abord' using errcode = '42501', hint = 'signed_out';
  elsif not exists (
    select from public.users where users.id = private.current_knight() and users.is_class
  ) then
    raise exception 'Ce compte n''est pas celui d''une classe'
      using errcode = '42501', hint = 'class_only';
  end if;
end $$;
comment on function private.require_class() is
  'Raises 42501 unless the knight that plays is a class, which has no rank (rule 25.7).';

create function public.class_key(edition text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  played public.editions := private.readable_edition(edition);
begin
  perform private.require_class();
  return (
    select coalesce(jsonb_agg(
      private.revelation(riddles.id) || jsonb_build_object(
        'day', riddles.day_number,
        'hints', (
          select coalesce(jsonb_agg(to_jsonb(hints) order by hints.rang), '[]')
          from public.enigme_indices as hints where hints.enigme_id = riddles.id))
      order by riddles.day_number), '[]')
    from public.enigme_calendar as calendar
    join public.enigmes as riddles
      on riddles.edition = calendar.edition and riddles.day_number = calendar.day_number
    where calendar.edition = played.code and calendar.is_open);
end $$;
comment on function public.class_key(text) is
  'The hints and the revelation of every open day, for a class''s account (rules 24.3 and 25.8); never '
  'of a closed one. Nothing is recorded. Runs as its owner to read solutions and hints.';
grant execute on function public.class_key(text) to authenticated;

create function public.rehearse_answer(day integer, answer text, edition text default null)
returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  judged record;
  riddle public.enigmes;
begin
  perform private.require_class();
  riddle := private.get_open_riddle(day, edition);
  perform private.refuse_long_answer(answer);
  judged := private.judge_text('riddle', riddle.edition, riddle.id, answer);
  return jsonb_build_object('verdict', judged.verdict, 'message', judged.message);
end $$;
comment on function public.rehearse_answer(integer, text, text) is
  'How an answer to an open day would be judged: {verdict, message}, for a class''s account (rule 25.8). '
  'Nothing is recorded or counted. Runs as its owner to call the judge.';
grant execute on function public.rehearse_answer(integer, text, text) to authenticated;
