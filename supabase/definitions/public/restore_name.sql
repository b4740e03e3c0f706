CREATE OR REPLACE FUNCTION public.restore_name(user_uuid uuid, name text, reason text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  why text;
  target public.users := private.lock_for_decision(user_uuid);
  refusal text;
begin
  why := private.checked_reason(reason, false);
  delete from private.hidden_names as hidden
  where hidden.user_id = target.id and hidden.name = restore_name.name;
  if not found then
    return '{"status": "not_hidden"}'::jsonb;
  end if;
  -- Another reason to withhold the present name, found while it was hidden, still applies.
  refusal := private.name_refusal(private.chosen_name(target), target.id);
  update public.users set name_withheld = case
    when refusal in ('name_hidden', 'name_insult', 'name_contains_answer') then refusal end
  where users.id = target.id and users.name_withheld = 'name_hidden';
  perform private.log_decision('restored_name', target.id, restore_name.name, why);
  return '{"status": "restored"}'::jsonb;
end $function$;
COMMENT ON FUNCTION public.restore_name(uuid,text,text) IS 'Undoes hide_name: others read the name again if its owner still has it, and its owner may choose it again. Returns {status}: restored or not_hidden. Admins only; logged. Runs as its owner to write names that are hidden.';
