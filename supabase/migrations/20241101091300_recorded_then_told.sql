-- Why: the API lets a caller work on what a function returns, within the transaction that made it: `?select=submit_answer->>score::date`
-- fails on one verdict and not on the other, a filter beside « one object, please » too, and a failure undoes the transaction. So a
-- knight guessed without a limit, and read in the message of a failure a hint, or an answer given up, that was then never recorded.
-- From here on a reply that the statement works on is recorded first, and says nothing (`noted`); the same call, made again once that
-- is committed, tells it. What is undone has told nothing.

create function private.hands_on(statement text, name text) returns boolean
language sql immutable
set search_path = ''
as $$
  -- PostgREST: everything of its source, with no condition.
  select statement ~ format('[(]SELECT "%1$s"[.][*] FROM "pgrst_source" AS "%1$s" *(LIMIT [$\w]+ OFFSET [$\w]+ *)?[)] _postgrest_t *$', name)
    -- The embedded backend.
    or statement ~ format('^select [*] from public[.]%1$s[(][^()]*[)] as "%1$s" limit [$]\d+$', name);
$$;
comment on function private.hands_on(text, text) is
  'Whether a statement of the API hands on what this function returns, untouched, so that nothing can fail on what it says. Other words '
  'than those known here count as working on it.';

create function private.tells_as_is(name text) returns boolean
language sql volatile
set search_path = ''
as $$
  select nullif(current_setting('request.method', true), '') is null or private.hands_on(current_query(), name);
$$;
comment on function private.tells_as_is(text) is
  'Whether this function, being called, may tell its reply at once: the API''s statement hands it on, or it is not the API that asks.';

create table private.untold_replies (
  user_id uuid not null references public.users (id) on delete cascade,
  call text not null,
  reply jsonb not null,
  noted_in xid8 not null,
  noted_at timestamptz not null,
  primary key (user_id, call)
);
comment on table private.untold_replies is
  'What a knight''s last calls have to tell, until they are made again: the transaction that recorded it never tells it itself.';
alter table private.untold_replies enable row level security;
revoke all on table private.untold_replies from public, anon, authenticated;

