CREATE OR REPLACE FUNCTION public.remove_knight(knight uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  removed public.users;
begin
  perform private.lock_account();
  removed := private.own_knight(knight);
  if removed.id = removed.account_id then
    raise exception 'Le premier chevalier part avec le compte'
      using errcode = '22023', hint = 'first_knight';
  end if;
  -- The participants were fixed at the contest's end.
  perform private.close_contests();
  delete from public.users where users.id = removed.id;
  return '{"status": "removed"}'::jsonb;
end $function$;
COMMENT ON FUNCTION public.remove_knight(uuid) IS 'Deletes a knight of the caller''s account and, by cascade, all their rows. Returns {status: removed}. Raises PT404 like current_knight, for one that is removed too, and 22023 for the first knight, which goes with the account. Runs as its owner to delete the row.';
