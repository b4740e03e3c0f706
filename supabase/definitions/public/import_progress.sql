CREATE OR REPLACE FUNCTION public.import_progress(entries jsonb, final_sentence jsonb DEFAULT NULL::jsonb, edition text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me public.users := private.lock_player();
  played public.editions := private.readable_edition(edition);
  score_before integer := (private.totals_of(me, played) ->> 'total_score')::integer;
  totals jsonb;
  entry jsonb;
  results jsonb := '[]'::jsonb;
begin
  if jsonb_typeof(entries) is distinct from 'array' then
    raise exception 'La progression à importer est illisible'
      using errcode = '22023', hint = 'import_unreadable';
  end if;
  -- A visitor's events were counted when they happened.
  perform set_config('game.importing', 'on', true);
  -- Each day is judged once per call, even when repeated; invalid entries are skipped.
  for entry in
    select distinct on (element ->> 'day') element
    from jsonb_array_elements(entries) with ordinality as list (element, place)
    where jsonb_typeof(element) = 'object'
      and jsonb_typeof(element -> 'day') = 'number'
      and element ->> 'day' ~ '^([1-9]|1\d|2[0-4])$'
    order by element ->> 'day', place
  loop
    results := results || jsonb_build_array(
      private.import_entry(me.id, played.code, entry)
        || private.import_bonus_answer(played.code, entry));
  end loop;
  perform set_config('game.importing', 'off', true);
  update public.enigme_progress as progress set imported = true
  from jsonb_array_elements(results) as result
  join public.enigmes
    on enigmes.edition = played.code and enigmes.day_number = (result ->> 'day')::integer
  where result ->> 'status' = 'imported'
    and progress.user_id = me.id
    and progress.enigme_id = enigmes.id;
  totals := private.totals_of(private.refresh_totals(me.id), played);
  return totals || jsonb_build_object(
    'results', results,
    'gained', (totals ->> 'total_score')::integer - score_before
  ) || private.import_final_sentence(me.id, played.code, final_sentence);
end $function$;
COMMENT ON FUNCTION public.import_progress(jsonb,jsonb,text) IS 'Imports a visitor''s progress of an edition (rule 5.5): [{day, answer?, hints_used?, revealed?, bonus_answer?}] and, for the final sentence, {answer?, hints_used?, revealed?}. Runs as its owner to read solutions and write progress.';
