-- The permission matrix: every verb on every relation, and every function of the API, for a given
-- user. Committed like 000_support.sql, for the files that follow.

begin;

create or replace function tests.statements(who uuid)
returns table (relation text, verb text, statement text)
language sql
as $$
  select listed.relation, listed.verb, format(
    listed.statement, who, tests.riddle(1), tests.riddle(5), tests.riddle(19), tests.hint(1, 1),
    tests.hint(1, 3), tests.hint(5, 3))
  from (values
    ('artefacts', 'insert',
      'insert into public.artefacts (user_id, edition, day_number, title, description, word) '
      'values (%1$L, ''tests'', 5, ''t'', ''d'', ''w'')'),
    ('artefacts', 'update', 'update public.artefacts set word = ''w'' where user_id = %1$L'),
    ('artefacts', 'delete', 'delete from public.artefacts where user_id = %1$L'),
    ('artefacts', 'upsert',
      'insert into public.artefacts (user_id, edition, day_number, title, description, word) '
      'values (%1$L, ''tests'', 1, ''t'', ''d'', ''w'') on conflict (user_id, edition, day_number) '
      'do update set word = excluded.word'),
    ('book_doors', 'insert',
      'insert into public.book_doors (book, day_number) values (''lanterne'', 1)'),
    ('book_doors', 'update', 'update public.book_doors set day_number = 1'),
    ('book_doors', 'delete', 'delete from public.book_doors'),
    ('book_doors', 'upsert',
      'insert into public.book_doors (book, day_number) values (''lanterne'', 1) on conflict do nothing'),
    ('book_people', 'insert',
      'insert into public.book_people (slug, name) values (''moi'', ''Moi'')'),
    ('book_people', 'update', 'update public.book_people set name = ''Moi'' where slug = ''plume'''),
    ('book_people', 'delete', 'delete from public.book_people where slug = ''plume'''),
    ('book_people', 'upsert',
      'insert into public.book_people (slug, name) values (''plume'', ''Moi'') on conflict (slug) do '
      'update set name = excluded.name'),
    ('books', 'insert',
      'insert into public.books (slug, title, youngest, oldest, description) '
      'values (''mien'', ''t'', 3, 8, ''d'')'),
    ('books', 'update', 'update public.books set is_published = true where slug = ''brouillon'''),
    ('books', 'delete', 'delete from public.books where slug = ''brouillon'''),
    ('books', 'upsert',
      'insert into public.books (slug, title, youngest, oldest, description) '
      'values (''brouillon'', ''t'', 3, 8, ''d'') on conflict (slug) do update set title = excluded.title'),
    ('bonus_questions_solved', 'insert',
      'insert into public.bonus_questions_solved (user_id, enigme_id) values (%1$L, %3$s)'),
    ('bonus_questions_solved', 'update',
      'update public.bonus_questions_solved set solved_at = now() where user_id = %1$L'),
    ('bonus_questions_solved', 'delete',
      'delete from public.bonus_questions_solved where user_id = %1$L'),
    ('bonus_questions_solved', 'upsert',
      'insert into public.bonus_questions_solved (user_id, enigme_id) values (%1$L, %2$s) on '
      'conflict (user_id, enigme_id) do update set solved_at = excluded.solved_at'),
    ('contest', 'insert', 'insert into public.contest (ends_at) values (now())'),
    ('contest', 'update', 'update public.contest set ends_at = now()'),
    ('contest', 'delete', 'delete from public.contest'),
    ('contest', 'upsert',
      'insert into public.contest (ends_at) values (now()) on conflict do nothing'),
    ('contest_draws', 'insert',
      'insert into public.contest_draws (edition, seed) values (''tests'', ''s'')'),
    ('contest_draws', 'update', 'update public.contest_draws set seed = ''s'''),
    ('contest_draws', 'delete', 'delete from public.contest_draws'),
    ('contest_draws', 'upsert',
      'insert into public.contest_draws (edition, seed) values (''tests'', ''s'') on conflict do nothing'),
    ('contest_lists', 'insert', 'insert into public.contest_lists (edition) values (''tests'')'),
    ('contest_lists', 'update', 'update public.contest_lists set edition = ''s'''),
    ('contest_lists', 'delete', 'delete from public.contest_lists'),
    ('contest_lists', 'upsert',
      'insert into public.contest_lists (edition) values (''tests'') on conflict do nothing'),
    ('day_messages', 'insert',
      'insert into public.day_messages (edition, day_number, body) values (''tests'', 1, ''b'')'),
    ('day_messages', 'update', 'update public.day_messages set body = ''b'''),
    ('day_messages', 'delete', 'delete from public.day_messages'),
    ('day_messages', 'upsert',
      'insert into public.day_messages (edition, day_number, body) values (''tests'', 1, ''b'') on '
      'conflict do nothing'),
    ('edition_results', 'insert',
      'insert into public.edition_results (user_id, edition, total_score, completed_enigmes, '
      'review_points, media_points) values (%1$L, ''tests'', 120, 24, false, false)'),
    ('edition_results', 'update',
      'update public.edition_results set total_score = 120 where user_id = %1$L'),
    ('edition_results', 'delete', 'delete from public.edition_results where user_id = %1$L'),
    ('edition_results', 'upsert',
      'insert into public.edition_results (user_id, edition, total_score, completed_enigmes, '
      'review_points, media_points) values (%1$L, ''past'', 120, 24, false, false) on conflict '
      '(user_id, edition) do update set total_score = excluded.total_score'),
    ('editions', 'insert',
      'insert into public.editions (code, title) values (''mine'', ''t'')'),
    ('editions', 'update', 'update public.editions set title = ''t'' where code = ''draft'''),
    ('editions', 'delete', 'delete from public.editions where code = ''draft'''),
    ('editions', 'upsert',
      'insert into public.editions (code, title) values (''draft'', ''t'') on conflict (code) do '
      'update set title = excluded.title'),
    ('enigme_calendar', 'insert',
      'insert into public.enigme_calendar (day_number, opens_at) values (23, null)'),
    ('enigme_calendar', 'update', 'update public.enigme_calendar set opens_at = null'),
    ('enigme_calendar', 'delete', 'delete from public.enigme_calendar'),
    ('enigme_calendar', 'upsert',
      'insert into public.enigme_calendar (day_number, opens_at) values (20, null) on '
      'conflict do nothing'),
    ('enigme_fragments', 'insert',
      'insert into public.enigme_fragments (user_id, enigme_id, word) values (%1$L, %3$s, ''w'')'),
    ('enigme_fragments', 'update',
      'update public.enigme_fragments set word = ''w'' where user_id = %1$L'),
    ('enigme_fragments', 'delete', 'delete from public.enigme_fragments where user_id = %1$L'),
    ('enigme_fragments', 'upsert',
      'insert into public.enigme_fragments (user_id, enigme_id, word) values (%1$L, %2$s, '
      '''w'') on conflict (user_id, enigme_id) do update set word = excluded.word'),
    ('enigme_indices', 'insert',
      'insert into public.enigme_indices (enigme_id, rang, texte) values (%2$s, 4, ''t'')'),
    ('enigme_indices', 'update', 'update public.enigme_indices set texte = ''t'''),
    ('enigme_indices', 'delete', 'delete from public.enigme_indices'),
    ('enigme_indices', 'upsert',
      'insert into public.enigme_indices (enigme_id, rang, texte) values (%2$s, 1, '
      '''t'') on conflict (enigme_id, rang) do update set texte = excluded.texte'),
    ('enigme_leaderboard', 'insert',
      'insert into public.enigme_leaderboard (user_id, total_score) values (%1$L, 133)'),
    ('enigme_leaderboard', 'update',
      'update public.enigme_leaderboard set total_score = 133 where user_id = %1$L'),
    ('enigme_leaderboard', 'delete', 'delete from public.enigme_leaderboard where user_id = %1$L'),
    ('enigme_leaderboard', 'upsert',
      'insert into public.enigme_leaderboard (user_id, total_score) values (%1$L, 133) on '
      'conflict do nothing'),
    ('enigme_progress', 'insert',
      'insert into public.enigme_progress (user_id, enigme_id, score) values (%1$L, %3$s, 5)'),
    ('enigme_progress', 'update',
      'update public.enigme_progress set score = 5 where user_id = %1$L'),
    ('enigme_progress', 'delete', 'delete from public.enigme_progress where user_id = %1$L'),
    ('enigme_progress', 'upsert',
      'insert into public.enigme_progress (user_id, enigme_id, score) values (%1$L, %2$s, 5) on '
      'conflict (user_id, enigme_id) do update set score = excluded.score'),
    ('enigme_revelations', 'insert',
      'insert into public.enigme_revelations (enigme_id, answer) values (%3$s, ''a'')'),
    ('enigme_revelations', 'update', 'update public.enigme_revelations set answer = ''a'''),
    ('enigme_revelations', 'delete', 'delete from public.enigme_revelations'),
    ('enigme_revelations', 'upsert',
      'insert into public.enigme_revelations (enigme_id, answer) values (%2$s, ''a'') on '
      'conflict do nothing'),
    ('enigmes', 'insert',
      'insert into public.enigmes (edition, day_number, title, description, question) values '
      '(''tests'', 23, ''t'', ''d'', ''q'')'),
    ('enigmes', 'update', 'update public.enigmes set opens_at = null'),
    ('enigmes', 'delete', 'delete from public.enigmes where id = %4$s'),
    ('enigmes', 'upsert',
      'insert into public.enigmes (edition, day_number, title, description, question) values '
      '(''tests'', 20, ''t'', ''d'', ''q'') on conflict (edition, day_number) do update set title = excluded.title'),
    ('final_sentence_progress', 'insert',
      'insert into public.final_sentence_progress (user_id, edition) select id, ''tests'' from '
      'public.users where is_admin'),
    ('final_sentence_progress', 'update',
      'update public.final_sentence_progress set solved_at = now() where user_id = %1$L'),
    ('final_sentence_progress', 'delete',
      'delete from public.final_sentence_progress where user_id = %1$L'),
    ('final_sentence_progress', 'upsert',
      'insert into public.final_sentence_progress (user_id, edition) values (%1$L, ''tests'') on '
      'conflict (user_id, edition) do update set solved_at = now()'),
    ('hints_revealed', 'insert',
      'insert into public.hints_revealed (user_id, enigme_id, hint_id) values (%1$L, %3$s, %7$s)'),
    ('hints_revealed', 'update',
      'update public.hints_revealed set hint_id = %6$s where user_id = %1$L and hint_id = '
      '%5$s'),
    ('hints_revealed', 'delete', 'delete from public.hints_revealed where user_id = %1$L'),
    ('hints_revealed', 'upsert',
      'insert into public.hints_revealed (user_id, enigme_id, hint_id) values (%1$L, %2$s, '
      '%5$s) '
      'on conflict (user_id, hint_id) do update set revealed_at = now()'),
    ('users', 'insert',
      'insert into public.users (id, account_id, username, is_admin) values '
      '(''00000000-0000-4000-8000-000000000000'', ''00000000-0000-4000-8000-000000000000'', ''n'', true)'),
    ('users', 'update', 'update public.users set username = ''Nouveau nom'' where id = %1$L'),
    ('users', 'delete', 'delete from public.users where id = %1$L'),
    ('users', 'upsert',
      'insert into public.users (id, account_id, username) values (%1$L, %1$L, ''n'') on conflict (id) do '
      'update set username = excluded.username')
  ) as listed (relation, verb, statement)
  union all
  select classes.relname::text, 'select', format('select * from public.%I', classes.relname)
  from pg_catalog.pg_class as classes
  where classes.relnamespace = 'public'::regnamespace
    and classes.relkind in ('r', 'v', 'm', 'p', 'f')
