CREATE OR REPLACE FUNCTION private.require_final_sentence(of_edition text)
 RETURNS private.final_sentence
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  played public.editions := private.readable_edition(of_edition);
  wanted private.final_sentence := (
    select sentences from private.final_sentence as sentences
    where sentences.edition = played.code);
begin
  if wanted.edition is null then
    raise exception 'Cette édition n''a pas de phrase'
      using errcode = 'PT404', hint = 'final_sentence_missing';
  end if;
  return wanted;
end $function$;
COMMENT ON FUNCTION private.require_final_sentence(text) IS 'The final sentence of an edition, by default the current one. Raises PT404 when it has none.';
