CREATE OR REPLACE FUNCTION private.answer_sounds(texts text[])
 RETURNS TABLE(answer text, forms text[], loose text[], words text[])
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select list.answer, found.forms,
    array(
      select distinct private.loose_keys(key)
      from unnest(found.forms) as form, unnest(string_to_array(substr(form, 2), ' ')) as key
      where form like '~%'),
    array(
      select split_part(word, '|', 1)
      from unnest(private.content_words(private.spoken_words(list.answer)))
        with ordinality as spoken (word, place)
      where position('|' in word) > 0
      order by place)
  from unnest(texts) with ordinality as list (answer, place),
    lateral (select private.answer_forms(array[list.answer]) as forms) as found
  order by list.place
$function$;
COMMENT ON FUNCTION private.answer_sounds(text[]) IS 'For each answer, in their order, all that words of the language are compared with (rule 12.7): its forms, the loose keys of their words, and its words without small ones and numbers.';
