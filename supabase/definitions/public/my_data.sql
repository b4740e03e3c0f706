CREATE OR REPLACE FUNCTION public.my_data()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
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
end $function$;
COMMENT ON FUNCTION public.my_data() IS 'Everything stored about the caller, by table. Runs as its owner to read private tables and those of the auth service.';
