-- Permissions by the knight that the header x-knight names (decision 0026): every relation and every
-- function of the API, for each kind of caller. Two tables of expectations name each object once; the
-- expected outcome of each caller is derived from them.
begin;
select tests.insert_fixtures();

-- Three accounts of two knights: « proprio », « autre », and « cheffe », whose first knight is an admin.
create table pg_temp.knights as
select listed.name, tests.knight(listed.account) as account,
  case when listed.name = listed.account then tests.knight(listed.account) else tests.knight(listed.name) end as id
from (values
  ('proprio', 'proprio'), ('perceval', 'proprio'), ('autre', 'autre'), ('lancelot', 'autre'),
  ('cheffe', 'cheffe'), ('galaad', 'cheffe')
) as listed (name, account);
create function pg_temp.id_of(knight text) returns uuid
language sql stable as $$ select id from pg_temp.knights where name = knight $$;
insert into public.users (id, account_id, username, display_name)
select id, account, name, name from pg_temp.knights where id <> account;

-- Each knight has rows of their own in every table, and a wrong answer that names them.
create function pg_temp.play(knight text) returns void
language plpgsql as $$
declare
  me pg_temp.knights := (select knights from pg_temp.knights where name = knight);
begin
  perform tests.act_as(me.account);
  perform set_config('request.headers', jsonb_build_object('x-knight', me.id)::text, true);
  perform public.reveal_hint(7, 1);
  perform public.submit_answer(3, 'erreur de ' || knight);
  perform public.submit_answer(1, 'motcache 1');
  perform public.submit_bonus_answer(1, 'tresorcache 1');
  perform public.create_round_table('Chez ' || knight);
  insert into public.final_sentence_progress (user_id, edition, hints_seen) values (me.id, 'tests', 1) on conflict do nothing;
  insert into public.edition_results (user_id, edition, total_score, completed_enigmes, review_points, media_points)
  values (me.id, 'past', 5, 1, false, false) on conflict do nothing;
  perform set_config('request.headers', '', true);
  perform tests.act_as(null);
end $$;
select pg_temp.play(name) from pg_temp.knights;
-- Of « perceval » alone: a closed day that is solved, and a hint of day 9.
insert into public.enigme_progress (user_id, enigme_id, score) values (pg_temp.id_of('perceval'), tests.riddle(20), 5);
insert into public.hints_revealed (user_id, enigme_id, hint_id)
values (pg_temp.id_of('perceval'), tests.riddle(9), tests.hint(9, 1));
-- At each one's own table sits another one.
insert into private.round_table_members (table_id, user_id)
select own.table_id, pg_temp.id_of(case when knights.name = 'lancelot' then 'galaad' else 'lancelot' end)
from private.round_table_members as own
join pg_temp.knights on knights.id = own.user_id
join private.round_tables as tables on tables.id = own.table_id and tables.name = 'Chez ' || knights.name;
delete from private.round_tables where name like 'Table %';

create table pg_temp.callers (caller text, acting name, account text, header text, kind text, plays text);
insert into pg_temp.callers values
  ('no header', 'authenticated', 'proprio', null, 'knight', 'proprio'),
  ('the first knight by header', 'authenticated', 'proprio', 'proprio', 'knight', 'proprio'),
  ('another knight of the account', 'authenticated', 'proprio', 'perceval', 'knight', 'perceval'),
  ('a knight of another account by header', 'authenticated', 'proprio', 'lancelot', 'unknown', null),
  ('the first knight of another account by header', 'authenticated', 'proprio', 'autre', 'unknown', null),
  ('an admin by header', 'authenticated', 'proprio', 'cheffe', 'unknown', null),
  ('a visitor', 'anon', null, null, 'visitor', null),
  ('a visitor with a header', 'anon', null, 'perceval', 'visitor', null),
  ('an admin', 'authenticated', 'cheffe', null, 'admin', 'cheffe'),
  ('another knight of an admin', 'authenticated', 'cheffe', 'galaad', 'knight', 'galaad'),
  ('an admin with a knight of another account', 'authenticated', 'cheffe', 'perceval', 'unknown', null);

