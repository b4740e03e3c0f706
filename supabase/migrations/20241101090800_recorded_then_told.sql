-- Why: the API lets a caller work on what a function returns, within the transaction that made it: `?select=submit_answer->>score::date`
-- fails on one verdict and not on the other, a filter beside « one object, please » too, and a failure undoes the transaction. Told
-- at once, a knight could guess without a limit, and read in the message of a failure a hint, or an answer given up, that would then
-- never be recorded. Hence a reply that the statement works on is recorded first, and says nothing (`noted`); the same call, made
-- again once that is committed, tells it. What is undone has told nothing (decision 0002).

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
