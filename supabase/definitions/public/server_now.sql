CREATE OR REPLACE FUNCTION public.server_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select now() $function$;
COMMENT ON FUNCTION public.server_now() IS 'The game''s clock. Tests replace its body.';
