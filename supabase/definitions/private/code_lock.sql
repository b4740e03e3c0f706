CREATE OR REPLACE FUNCTION private.code_lock(account uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  an_hour_ago timestamptz := public.server_now() - interval '1 hour';
  caller record := private.code_digests(account);
  since timestamptz;
begin
  since := greatest(
    (
      select attempts.tried_at from private.visitor_attempts as attempts
      where attempts.browser_digest = caller.account and attempts.tried_at > an_hour_ago
      order by attempts.tried_at desc offset 9 limit 1
    ),
    (
      select attempts.tried_at from private.visitor_attempts as attempts
      where attempts.address_digest = caller.address and attempts.tried_at > an_hour_ago
      order by attempts.tried_at desc offset 299 limit 1
    ));
  if since is null then
    return null;
  end if;
  return jsonb_build_object(
    'status', 'locked',
    'retry_after_s', ceil(extract(epoch from since - an_hour_ago))::integer);
end $function$;
COMMENT ON FUNCTION private.code_lock(uuid) IS 'The reply to an account, or to a visitor (null), who gave ten wrong codes within an hour, or whose address gave three hundred; null when they may give one (rule 18.4).';
