CREATE OR REPLACE FUNCTION private.hold_edition()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$ select pg_advisory_xact_lock_shared(hashtext('publish_edition')) $function$;
COMMENT ON FUNCTION private.hold_edition() IS 'Keeps the current edition from being replaced until the transaction ends: what is written belongs to the edition that was read. Taken before any row.';
