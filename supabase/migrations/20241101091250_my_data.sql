-- « Mes données »: everything stored about the caller (rule 1.7). supabase/tests/my-data.test.ts
-- walks the catalogue: a new table or column is in it, or on the test's list with a reason.

create function private.rows_about(source regclass, owner text, account uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  rows jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(found) order by to_jsonb(found)), ''[]'') '
    'from %s as found where found.%I = $1', source, owner)
    into rows using account;
  return (
    select coalesce(jsonb_agg(readable.columns), '[]')
    from jsonb_array_elements(rows) as each (columns),
      lateral (
        select jsonb_object_agg(fields.key, fields.value) as columns
        from jsonb_each(each.columns) as fields
        -- Secrets of the auth service, derived texts, and the ids of admins, who are others.
        where fields.key !~ '(password|token)'
          and fields.key <> all ('{search_text, name_forms, forms, admin_id}'::text[])
      ) as readable);
end $$;
comment on function private.rows_about(regclass, text, uuid) is
  'The rows of a table whose column `owner` is an account, without secrets and derived columns.';

create function public.my_data() returns jsonb
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
  select jsonb_object_agg(listed.name, private.rows_about(listed.source::regclass, listed.owner, me))
  into data
  from (values
    ('users', 'public.users', 'id'),
    ('enigme_progress', 'public.enigme_progress', 'user_id'),
    ('enigme_fragments', 'public.enigme_fragments', 'user_id'),
    ('artefacts', 'public.artefacts', 'user_id'),
    ('hints_revealed', 'public.hints_revealed', 'user_id'),
    ('bonus_questions_solved', 'public.bonus_questions_solved', 'user_id'),
    ('final_sentence_progress', 'public.final_sentence_progress', 'user_id'),
    ('wrong_answers', 'private.wrong_answers', 'user_id'),
    ('wrong_bonus_answers', 'private.wrong_bonus_answers', 'user_id'),
    ('wrong_final_sentences', 'private.wrong_final_sentences', 'user_id'),
    ('answer_reveals', 'private.answer_reveals', 'user_id'),
    ('answer_regrades', 'private.answer_regrades', 'user_id'),
    ('review_decisions', 'private.review_decisions', 'user_id'),
    ('accepted_answers', 'private.accepted_answers', 'admin_id'),
    ('auth_users', 'auth.users', 'id'),
    ('auth_identities', 'auth.identities', 'user_id'),
    ('auth_sessions', 'auth.sessions', 'user_id')
  ) as listed (name, source, owner);
  return data || jsonb_build_object(
    'exported_at', public.server_now(),
    -- Decisions of an admin are about others: only when they were taken.
    'review_decisions_made', (
      select coalesce(jsonb_agg(decisions.decided_at order by decisions.id), '[]')
      from private.review_decisions as decisions where decisions.admin_id = me));
end $$;
comment on function public.my_data() is
  'Everything stored about the caller, by table. Runs as its owner to read private tables and '
  'those of the auth service.';
grant execute on function public.my_data() to authenticated;
