CREATE OR REPLACE FUNCTION private.tg_auth_users__disown_media()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update storage.objects set owner = null, owner_id = null
  where objects.owner in (select gone.id from gone)
    or objects.owner_id in (select gone.id::text from gone);
  update storage.buckets set owner = null, owner_id = null
  where buckets.owner in (select gone.id from gone)
    or buckets.owner_id in (select gone.id::text from gone);
  return null;
end $function$;
COMMENT ON FUNCTION private.tg_auth_users__disown_media() IS 'Takes the account from the files that it sent, however it is deleted. Runs as its owner because the auth service may not write tables of Storage.';