-- Relations. `shows`: the column that is compared; `own`: a query of its values for the knight %L, null
-- if everyone reads the same. `unknown`: the outcome for a reader with a refused header.
create table pg_temp.relations (relation text primary key, shows text, own text, visitor text, unknown text);
insert into pg_temp.relations
select relation, 'user_id', 'select %L', '42501', 'PT404'
from unnest(array['artefacts', 'bonus_questions_solved', 'edition_results', 'enigme_fragments', 'enigme_progress',
  'final_sentence_progress', 'hints_revealed']) as relation
union all values
  ('users', 'id', 'select %L', '42501', 'PT404'),
  ('enigme_indices', 'id', 'select hint_id from public.hints_revealed where user_id = %L', '42501', 'PT404'),
  ('enigme_revelations', 'enigme_id', 'select enigme_id from public.enigme_progress where user_id = %L', '42501', 'PT404'),
  ('enigme_leaderboard', 'user_id', 'select id from public.users where id = %L and ranked', 'none', 'PT404'),
  ('enigmes', 'id', 'select enigme_id from public.enigme_progress where user_id = %L union '
    'select id from public.enigmes where edition = ''past'' or (edition = ''tests'' and day_number <> 20)', 'open', 'PT404'),
  ('editions', 'code', null, 'same', 'PT404'),
  ('books', 'slug', null, 'same', 'PT404'),
  ('book_people', 'slug', null, 'same', 'same'),
  ('book_doors', 'book', null, 'same', 'same'),
  ('contest', 'ends_at', null, 'same', 'same'),
  ('contest_draws', 'seed', null, 'same', 'same'),
  ('contest_lists', 'edition', null, 'same', 'same'),
  ('day_messages', 'body', null, 'same', 'same'),
  ('enigme_calendar', 'day_number', null, 'same', 'same');

create function pg_temp.as_caller(acting name, account uuid, header text) returns void
language plpgsql as $$
begin
  perform tests.act_as(account);
  perform set_config('request.headers',
    case when header is null then '' else jsonb_build_object('x-knight', header)::text end, true);
  perform set_config('role', acting, true);
end $$;
create function pg_temp.shown(acting name, account uuid, header text, relation text, shows text) returns text
language plpgsql as $$
declare
  found text;
begin
  perform pg_temp.as_caller(acting, account, header);
  execute format('select string_agg(distinct shown::text, '' '' order by shown::text) from (select %I as shown from public.%I) as rows',
    shows, relation) into found;
  raise exception using errcode = 'ZZ000', message = coalesce(found, 'none');
exception
  when sqlstate 'ZZ000' then return sqlerrm;
  when others then return sqlstate;
end $$;
create function pg_temp.listed(query text) returns text
language plpgsql as $$
declare
  found text;
begin
  execute format('select string_agg(distinct shown::text, '' '' order by shown::text) from (%s) as rows (shown)', query) into found;
  return coalesce(found, 'none');
end $$;
create function pg_temp.right_reading(caller pg_temp.callers, relation pg_temp.relations) returns text
language plpgsql as $$
declare
  same text := pg_temp.shown('authenticated', tests.knight('autre'), null, relation.relation, relation.shows);
begin
  return case
    when caller.kind = 'visitor' and relation.visitor = 'open' then pg_temp.listed(
      'select id from public.enigmes where edition = ''past'' or (edition = ''tests'' and day_number <> 20)')
    when caller.kind = 'visitor' then case relation.visitor when 'same' then same else relation.visitor end
    when caller.kind = 'unknown' then case relation.unknown when 'same' then same else relation.unknown end
    when caller.kind = 'admin' and relation.relation in ('users', 'editions', 'books')
      then pg_temp.listed(format('select %I from public.%I', relation.shows, relation.relation))
    when caller.kind = 'admin' and relation.relation = 'enigmes'
      then pg_temp.listed('select id from public.enigmes where edition <> ''tests'' or day_number <> 20')
    when relation.own is not null then pg_temp.listed(format(relation.own, pg_temp.id_of(caller.plays)))
    else same
  end;
end $$;