$$;
comment on function tests.statements(uuid) is
  'One statement per relation and verb, on a knight''s rows, that succeeds when it is permitted.';

create or replace function tests.relations() returns setof text
language sql stable
as $$
  select classes.relname || ' ' || verbs.verb
  from pg_catalog.pg_class as classes,
    unnest(array['select', 'insert', 'update', 'delete', 'upsert']) as verbs (verb)
  where classes.relnamespace = 'public'::regnamespace
    and classes.relkind in ('r', 'v', 'm', 'p', 'f')
$$;
comment on function tests.relations() is
  'Every relation of the API with each verb: the expectations that each actor must list.';

create or replace function tests.functions(within text default 'public') returns setof oid
language sql stable
as $$
  select functions.oid from pg_catalog.pg_proc as functions
  where functions.pronamespace = within::regnamespace and not exists (
    select from pg_catalog.pg_depend
    where pg_depend.objid = functions.oid and pg_depend.deptype = 'e')
$$;
comment on function tests.functions(text) is
  'Every function of a schema that belongs to no extension.';

create or replace function tests.at_own_table(statement text) returns text
language sql stable
as $$
  select format(statement,
    'case auth.uid() ' || string_agg(format('when %L then %s', owners.user_id, owners.table_id), ' ')
      || ' end',
    'case auth.uid() ' || string_agg(format('when %L then %s', owners.user_id, guests.id), ' ')
      || ' end')
  from private.round_table_members as owners
  join private.round_table_members as guests
    on guests.table_id = owners.table_id and guests.id > owners.id
