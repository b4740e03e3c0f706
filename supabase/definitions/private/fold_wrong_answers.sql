CREATE OR REPLACE FUNCTION private.fold_wrong_answers()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  with changes as (
    delete from private.wrong_answer_counts as counts where not counts.folded
    returning counts.enigme_id, counts.normalized, counts.typed, counts.almost, counts.knights,
      counts.times
  )
  insert into private.wrong_answer_counts as counts (
    enigme_id, normalized, typed, almost, knights, times, folded)
  select
    changes.enigme_id, changes.normalized, changes.typed, changes.almost, sum(changes.knights),
    sum(changes.times), true
  from changes
  group by changes.enigme_id, changes.normalized, changes.typed, changes.almost
  on conflict (enigme_id, normalized, typed, almost) where folded do update
    set knights = counts.knights + excluded.knights, times = counts.times + excluded.times;
  -- Nothing that a deleted account typed is left.
  delete from private.wrong_answer_counts as counts where counts.folded and counts.knights <= 0;
end $function$;
COMMENT ON FUNCTION private.fold_wrong_answers() IS 'Adds up the counts of wrong answers. Run by forget_visitors.';
