CREATE OR REPLACE FUNCTION private.name_contains_answer(name text, forms text[], name_forms text[] DEFAULT NULL::text[])
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  judged text[] := coalesce(name_forms, private.name_forms(name));
  said text := array_to_string(judged, E'\n');
  plain text := private.normalize_answer(name);
  letters text := private.normalize_answer(
    translate(private.folded_name(name), '01345789', 'oieastbg'));
begin
  return judged && forms or exists (
    select from unnest(forms) as form
    where position(' ' in form) = 0 and case
      when left(form, 1) = '~' then char_length(form) > 5 and position(substr(form, 2) in said) > 0
      else char_length(form) >= 4
        and (position(ltrim(form, '"') in plain) > 0 or position(ltrim(form, '"') in letters) > 0)
    end
  ) or exists (
    select from unnest(judged) as joined, unnest(forms) as form
    where left(joined, 1) = '+' and char_length(form) >= 6
      -- Cheap tests before almost_same makes them again.
      and substr(joined, 2, 1) = left(form, 1)
      and char_length(joined) - 1 - char_length(form) between -2 and 2
      and private.almost_same(substr(joined, 2), form));
end $function$;
COMMENT ON FUNCTION private.name_contains_answer(text,text[],text[]) IS 'Whether a name contains an answer, given its forms (answer_forms): some of its words are judged right, or almost right once joined, or it hides the answer inside a word (four letters or five sounds at least). `name_forms`: private.name_forms of the name, where it is stored.';
