CREATE OR REPLACE FUNCTION private.name_refusal(name text, knight uuid DEFAULT NULL::uuid, max_length integer DEFAULT 20)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  refusal text := private.wording_refusal(name, knight, max_length);
  found text[];
begin
  if refusal is not null then
    return refusal;
  end if;
  -- Only answers that the knight has found: refusing another one would give it away.
  found := private.found_forms(knight);
  if cardinality(found) > 0 and private.name_contains_answer(private.tidy_name(name), found) then
    return 'name_contains_answer';
  end if;
  return null;
end $function$;
COMMENT ON FUNCTION private.name_refusal(text,uuid,integer) IS 'Why a name is refused to a knight (a code of docs/error-codes.md); null when allowed (rule 2.2). `max_length`: in characters.';
