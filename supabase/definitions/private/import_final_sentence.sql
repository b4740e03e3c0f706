CREATE OR REPLACE FUNCTION private.import_final_sentence(knight uuid, of_edition text, sent jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  hint_count integer := (
    select cardinality(sentences.hints) from private.final_sentence as sentences
    where sentences.edition = of_edition);
  outcome jsonb;
begin
  if hint_count is null or jsonb_typeof(sent) is distinct from 'object' then
    return '{}'::jsonb;
  end if;
  -- As in import_entry: the browser says how many hints the visitor saw.
  if private.has_all_fragments(knight, of_edition)
    and (private.get_final_sentence_progress(knight, of_edition)).solved_at is null
  then
    insert into public.final_sentence_progress as progress (user_id, edition, hints_seen)
    values (knight, of_edition, least(private.hints_claimed(sent), hint_count))
    on conflict (user_id, edition) do update
      set hints_seen = greatest(progress.hints_seen, excluded.hints_seen);
  end if;
  if sent -> 'revealed' = 'true'::jsonb then
    outcome := public.reveal_final_sentence(of_edition);
  elsif private.is_too_long(sent ->> 'answer') then
    outcome := '{"status": "wrong"}';
  elsif jsonb_typeof(sent -> 'answer') = 'string' then
    outcome := public.submit_final_sentence(sent ->> 'answer', of_edition);
  else
    return '{}'::jsonb;
  end if;
  return jsonb_build_object('final_sentence', outcome ->> 'status');
end $function$;
COMMENT ON FUNCTION private.import_final_sentence(uuid,text,jsonb) IS 'Imports a visitor''s final sentence: {final_sentence: status}, or {} when there is none.';
