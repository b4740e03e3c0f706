CREATE OR REPLACE FUNCTION private.require_class()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is null then
    raise exception 'Connecte-toi d''abord' using errcode = '42501', hint = 'signed_out';
  elsif not exists (
    select from public.users where users.id = private.current_knight() and users.is_class
  ) then
    raise exception 'Ce compte n''est pas celui d''une classe'
      using errcode = '42501', hint = 'class_only';
  end if;
end $function$;
COMMENT ON FUNCTION private.require_class() IS 'Raises 42501 unless the knight that plays is a class, which has no rank (rule 25.7).';
