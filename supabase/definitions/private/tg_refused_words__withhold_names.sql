CREATE OR REPLACE FUNCTION private.tg_refused_words__withhold_names()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.users set name_withheld = 'name_insult'
  where users.name_withheld is null
    -- Only names that hold the word: reading all of them again would take minutes.
    and case when position(
      new.word in regexp_replace(private.folded_name(users.public_name), '[^a-z]', '', 'g')) > 0
    then private.is_rude(users.public_name) else false end;
  return null;
end $function$;
COMMENT ON FUNCTION private.tg_refused_words__withhold_names() IS 'Withholds the names that hold a word just refused.';
