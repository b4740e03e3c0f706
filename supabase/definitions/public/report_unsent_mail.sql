CREATE OR REPLACE FUNCTION public.report_unsent_mail(kind text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  moment timestamptz := public.server_now();
  caller record := private.caller_digests();
begin
  if kind is null or kind not in ('limited', 'refused', 'unanswered') then
    raise exception 'Cette raison n''existe pas' using errcode = '22023', hint = 'mail_kind_unknown';
  end if;
  if exists (
    select from private.unsent_mail_marks as marks
    where marks.address_digest = caller.address
      and marks.marked_at >= moment - interval '1 hour' offset 19)
  then
    return;
  end if;
  insert into private.unsent_mail_marks (address_digest, marked_at) values (caller.address, moment);
  insert into private.unsent_mail as counted (failed_on, kind, times)
  values ((moment at time zone 'Europe/Paris')::date, report_unsent_mail.kind, 1)
  on conflict on constraint unsent_mail_pkey do update set times = counted.times + 1;
end $function$;
COMMENT ON FUNCTION public.report_unsent_mail(text) IS 'Counts a letter that the e-mail service did not take (rule 8.10): kind is limited, refused or unanswered; twenty an hour per address. Raises 22023 for another kind. Runs as its owner to write private counts.';
