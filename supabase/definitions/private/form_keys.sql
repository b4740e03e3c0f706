CREATE OR REPLACE FUNCTION private.form_keys(forms text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select array(
    select distinct key
    from unnest(forms) as form, unnest(string_to_array(substr(form, 2), ' ')) as key
    where left(form, 1) = '~')
$function$;
COMMENT ON FUNCTION private.form_keys(text[]) IS 'The phonetic keys of the words of forms.';
