CREATE OR REPLACE FUNCTION public.caller_address()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$ select private.caller_address() $function$;
COMMENT ON FUNCTION public.caller_address() IS 'The caller''s own address or network, as the limits count it (rule 3.9). Runs as its owner because the settings are private. Nothing is stored.';
