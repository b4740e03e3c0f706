CREATE OR REPLACE FUNCTION private.get_open_riddle(day integer, of_edition text)
 RETURNS public.enigmes
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  played public.editions := private.readable_edition(of_edition);
  riddle public.enigmes;
begin
  select * into riddle from public.enigmes
  where enigmes.edition = played.code and enigmes.day_number = day;
  if riddle.id is null then
    raise exception 'Cette énigme n''existe pas' using errcode = 'PT404', hint = 'riddle_missing';
  end if;
  if played.status = 'current' and riddle.opens_at > public.server_now() then
    raise exception 'Cette énigme n''est pas encore ouverte' using
      errcode = 'PT403',
      hint = 'riddle_closed',
      detail = to_json(riddle.opens_at) #>> '{}';
  end if;
  return riddle;
end $function$;
COMMENT ON FUNCTION private.get_open_riddle(integer,text) IS 'The riddle of a day of an edition, by default the current one. Raises PT404 when there is none, PT403 (detail: opening time) when it is closed; past editions are open.';
