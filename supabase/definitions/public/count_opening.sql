CREATE OR REPLACE FUNCTION public.count_opening(day integer, edition text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := private.current_knight();
  riddle public.enigmes := private.get_open_riddle(day, edition);
begin
  if me is null or private.is_counted(me) then
    perform private.count_once(riddle.id, 'opened');
  end if;
end $function$;
COMMENT ON FUNCTION public.count_opening(integer,text) IS 'Counts that an unsolved day''s page is being read (rule 8.8): once an hour per browser. Raises as get_open_riddle. Runs as its owner to write private counts.';
