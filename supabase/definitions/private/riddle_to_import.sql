CREATE OR REPLACE FUNCTION private.riddle_to_import(of_edition text, entry jsonb)
 RETURNS public.enigmes
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return private.get_open_riddle((entry ->> 'day')::integer, of_edition);
exception
  when sqlstate 'PT404' or sqlstate 'PT403' then return null;
end $function$;
COMMENT ON FUNCTION private.riddle_to_import(text,jsonb) IS 'The riddle of a day that is imported; null when there is none or its door is closed.';
