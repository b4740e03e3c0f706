CREATE OR REPLACE FUNCTION private.current_edition()
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (select editions.code from public.editions where editions.status = 'current');
end $function$;
COMMENT ON FUNCTION private.current_edition() IS 'The code of the edition that is played; null before one is published.';
