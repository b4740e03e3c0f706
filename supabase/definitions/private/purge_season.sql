CREATE OR REPLACE FUNCTION private.purge_season()
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  today date := (public.server_now() at time zone 'Europe/Paris')::date;
  used_since timestamptz := (
    select max(editions.published_at) from public.editions
    where private.purge_day(editions) <= today);
  answers bigint;
  unused bigint;
begin
  perform private.forget_visitors();
  delete from private.wrong_answers as wrong using public.editions
  where editions.code = wrong.edition and private.purge_day(editions) <= today;
  get diagnostics answers = row_count;
  delete from auth.users as accounts
  where accounts.created_at < used_since
    and coalesce(accounts.last_sign_in_at, accounts.created_at) < used_since
    and not exists (
      select from auth.sessions
      where sessions.user_id = accounts.id and sessions.updated_at >= used_since)
    and not exists (
      select from public.users
      where users.account_id = accounts.id and (users.is_admin or users.last_quest_at >= used_since));
  get diagnostics unused = row_count;
  perform private.fold_wrong_answers();
  perform private.fold_result_counts();
  return jsonb_build_object('wrong_answers', answers, 'accounts', unused);
end $function$;
COMMENT ON FUNCTION private.purge_season() IS 'Deletes what the privacy page says is not kept once an edition''s purge date has come: its wrong answers, and the accounts unused since it was published; admins stay. Idempotent; returns how many rows went. Runs each night, by pg_cron, or by `npm run season -- --purge`.';