$$;
comment on function tests.at_own_table(text) is
  'A statement about the table that its caller owns (%1$s), and the other member there (%2$s).';

create or replace function tests.calls() returns table (signature text, statement text)
language sql stable
as $$
  values
    ('server_now()', 'select public.server_now()'),
    ('is_admin()', 'select public.is_admin()'),
    ('caller_address()', 'select public.caller_address()'),
    ('leaderboard_page(integer,text)', 'select public.leaderboard_page(1)'),
    ('class_days(text)', 'select public.class_days()'),
    ('become_class()', 'select public.become_class()'),
    ('class_key(text)', 'select public.class_key()'),
    ('rehearse_answer(integer,text,text)', 'select public.rehearse_answer(1, ''rien'')'),
    ('my_standing()', 'select public.my_standing()'),
    ('my_knights()', 'select count(*) from public.my_knights()'),
    ('add_knight(text,integer)', 'select public.add_knight(''Perceval'', 3)'),
    ('change_knight(uuid,text,integer)', 'select public.change_knight(auth.uid(), ''Perceval'', 3)'),
    ('remove_knight(uuid)',
      'select public.remove_knight((public.add_knight(''Perceval'', 3) ->> ''id'')::uuid)'),
    ('reveal_answer(integer,text)', 'select public.reveal_answer(4)'),
    ('submit_answer(integer,text,text)', 'select public.submit_answer(4, ''motcache 4'')'),
    ('bonus_question(integer,text)', 'select public.bonus_question(1)'),
    ('submit_bonus_answer(integer,text,text)',
      'select public.submit_bonus_answer(1, ''tresorcache 1'')'),
    ('reveal_hint(integer,integer,text)', 'select public.reveal_hint(4, 1)'),
    ('final_sentence(text)', 'select public.final_sentence()'),
    ('submit_final_sentence(text,text)',
      'select public.submit_final_sentence(''la phrasecachee de tous'')'),
    ('reveal_final_sentence_hint(integer,text)', 'select public.reveal_final_sentence_hint(1)'),
    ('reveal_final_sentence(text)', 'select public.reveal_final_sentence()'),
    ('reset_progress(text)', 'select public.reset_progress()'),
    ('import_progress(jsonb,jsonb,text)', 'select public.import_progress(''[]'')'),
    ('delete_account()', 'select public.delete_account()'),
    ('my_wrong_answers(integer,text)', 'select public.my_wrong_answers(3)'),
    ('my_data()', 'select public.my_data()'),
    ('validate_user_review(uuid,boolean,boolean)',
      format('select public.validate_user_review(%L, true, true)', tests.knight('proprio'))),
    ('hide_name(uuid,text,text)',
      format('select public.hide_name(%L, ''proprio'', ''Un nom'')', tests.knight('proprio'))),
    ('restore_name(uuid,text,text)',
      format('select public.restore_name(%L, ''proprio'')', tests.knight('proprio'))),
    ('set_out_of_ranking(uuid,boolean,text)',
      format('select public.set_out_of_ranking(%L, false)', tests.knight('proprio'))),
    ('admin_log(integer,integer)', 'select count(*) from public.admin_log()'),
    ('admin_stats()', 'select public.admin_stats()'),
    ('admin_users(text,text,boolean,integer,integer,boolean,uuid,text)',
      'select count(*) from public.admin_users()'),
    ('admin_visits(text,date)', 'select public.admin_visits()'),
    ('admin_morning()', 'select public.admin_morning()'),
    ('report_unsent_mail(text)', 'select public.report_unsent_mail(''refused'')'),
    ('count_opening(integer,text)', 'select public.count_opening(1)'),
    ('admin_wrong_answers(integer,text)', 'select count(*) from public.admin_wrong_answers(3)'),
    ('publish_edition(text)', 'select public.publish_edition(''tests'')'),
    ('accept_answer(integer,text,text)', 'select public.accept_answer(3, ''une erreur'')'),
    ('admin_contest(text)', 'select public.admin_contest(''tests'')'),
    ('draw_contest(text,text,integer)', 'select public.draw_contest(''past'', ''7 12'', 1)'),
    ('admin_messages()', 'select count(*) from public.admin_messages()'),
    ('save_message(text,integer,text,bigint)',
      'select public.save_message(''tests'', 1, ''Un mot.'')'),
    ('set_message_status(bigint,text,timestamp with time zone)', 'select public.set_message_status(0, ''deleted'')'),
    ('workshop_editions()', 'select count(*) from public.workshop_editions()'),
    ('workshop_edition(text,bigint)', 'select public.workshop_edition(''tests'')'),
    ('edition_history(text,integer,bigint)', 'select count(*) from public.edition_history(''tests'')'),
    ('create_edition(text,jsonb,text,text)',
      'select public.create_edition(''new'', ''[{"day": 0, "content": {"edition": "new"}}]'')'),
    ('save_edition(text,jsonb,text)', 'select public.save_edition(''tests'', ''[]'')'),
    ('apply_draft(text,bigint,text[])',
      format('select public.apply_draft(''tests'', %s, ''{}'')', (
        select max(versions.id) from private.edition_versions as versions
        where versions.edition = 'tests'))),
    ('delete_book(text)', 'select public.delete_book(''brouillon'')'),
    ('order_books(text[])', 'select public.order_books(''{brouillon,lanterne}'')'),
    ('save_book(jsonb,timestamp with time zone)',
      'select public.save_book(''{"slug": "mien", "title": "t", "youngest": 3, "oldest": 8, '
      '"description": "d"}'')'),
    ('save_book_person(jsonb)',
      'select public.save_book_person(''{"slug": "moi", "name": "Moi"}'')'),
    ('delete_draft(text)', 'select public.delete_draft(''draft'')'),
    ('create_round_table(text,boolean)', 'select public.create_round_table(''Les cousins'')'),
    ('join_round_table(text,boolean)', 'select public.join_round_table(''BCDFGHJZ'')'),
    ('round_table_invitation(text)', 'select public.round_table_invitation(''BCDFGHJK'')'),
    ('my_round_tables()', 'select count(*) from public.my_round_tables()'),
    ('round_table_board(bigint)', tests.at_own_table('select public.round_table_board(%1$s)')),
    ('leave_round_table(bigint)', tests.at_own_table('select public.leave_round_table(%1$s)')),
    ('set_round_table_unnamed(bigint,boolean)',
      tests.at_own_table('select public.set_round_table_unnamed(%1$s, true)')),
    ('rename_round_table(bigint,text)',
      tests.at_own_table('select public.rename_round_table(%1$s, ''Les voisins'')')),
    ('change_round_table_code(bigint)',
      tests.at_own_table('select public.change_round_table_code(%1$s)')),
    ('remove_round_table_member(bigint,bigint)',
      tests.at_own_table('select public.remove_round_table_member(%1$s, %2$s)')),
    ('delete_round_table(bigint)', tests.at_own_table('select public.delete_round_table(%1$s)')),
    ('try_answer(jsonb,text)',
      'select public.try_answer(''{"question": "Qui ?", "answers": ["Noël"]}'', ''noel'')'),
    ('answer_forms(text[])', 'select count(*) from public.answer_forms(''{château}'')'),
    ('answer_sounds(text[])', 'select count(*) from public.answer_sounds(''{château}'')'),
    ('right_texts(jsonb)',
      'select public.right_texts(
        ''[{"question": "Qui ?", "answers": ["Noël"], "texts": ["noel"]}]'')')
