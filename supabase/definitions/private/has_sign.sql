CREATE OR REPLACE FUNCTION private.has_sign(answer text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  -- NFKC: the signs of other keyboards too.
  select normalize(answer, nfkc)
    ~ ('[≠≮≯≰≱≢≁≉≈≃≅≤≥⩽⩾±¬%‰×÷√∛]|!=|=/|/=|<>|[<>~+] ?[0-9]|[0-9] ?[+<>]'
      '|(?:^|[\s:=(])[-−–—‐.,](?=[0-9])')
$function$;
COMMENT ON FUNCTION private.has_sign(text) IS 'Whether a text has a sign that compares, negates or changes a number.';
