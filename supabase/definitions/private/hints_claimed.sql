CREATE OR REPLACE FUNCTION private.hints_claimed(entry jsonb)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when jsonb_typeof(entry -> 'hints_used') = 'number' and entry ->> 'hints_used' ~ '^\d{1,4}$'
    then (entry ->> 'hints_used')::integer
    else 0
  end
$function$;
COMMENT ON FUNCTION private.hints_claimed(jsonb) IS 'How many hints a visitor saw, as their browser says: the first ones are revealed on the account.';