$$;
comment on function tests.calls() is
  'One call per function of the API that succeeds when it is permitted.';

create or replace function tests.rows_of(source text) returns text
language plpgsql stable
as $$
declare
  found bigint;
begin
  execute 'select count(*) from ' || source into found;
  return found || case when found = 1 then ' row' else ' rows' end;
end $$;
comment on function tests.rows_of(text) is
  'The row count that the database owner sees, in the format of tests.attempt.';

create or replace function tests.writable_columns(account uuid) returns text[]
language sql
as $$
  select array_agg(columns.attname::text order by columns.attname)
  from pg_catalog.pg_attribute as columns
  where columns.attrelid = 'public.users'::regclass
    and columns.attnum > 0
    and not columns.attisdropped
    and tests.attempt('authenticated', account, format(
      'update public.users set %1$I = %1$I where id = %2$L',
      columns.attname, tests.knight('proprio'))) = '1 row'
$$;
comment on function tests.writable_columns(uuid) is
  'The columns of the users row of « proprio » that a user can write, tried one by one; null when '
  'none.';

create or replace function tests.matrix_size() returns integer
language sql stable
as $$
  select (2
    + (select count(*) from tests.relations())
    + (select count(*) from tests.functions()))::integer
$$;
comment on function tests.matrix_size() is
  'The number of tests that tests.matrix must run, whatever its arguments.';

