CREATE OR REPLACE FUNCTION public.set_out_of_ranking(user_uuid uuid, is_out boolean, reason text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  why text;
  target public.users := private.lock_for_decision(user_uuid);
begin
  if is_out is null then
    raise exception 'Dans le classement, ou non' using errcode = '22023', hint = 'choice_missing';
  end if;
  why := private.checked_reason(reason, is_out);
  if target.out_of_ranking = is_out then
    return '{"status": "unchanged"}'::jsonb;
  end if;
  -- The totals and score_reached_at stay: coming back restores the exact place.
  update public.users set out_of_ranking = is_out where users.id = target.id;
  perform private.log_decision(
    case when is_out then 'left_ranking' else 'rejoined_ranking' end, target.id, null, why);
  return '{"status": "changed"}'::jsonb;
end $function$;
COMMENT ON FUNCTION public.set_out_of_ranking(uuid,boolean,text) IS 'Takes a knight out of the ranking of the editions to come and of the current one, or back (rule 6.8). Returns {status}: changed or unchanged. Raises 22023 without a reason to take them out. Admins only; logged. Runs as its owner to write the flag.';
