CREATE OR REPLACE FUNCTION private.is_one_number(answer text, forms text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select answer !~ '[0-9][^0-9A-Za-z]+[0-9]'
    or exists (select from unnest(forms) as form where position('heures' in form) > 0)
$function$;
COMMENT ON FUNCTION private.is_one_number(text,text[]) IS 'Whether the digits of a text are not separated: « 2, 4 » is not 24. An hour may be « 7.30 ».';
