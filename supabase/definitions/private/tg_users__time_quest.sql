CREATE OR REPLACE FUNCTION private.tg_users__time_quest()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  five interval;
  quest interval;
begin
  -- Imported and regraded riddles are not timed. A revealed one counts in the whole quest only.
  select min(played.five), case when count(*) = 24 then max(played.at) - min(played.at) end
  into five, quest
  from (
    select
      progress.completed_at as at,
      case when not progress.revealed then progress.completed_at
        - lag(progress.completed_at, 4) over (
          partition by progress.revealed order by progress.completed_at)
      end as five
    from public.enigmes
    join public.enigme_progress as progress
      on progress.enigme_id = enigmes.id and progress.user_id = new.id
    where enigmes.edition = private.current_edition()
      and not progress.imported
      and not exists (
        select from private.answer_regrades as regrades
        where regrades.user_id = new.id
          and regrades.enigme_id = progress.enigme_id
          and regrades.score_before is null)
  ) as played;
  new.swift_five := case
    when five <= interval '1 minute' then floor(extract(epoch from five))::integer end;
  new.swift_quest := case
    when quest <= interval '1 hour' then floor(extract(epoch from quest))::integer end;
  return new;
end $function$;
COMMENT ON FUNCTION private.tg_users__time_quest() IS 'Sets swift_five and swift_quest (rule 8.5). Runs as its owner because regrades are private.';
