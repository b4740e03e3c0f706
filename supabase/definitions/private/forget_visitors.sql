CREATE OR REPLACE FUNCTION private.forget_visitors()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.fold_visits();
  perform private.fold_wrong_answers();
  perform private.close_contests();
  perform private.forget_unsent_mail();
  delete from private.visitor_marks
  where marked_at < public.server_now() - interval '1 hour';
  delete from private.visitor_attempts
  where tried_at < public.server_now() - interval '1 hour';
  update private.visitor_salt set salt = gen_random_uuid()::text, made_at = public.server_now()
  where (made_at at time zone 'Europe/Paris')::date
    <> (public.server_now() at time zone 'Europe/Paris')::date;
end $function$;
COMMENT ON FUNCTION private.forget_visitors() IS 'Deletes wrong answers and marks older than an hour, replaces the salt of an earlier day, folds the counts, forgets reports of unsent mail, and fixes the list of a contest that has ended. Runs every five minutes, whatever the traffic: by pg_cron, or by tools/embedded.';
