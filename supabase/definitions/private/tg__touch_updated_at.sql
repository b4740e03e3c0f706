CREATE OR REPLACE FUNCTION private.tg__touch_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := public.server_now();
  return new;
end $function$;
COMMENT ON FUNCTION private.tg__touch_updated_at() IS 'Sets updated_at on every update.';
