CREATE OR REPLACE FUNCTION public.publish_edition(code text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '5min'
AS $function$
begin
  perform private.require_admin();
  return private.publish_edition(code);
end $function$;
COMMENT ON FUNCTION public.publish_edition(text) IS 'private.publish_edition for admins. Runs as its owner to write editions, results and totals.';
