CREATE OR REPLACE FUNCTION private.require_admin()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not public.is_admin() then
    raise exception 'Cette page est réservée à l''équipe'
      using errcode = '42501', hint = 'not_admin';
  end if;
end $function$;
COMMENT ON FUNCTION private.require_admin() IS 'Raises 42501 unless the caller is an admin.';
