CREATE OR REPLACE FUNCTION private.refuse_many_texts(texts text[])
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if cardinality(texts) > 500 or exists (
    select from unnest(texts) as text where char_length(text) > 1000
  ) then
    raise exception 'Trop de textes à la fois : cinq cents au plus, de mille caractères'
      using errcode = '22023', hint = 'too_many_texts';
  end if;
end $function$;
COMMENT ON FUNCTION private.refuse_many_texts(text[]) IS 'Raises 22023 for more than 500 texts, or one of more than 1000 characters: more is not compared.';