create function private.told_reply(call text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  me public.users := private.lock_knight();
  found_reply jsonb;
begin
  delete from private.untold_replies as replies
  where replies.user_id = me.id and replies.call = told_reply.call and replies.noted_in <> pg_current_xact_id()
    -- Later it is judged again: what it says may have changed.
    and replies.noted_at > public.server_now() - interval '30 seconds'
  returning replies.reply into found_reply;
  return found_reply;
end $$;
comment on function private.told_reply(text) is
  'What the same call of the caller recorded in an earlier transaction, once; null when there is nothing to tell. Locks the knight.';

create function private.note_reply(call text, reply jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  delete from private.untold_replies as replies
  where replies.user_id = auth.uid() and replies.noted_at <= public.server_now() - interval '30 seconds';
  insert into private.untold_replies as replies (user_id, call, reply, noted_in, noted_at)
  values (auth.uid(), note_reply.call, note_reply.reply, pg_current_xact_id(), public.server_now())
  on conflict on constraint untold_replies_pkey do update
    set reply = excluded.reply, noted_in = excluded.noted_in, noted_at = excluded.noted_at;
  return '{"status": "noted"}';
end $$;
comment on function private.note_reply(text, jsonb) is
  'Keeps what a call has to tell its knight for the same call made again, and says only that it is recorded.';

create function private.call_digest(name text, arguments jsonb) returns text
language sql immutable
set search_path = ''
as $$ select name || ' ' || encode(sha256(convert_to(arguments::text, 'UTF8')), 'hex') $$;
comment on function private.call_digest(text, jsonb) is 'Names a call by its function and what it was given.';

revoke execute on function private.told_reply(text), private.note_reply(text, jsonb), private.call_digest(text, jsonb),
  private.hands_on(text, text), private.tells_as_is(text) from public, anon, authenticated;

-- What judges moves out of the API's reach, unchanged; what the API calls stands before it.

alter function public.reveal_answer(integer) set schema private;
alter function public.submit_answer(integer, text) set schema private;
alter function public.reveal_hint(integer, integer) set schema private;
alter function public.import_progress(jsonb) set schema private;
revoke execute on function private.reveal_answer(integer), private.submit_answer(integer, text), private.reveal_hint(integer, integer),
  private.import_progress(jsonb) from public, anon, authenticated, service_role;

create or replace function private.submit_answer(day integer, answer text) returns jsonb
language plpgsql volatile
set search_path = ''
as $$
declare
  me public.users;
  riddle public.enigmes := private.open_riddle(day);
begin
  if auth.uid() is null then
    -- Typed by a visitor the literal wins nothing: their reveal goes through reveal_answer, from its own button.
    if btrim(coalesce(answer, '')) = 'REVEAL_ANSWER' then
      return jsonb_build_object('status', 'refused', 'hints_left', riddle.hint_count);
    end if;
    return private.judge_for_visitor(day, answer);
  end if;
  if btrim(coalesce(answer, '')) = 'REVEAL_ANSWER' then
    return private.reveal_answer(day);
  end if;
  me := private.lock_knight();
  return private.judge_for_knight(me.id, day, answer);
end $$;
alter function private.reveal_answer(integer) security invoker;
alter function private.reveal_hint(integer, integer) security invoker;
alter function private.import_progress(jsonb) security invoker;

create function public.submit_answer(day integer, answer text) returns jsonb
language plpgsql volatile security definer -- reads solutions and writes progress, which no caller may
set search_path = ''
as $$
declare
  call text := private.call_digest('submit_answer', jsonb_build_array(day, answer));
begin
  if auth.uid() is null or private.tells_as_is('submit_answer') then
    return private.submit_answer(day, answer);
  end if;
  return coalesce(private.told_reply(call), private.note_reply(call, private.submit_answer(day, answer)));
end $$;
comment on function public.submit_answer(integer, text) is
  'Judges an answer: correct, already_solved, wrong, locked (retry_after_s) or refused (the literal REVEAL_ANSWER with hints left). '
  'Where the statement works on the reply, a knight''s is recorded (noted), and told when the same call is made again.';
revoke execute on function public.submit_answer(integer, text) from public, anon, authenticated;
grant execute on function public.submit_answer(integer, text) to anon, authenticated, service_role;

create function public.reveal_answer(day integer) returns jsonb
language plpgsql volatile security definer -- reads solutions and writes progress, which no caller may
set search_path = ''
as $$
declare
  call text := private.call_digest('reveal_answer', jsonb_build_array(day));
begin
  if auth.uid() is null or private.tells_as_is('reveal_answer') then
    return private.reveal_answer(day);
  end if;
  return coalesce(private.told_reply(call), private.note_reply(call, private.reveal_answer(day)));
end $$;
comment on function public.reveal_answer(integer) is
  'Gives the answer up for 0 points, for ever. A knight must have revealed every hint (refused + hints_left otherwise); a visitor''s '
  'hints are known to their browser alone. As submit_answer, may answer noted.';
revoke execute on function public.reveal_answer(integer) from public, anon, authenticated;
grant execute on function public.reveal_answer(integer) to anon, authenticated, service_role;

create function public.reveal_hint(day integer, rang integer) returns jsonb
language plpgsql volatile security definer -- reads hints that are not revealed yet, which no caller may
set search_path = ''
as $$
declare
  call text := private.call_digest('reveal_hint', jsonb_build_array(day, rang));
begin
  if auth.uid() is null or private.tells_as_is('reveal_hint') then
    return private.reveal_hint(day, rang);
  end if;
  return coalesce(private.told_reply(call), private.note_reply(call, private.reveal_hint(day, rang)));
end $$;
comment on function public.reveal_hint(integer, integer) is
  'The next hint in order, or one already revealed again; refused (next_rang) when it skips one. As submit_answer, may '
  'answer noted.';
revoke execute on function public.reveal_hint(integer, integer) from public, anon, authenticated;
grant execute on function public.reveal_hint(integer, integer) to anon, authenticated, service_role;

create function public.import_progress(entries jsonb) returns jsonb
language plpgsql volatile security definer -- reads solutions and writes progress, which no caller may
set search_path = ''
as $$
declare
  call text := private.call_digest('import_progress', jsonb_build_array(entries));
begin
  if private.tells_as_is('import_progress') then
    return private.import_progress(entries);
  end if;
  return coalesce(private.told_reply(call), private.note_reply(call, private.import_progress(entries)));
end $$;
comment on function public.import_progress(jsonb) is
  'A visitor''s local progress at sign-in: [{day, answer?, hints_used?, revealed?}]. Each answer is judged again and counts as an '
  'attempt; nothing already on the account changes. As submit_answer, may answer noted.';
revoke execute on function public.import_progress(jsonb) from public, anon, authenticated;
grant execute on function public.import_progress(jsonb) to authenticated;

create or replace function public.reset_progress() returns jsonb
language plpgsql volatile security definer -- deletes rows that their owner may only read
set search_path = ''
as $$
declare
  me public.users := private.lock_knight();
begin
  delete from public.enigme_progress where user_id = me.id;
  delete from public.enigme_fragments where user_id = me.id;
  delete from public.artefacts where user_id = me.id;
  -- What was about to be told is no longer so.
  delete from private.untold_replies where user_id = me.id;
  me := private.refresh_totals(me.id);
  return jsonb_build_object('total_score', me.total_score, 'completed_count', me.completed_enigmes);
end $$;
