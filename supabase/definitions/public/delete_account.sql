CREATE OR REPLACE FUNCTION public.delete_account()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
begin
  if auth.uid() is null then
    raise exception 'Connecte-toi d''abord' using errcode = '42501', hint = 'signed_out';
  end if;
  perform private.hold_edition();
  -- Before any other row, like every other function: a second update of a users row locks that of
  -- auth.users too.
  perform from public.users where users.account_id = auth.uid() order by users.id for update;
  -- Two admins who have decided on each other delete the same decisions, one after the other.
  perform pg_advisory_xact_lock(hashtext('delete_account'));
  perform private.close_contests();
  -- The auth service's audit log and unfinished sign-ins refer to the user without a foreign key.
  begin
    delete from auth.audit_log_entries where payload ->> 'actor_id' = auth.uid()::text;
    delete from auth.flow_state where user_id = auth.uid();
  exception when insufficient_privilege or undefined_table or undefined_column then
    -- A project may deny access to the audit log, which expires by itself.
    raise log 'the audit log of the auth service was not deleted: %', sqlerrm;
  end;
  delete from auth.users where id = auth.uid();
end $function$;
COMMENT ON FUNCTION public.delete_account() IS 'Deletes the caller''s account and, by cascade, all its knights and their rows. Runs as its owner because auth.users belongs to the auth service.';
