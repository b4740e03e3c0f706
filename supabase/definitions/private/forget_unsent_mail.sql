CREATE OR REPLACE FUNCTION private.forget_unsent_mail()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from private.unsent_mail_marks
  where marked_at < public.server_now() - interval '1 hour';
  delete from private.unsent_mail
  where failed_on < (public.server_now() at time zone 'Europe/Paris')::date - 30;
end $function$;
COMMENT ON FUNCTION private.forget_unsent_mail() IS 'Deletes reports older than an hour and counts older than thirty days (private.forget_visitors).';
