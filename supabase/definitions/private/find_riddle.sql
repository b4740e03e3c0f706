CREATE OR REPLACE FUNCTION private.find_riddle(day integer, of_edition text)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select enigmes.id from public.enigmes
    where enigmes.edition = coalesce(of_edition, private.current_edition())
      and enigmes.day_number = day);
end $function$;
COMMENT ON FUNCTION private.find_riddle(integer,text) IS 'The id of a day''s riddle, open or not; null when there is none.';
