CREATE OR REPLACE FUNCTION private.name_skeleton(name text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  letters text := translate(private.folded_name(name),
    '0134578l ''’ʼ.,!?&+_·°‐-',
    'oieastbi');
begin
  return replace(replace(letters, 'rn', 'm'), 'vv', 'w');
end $function$;
COMMENT ON FUNCTION private.name_skeleton(text) IS 'The same text for names that look alike.';
