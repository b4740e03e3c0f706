-- A table's name in which a member has found an answer is shown to none of them (rule 18.8): nor
-- when they sat down after finding it, nor under the same name again, nor in « Mes données ».

create function private.withhold_table_name(of_table bigint, knights uuid[]) returns void
language sql
set search_path = ''
as $$
  update private.round_tables as tables set name_withheld = true
  where tables.id = of_table
    and not tables.name_withheld
    and private.name_contains_answer(
      tables.name,
      array(select distinct unnest(private.found_forms(knight)) from unnest(knights) as knight),
      tables.name_forms)
$$;
comment on function private.withhold_table_name(bigint, uuid[]) is
  'Withholds the name of a table, whose row is locked, if it contains an answer that one of these '
  'knights has found.';

create or replace function public.join_round_table(code text, is_unnamed boolean default false)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := (private.lock_player()).id;
  typed text := upper(regexp_replace(left(coalesce(code, ''), 100), '[^A-Za-z]', '', 'g'));
  locked jsonb := private.code_lock(me);
  wanted bigint;
begin
  if locked is not null then
    return locked;
  end if;
  wanted := (
    select members.table_id
    from private.round_table_members as members
    join private.round_tables as tables on tables.id = members.table_id
    where members.user_id = me and tables.code = typed);
  if wanted is not null then
    return jsonb_build_object('status', 'joined', 'id', wanted);
  end if;
  -- Before the code is looked up: who may not join does not learn whether it is right.
  perform private.refuse_more_tables(me);
  -- Locked, so that the last place is taken once.
  select tables.id into wanted from private.round_tables as tables
  where tables.code = typed for update;
  if wanted is null then
    insert into private.visitor_attempts (browser_digest, address_digest, tried_at)
    select caller.account, caller.address, public.server_now()
    from private.code_digests(me) as caller;
    return '{"status": "unknown"}'::jsonb;
  elsif (
    select count(*) from private.round_table_members as members where members.table_id = wanted
  ) >= 20 then
    raise exception 'Cette table est complète : vingt chevaliers y sont déjà'
      using errcode = 'PT409', hint = 'round_table_full';
  end if;
  insert into private.round_table_members (table_id, user_id, is_unnamed)
  values (wanted, me, coalesce(join_round_table.is_unnamed, false));
  perform private.withhold_table_name(wanted, array[me]);
  return jsonb_build_object('status', 'joined', 'id', wanted);
end $$;

create or replace function public.rename_round_table(round_table bigint, name text) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := auth.uid();
  checked record;
begin
  perform private.require_seat(round_table, true);
  -- An answer that a member is finding waits, or is seen here: its name is withheld once.
  perform private.lock_round_table(round_table);
  perform private.require_seat(round_table, true);
  checked := private.checked_table_name(rename_round_table.name, me);
  -- A lost reply is asked for again.
  if exists (
    select from private.round_tables as tables
    join private.round_table_members as members on members.table_id = tables.id
    where tables.id = round_table and tables.name = checked.tidy
      and members.user_id = me and members.has_named
  ) then
    return '{"status": "renamed"}'::jsonb;
  end if;
  perform private.count_name('table', me, 10);
  update private.round_tables as tables
  set name = checked.tidy, name_forms = checked.forms, name_withheld = false
  where tables.id = round_table;
  update private.round_table_members as members set has_named = members.user_id = me
  where members.table_id = round_table and members.has_named <> (members.user_id = me);
  perform private.withhold_table_name(round_table, array(
    select members.user_id from private.round_table_members as members
    where members.table_id = round_table));
  return '{"status": "renamed"}'::jsonb;
end $$;
comment on function public.rename_round_table(bigint, text) is
  'Renames a table of which the caller is the owner. Returns {status: renamed}. Raises PT404 and '
  'PT403 like require_seat, 22023 for a name that is refused, PT409 beyond ten names an hour. Runs '
  'as its owner because the tables are private.';

create or replace function public.my_data() returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := auth.uid();
  data jsonb;
begin
  if me is null then
    raise exception 'Connecte-toi d''abord' using errcode = '42501', hint = 'signed_out';
  end if;
  select jsonb_object_agg(
    listed.name, private.rows_about(listed.source::regclass, listed.owner, me))
  into data
  from (values
    ('users', 'public.users', 'id'),
    ('enigme_progress', 'public.enigme_progress', 'user_id'),
    ('enigme_fragments', 'public.enigme_fragments', 'user_id'),
    ('artefacts', 'public.artefacts', 'user_id'),
    ('hints_revealed', 'public.hints_revealed', 'user_id'),
    ('bonus_questions_solved', 'public.bonus_questions_solved', 'user_id'),
    ('final_sentence_progress', 'public.final_sentence_progress', 'user_id'),
    ('edition_results', 'public.edition_results', 'user_id'),
    ('wrong_answers', 'private.wrong_answers', 'user_id'),
    ('answer_reveals', 'private.answer_reveals', 'user_id'),
    ('answer_regrades', 'private.answer_regrades', 'user_id'),
    ('replayed_days', 'private.replayed_days', 'user_id'),
    ('review_decisions', 'private.review_decisions', 'user_id'),
    ('hidden_names', 'private.hidden_names', 'user_id'),
    ('team_decisions', 'private.team_decisions', 'user_id'),
    ('round_table_members', 'private.round_table_members', 'user_id'),
    ('accepted_answers', 'private.accepted_answers', 'admin_id'),
    ('auth_users', 'auth.users', 'id'),
    ('auth_identities', 'auth.identities', 'user_id'),
    ('auth_sessions', 'auth.sessions', 'user_id')
  ) as listed (name, source, owner);
  return data || jsonb_build_object(
    'exported_at', public.server_now(),
    -- Of the others at a table, nothing.
    'round_tables', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', tables.id,
          'name', private.readable_table_name(tables, members),
          'is_owner', private.round_table_owner(tables.id) = me)
        order by tables.id), '[]')
      from private.round_table_members as members
      join private.round_tables as tables on tables.id = members.table_id
      where members.user_id = me),
    -- Decisions of an admin are about others: only when they were taken.
    'review_decisions_made', (
      select coalesce(jsonb_agg(decisions.decided_at order by decisions.id), '[]')
      from private.review_decisions as decisions where decisions.admin_id = me),
    'team_decisions_made', (
      select coalesce(jsonb_agg(decisions.decided_at order by decisions.id), '[]')
      from private.team_decisions as decisions where decisions.admin_id = me));
end $$;

-- As in lockdown.sql.
revoke execute on all functions in schema private from public, anon, authenticated;
