CREATE OR REPLACE FUNCTION private.count_name(of_what text, account uuid, most integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  an_hour_ago timestamptz := public.server_now() - interval '1 hour';
  digest text := (
    select encode(sha256(convert_to('name ' || of_what || salts.salt || account, 'UTF8')), 'hex')
    from private.visitor_salt as salts);
  since timestamptz := (
    select attempts.tried_at from private.visitor_attempts as attempts
    where attempts.browser_digest = digest and attempts.tried_at > an_hour_ago
    order by attempts.tried_at desc offset most - 1 limit 1);
  minutes integer := ceil(extract(epoch from since - an_hour_ago) / 60)::integer;
begin
  if since is not null then
    raise exception 'Tu as déjà choisi % noms en une heure : tu pourras en changer dans %', most,
      case minutes when 1 then 'une minute' else minutes || ' minutes' end
      using errcode = 'PT409', hint = 'name_too_often';
  end if;
  insert into private.visitor_attempts (browser_digest, address_digest, tried_at)
  values (digest, digest, public.server_now());
end $function$;
COMMENT ON FUNCTION private.count_name(text,uuid,integer) IS 'Counts a name that an account, whose rows are locked, gives to a knight or to a table, for an hour and by a salted digest. Raises PT409 beyond `most` an hour.';
