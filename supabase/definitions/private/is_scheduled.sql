CREATE OR REPLACE FUNCTION private.is_scheduled(status text, published_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select status = 'published' and published_at > public.server_now()
$function$;
COMMENT ON FUNCTION private.is_scheduled(text,timestamp with time zone) IS 'True for a published message whose moment has not come (rule 16.4).';