-- Functions of everyone, a knight, an account, a class or an admin. `touches`: the knights whose rows a
-- call may change. `unknown`: the outcome for a caller with a refused header.
create table pg_temp.functions (signature text primary key, whose text, touches text, unknown text);
insert into pg_temp.functions
select signature, 'everyone', 'player', 'PT404' from unnest(array[
  'class_days(text)', 'is_admin()', 'leaderboard_page(integer,text)', 'reveal_answer(integer,text)',
  'submit_answer(integer,text,text)', 'reveal_hint(integer,integer,text)', 'bonus_question(integer,text)',
  'submit_bonus_answer(integer,text,text)', 'final_sentence(text)', 'submit_final_sentence(text,text)',
  'reveal_final_sentence_hint(integer,text)', 'reveal_final_sentence(text)', 'count_opening(integer,text)',
  'round_table_invitation(text)']) as signature
union all
select signature, 'everyone', 'no one', '1 row'
from unnest(array['server_now()', 'caller_address()', 'report_unsent_mail(text)']) as signature
union all
select signature, 'knight', 'player', 'PT404' from unnest(array[
  'become_class()', 'my_standing()', 'my_wrong_answers(integer,text)', 'reset_progress(text)',
  'import_progress(jsonb,jsonb,text)', 'create_round_table(text,boolean)', 'join_round_table(text,boolean)',
  'my_round_tables()', 'round_table_board(bigint)', 'leave_round_table(bigint)',
  'set_round_table_unnamed(bigint,boolean)', 'rename_round_table(bigint,text)', 'change_round_table_code(bigint)']) as signature
union all
select signature, 'knight', 'table', 'PT404'
from unnest(array['remove_round_table_member(bigint,bigint)', 'delete_round_table(bigint)']) as signature
union all
select signature, 'account', 'account', '1 row' from unnest(array[
  'my_knights()', 'add_knight(text,integer)', 'change_knight(uuid,text,integer)', 'remove_knight(uuid)', 'my_data()',
  'delete_account()']) as signature
union all
select signature, 'class', 'no one', 'PT404' from unnest(array['class_key(text)', 'rehearse_answer(integer,text,text)']) as signature
union all
select signature, 'admin', 'anyone', 'PT404' from unnest(array[
  'delete_book(text)', 'order_books(text[])', 'save_book(jsonb,timestamp with time zone)', 'save_book_person(jsonb)',
  'validate_user_review(uuid,boolean,boolean)', 'admin_stats()',
  'admin_users(text,text,boolean,integer,integer,boolean,uuid,text)', 'hide_name(uuid,text,text)',
  'restore_name(uuid,text,text)', 'set_out_of_ranking(uuid,boolean,text)', 'admin_log(integer,integer)',
  'admin_wrong_answers(integer,text)', 'accept_answer(integer,text,text)', 'publish_edition(text)', 'admin_contest(text)',
  'draw_contest(text,text,integer)', 'admin_messages()', 'save_message(text,integer,text,bigint)',
  'set_message_status(bigint,text,timestamp with time zone)', 'workshop_editions()', 'workshop_edition(text,bigint)',
  'edition_history(text,integer,bigint)', 'create_edition(text,jsonb,text,text)', 'save_edition(text,jsonb,text)',
  'apply_draft(text,bigint,text[])', 'delete_draft(text)', 'try_answer(jsonb,text)', 'answer_forms(text[])',
  'answer_sounds(text[])', 'right_texts(jsonb)', 'admin_visits(text,date)', 'admin_morning()']) as signature;

create function pg_temp.rows_by_knight() returns table (knight uuid, digest text)
language plpgsql as $$
begin
  return query execute (
    select 'select owner, md5(string_agg(line, '' '' order by line)) from ('
      || string_agg(format('select %I as owner, %L || rows::text as line from %s as rows', columns.attname,
        columns.attrelid::regclass, columns.attrelid::regclass), ' union all ')
      || ') as lines where owner is not null group by owner'
    from pg_catalog.pg_attribute as columns
    join pg_catalog.pg_class as classes on classes.oid = columns.attrelid
    where classes.relkind = 'r' and classes.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (columns.attname = 'user_id' or (classes.oid = 'public.users'::regclass and columns.attname = 'id')));
end $$;
create table pg_temp.rows_before as select * from pg_temp.rows_by_knight();
create function pg_temp.trial(
  caller pg_temp.callers, statement text, out outcome text, out reply text, out changed text[]
)
language plpgsql as $$
declare
  owner constant name := current_user;
  called constant text := replace(statement, 'auth.uid()', quote_nullable(
    coalesce(pg_temp.id_of(caller.plays), tests.knight(caller.account))) || '::uuid');
