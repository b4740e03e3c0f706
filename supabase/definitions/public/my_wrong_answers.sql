CREATE OR REPLACE FUNCTION public.my_wrong_answers(day integer, edition text DEFAULT NULL::text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := private.current_knight();
  riddle public.enigmes := private.get_open_riddle(day, edition);
begin
  if exists (
    select from public.enigme_progress as progress
    where progress.user_id = me and progress.enigme_id = riddle.id and progress.completed
  ) then
    return '{}'::text[];
  end if;
  return (
    select coalesce(array_agg(latest.typed order by latest.last_at, latest.id), '{}'::text[])
    from (
      select wrong.typed, wrong.last_at, wrong.id
      from private.wrong_answers as wrong
      where wrong.user_id = me and wrong.kind = 'riddle' and wrong.enigme_id = riddle.id
        and wrong.normalized <> ''
      order by wrong.last_at desc, wrong.id desc limit 30) as latest);
end $function$;
COMMENT ON FUNCTION public.my_wrong_answers(integer,text) IS 'The last 30 different wrong answers of the caller to a riddle that they have not solved, newest last (rule 3.17). Runs as its owner to read wrong answers.';
