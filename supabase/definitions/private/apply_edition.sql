CREATE OR REPLACE FUNCTION private.apply_edition(file jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.write_edition(file);
  perform private.record_versions(file ->> 'edition', 'command', null);
end $function$;
COMMENT ON FUNCTION private.apply_edition(jsonb) IS 'Writes an edition into the tables (write_edition) and records it in the workshop.';