begin
  perform pg_temp.as_caller(caller.acting, tests.knight(caller.account), pg_temp.id_of(caller.header)::text);
  execute called into reply;
  perform set_config('role', owner, true);
  changed := array(
    select coalesce(knights.name, 'new') from pg_temp.rows_before as before
    full join pg_temp.rows_by_knight() as after using (knight)
    left join pg_temp.knights on knights.id = knight
    where before.digest is distinct from after.digest order by 1);
  raise exception using errcode = 'ZZ000', message = '1 row';
exception
  when sqlstate 'ZZ000' then outcome := sqlerrm;
  when others then outcome := sqlstate;
end $$;
create function pg_temp.may_change(caller pg_temp.callers, touches text) returns text[]
language sql stable as $$
  select array(
    select knights.name from pg_temp.knights
    where touches = 'anyone'
      or (touches in ('player', 'table') and knights.name = caller.plays)
      or (touches = 'account' and knights.account = tests.knight(caller.account))
      or (touches = 'table' and knights.name in ('lancelot', 'galaad'))
    union all select 'new' where touches = 'account')
$$;
-- The ids of knights, and their wrong answers, that a reply holds.
create function pg_temp.named_in(reply text) returns text[]
language sql stable as $$
  select array(
    select name from pg_temp.knights
    where position(id::text in reply) > 0 or position('erreur de ' || name in reply) > 0 order by name)
$$;
create function pg_temp.may_name(caller pg_temp.callers, whose text) returns text[]
language sql stable as $$
  select array(
    select knights.name from pg_temp.knights
    where whose = 'admin' or knights.name = caller.plays
      or (whose = 'account' and knights.account = tests.knight(caller.account)))
$$;

create table pg_temp.trials as
select callers.caller, callers as who, functions.signature, functions.whose, functions.touches, functions.unknown, trial.*
from pg_temp.callers, pg_temp.functions
join tests.calls() as calls using (signature),
  lateral pg_temp.trial(callers, calls.statement) as trial;

select plan((6
  + (select count(*) from pg_temp.callers) * (3 + (select count(*) from pg_temp.knights) + (select count(*) from pg_temp.relations))
  + (select count(*) from pg_temp.relations where unknown = 'PT404') + 1)::integer);

select bag_eq('select relation from pg_temp.relations', 'select distinct split_part(name, '' '', 1) from tests.relations() as name',
  'every relation has an expectation');
select bag_eq('select signature from pg_temp.functions',
  'select functions.oid::regprocedure::text from tests.functions() as functions (oid)', 'every function has an expectation');
select is_empty($$
  select relation, name from pg_temp.relations, pg_temp.knights
  where own = 'select %L' and pg_temp.listed(format('select %I from public.%I', shows, relation)) !~ id::text
$$, 'every knight has rows in every table');

-- Reading
select is(
  pg_temp.shown(callers.acting, tests.knight(callers.account), pg_temp.id_of(callers.header)::text, relations.relation,
    relations.shows),
  pg_temp.right_reading(callers, relations), format('%s reads %s', callers.caller, relations.relation))
from pg_temp.callers, pg_temp.relations;

-- Writing: every statement on the rows of each knight. A name is all that a knight may change.
create function pg_temp.wrong_writes(caller pg_temp.callers, target uuid) returns setof text
language plpgsql as $$
begin
  perform set_config('request.headers', case
    when caller.header is null then ''
    else jsonb_build_object('x-knight', pg_temp.id_of(caller.header))::text end, true);
  return query
    select concat_ws(' ', statements.verb, statements.relation, tried.outcome)
    from tests.statements(target) as statements,
      lateral tests.attempt(caller.acting, tests.knight(caller.account), statements.statement) as tried (outcome)
    where statements.verb <> 'select' and tried.outcome <> case
      when statements.relation <> 'users' or statements.verb <> 'update' or caller.kind = 'visitor' then '42501'
      when caller.kind = 'unknown' then 'PT404'
      when pg_temp.id_of(caller.plays) = target then '1 row'
      else '0 rows'
    end;
end $$;
select is_empty(format('select pg_temp.wrong_writes(callers, %L) from pg_temp.callers where caller = %L', knights.id, callers.caller),
  format('%s writes on the rows of %s only what is right', callers.caller, knights.name))