create or replace function tests.matrix(
  actor text, acting name, account uuid, relations jsonb, executes text[], refused text[]
) returns setof text
language plpgsql
as $$
declare
  verbs constant text[] := array['select', 'insert', 'update', 'delete', 'upsert'];
begin
  return next extensions.bag_eq('select tests.relations()',
    array(
      select names.relation || ' ' || listed.verb
      from jsonb_object_keys(relations) as names (relation),
        unnest(verbs, string_to_array(relations ->> names.relation, ', ')) as listed (verb, outcome)
      where listed.outcome is not null),
    'every relation and verb has an expectation for ' || actor);
  return next extensions.bag_eq(
    'select functions.oid::regprocedure::text from tests.functions() as functions (oid)',
    executes || refused,
    'every function has an expectation for ' || actor);
  return query
    select extensions.is(
      tests.attempt(acting, account, statements.statement),
      (string_to_array(relations ->> statements.relation, ', '))[
        array_position(verbs, statements.verb)],
      format('%s: %s on %s', actor, statements.verb, statements.relation))
    from tests.statements(tests.knight('proprio')) as statements
    order by statements.relation, statements.verb;
  return query
    select extensions.is(
      tests.attempt(acting, account, calls.statement),
      case when calls.signature = any(executes) then '1 row' else '42501' end,
      format('%s: %s', actor, calls.signature))
    from tests.calls() as calls
    order by calls.signature;
end $$;
comment on function tests.matrix(text, name, uuid, jsonb, text[], text[]) is
  'Tries every verb on every relation, on the rows of « proprio », and calls every function, as a '
  'role and a user. Expectations: for each relation, the results of select, insert, update, '
  'delete and upsert in the format of tests.attempt; for each function, whether it executes. A '
  'missing expectation fails.';

commit;

begin;
select extensions.plan(1);
select extensions.has_function('tests'::name, 'matrix'::name);
select * from extensions.finish();
rollback;
