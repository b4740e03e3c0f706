CREATE OR REPLACE FUNCTION private.record_final_sentence(knight uuid, of_edition text, was_revealed boolean)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.final_sentence_progress (user_id, edition, revealed, solved_at)
  values (knight, of_edition, was_revealed, public.server_now())
  on conflict (user_id, edition) do update
    set revealed = excluded.revealed, solved_at = excluded.solved_at;
  perform private.withhold_names(array[knight], (
    select sentences.forms from private.final_sentence as sentences
    where sentences.edition = of_edition));
end $function$;
COMMENT ON FUNCTION private.record_final_sentence(uuid,text,boolean) IS 'Records that a knight found or revealed an edition''s final sentence.';