from pg_temp.callers, pg_temp.knights;

-- Calling
select is_empty(format($$
  select signature, outcome from pg_temp.trials where caller = %L and outcome <> case
    when (who).kind = 'unknown' then unknown
    when (who).kind = 'admin' and whose = 'admin' or whose = 'everyone' then '1 row'
    when (who).kind = 'visitor' or whose in ('admin', 'class') then '42501'
    else '1 row'
  end
$$, caller), format('%s may call what is right', caller)) from pg_temp.callers;
select is_empty(format($$
  select signature, changed from pg_temp.trials
  where caller = %L and not changed <@ pg_temp.may_change(who, touches)
$$, caller), format('calls of %s change no row of another knight', caller)) from pg_temp.callers;
select is_empty(format($$
  select signature, left(reply, 200) from pg_temp.trials
  where caller = %L and not pg_temp.named_in(reply) <@ pg_temp.may_name(who, whose)
$$, caller), format('replies to %s name no other knight', caller)) from pg_temp.callers;
select results_eq(
  $$ select caller, pg_temp.named_in(reply) from pg_temp.trials
     where signature = 'my_wrong_answers(integer,text)' and (who).kind in ('knight', 'admin') order by caller $$,
  $$ select caller, array[plays] from pg_temp.callers where kind in ('knight', 'admin') order by caller $$,
  'each knight reads their own wrong answers: a reply that names another one would be seen');
select is(
  (select count(*) from pg_temp.trials
    where caller = 'another knight of the account' and touches = 'player' and changed = '{perceval}'),
  8::bigint, 'these calls change the rows of the knight that plays: those of another one would be seen');

-- Forged headers
create table pg_temp.forged as
select jsonb_build_object('x-knight', header)::text as headers from (
  select md5('forged ' || n)::uuid::text from generate_series(1, 1700) as n
  union all select id::text from pg_temp.knights where account <> tests.knight('proprio')
  -- Almost the id of a knight of the account, or several at once.
  union all select overlay(id::text placing to_hex(n % 16) from 1 + n % 8)
    from pg_temp.knights, generate_series(0, 127) as n where substr(id::text, 1 + n % 8, 1) <> to_hex(n % 16)
  union all select format(pattern, id) from pg_temp.knights, unnest(array['{%s}', '%s,%1$s', '%s %1$s', '"%s"', 'urn:uuid:%s',
    '%s;', '%s''', '%s'' or ''1''=''1', '%s%%', '%%%s', '%s\u0000', '[%s]', '%s::uuid']) as pattern
  union all select left(text, 60) || n from unnest(array[''' or true --', '"; drop table users; --', '* ', 'null', '00000000-', '../..',
    'x-knight: ', e'\n', '%', 'é', '(select id from public.users)', repeat('0', 36)]) as text, generate_series(1, 20) as n
) as headers (header);

create function pg_temp.not_refused(relation text, shows text) returns setof text
language plpgsql as $$
declare
  header text;
begin
  for header in select headers from pg_temp.forged loop
    perform set_config('request.headers', header, true);
    if tests.attempt('authenticated', tests.knight('proprio'), format('select %I from public.%I', shows, relation)) <> 'PT404' then
      return next header;
    end if;
  end loop;
end $$;
select cmp_ok((select count(distinct headers) from pg_temp.forged), '>=', 2000::bigint, 'two thousand headers are forged');
select is_empty(format('select pg_temp.not_refused(%L, %L)', relation, shows),
  format('no forged header reads a row of %s', relation))
from pg_temp.relations where unknown = 'PT404';
select is_empty($$
  select forged.headers, calls.signature from (
    select headers from pg_temp.forged order by md5(headers) limit 50
  ) as forged, tests.calls() as calls join pg_temp.functions using (signature),
    lateral set_config('request.headers', forged.headers, true) as sent (header)
  where functions.unknown = 'PT404'
    and tests.attempt('authenticated', tests.knight('proprio'), replace(calls.statement, 'auth.uid()',
      quote_literal(tests.knight('proprio')) || '::uuid')) <> 'PT404'
    and sent.header is not null
$$, 'and none calls a function of the game');

select * from finish();
rollback;
