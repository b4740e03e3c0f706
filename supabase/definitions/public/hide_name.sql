CREATE OR REPLACE FUNCTION public.hide_name(user_uuid uuid, name text, reason text)
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
  why := private.checked_reason(reason, true);
  if private.chosen_name(target) is distinct from hide_name.name then
    raise exception 'Ce nom a changé entre-temps' using errcode = 'PT409', hint = 'name_changed';
  elsif private.name_skeleton(hide_name.name) = 'chevaiier' then
    raise exception '« Chevalier » est le nom de ceux qui n''en ont pas'
      using errcode = '22023', hint = 'name_missing';
  elsif target.name_withheld = 'name_hidden' then
    return '{"status": "already_hidden"}'::jsonb;
  end if;
  insert into private.hidden_names (user_id, name, hidden_at)
  values (target.id, hide_name.name, public.server_now())
  on conflict do nothing;
  update public.users set name_withheld = 'name_hidden' where users.id = target.id;
  perform private.log_decision('hidden_name', target.id, hide_name.name, why);
  return '{"status": "hidden"}'::jsonb;
end $function$;
COMMENT ON FUNCTION public.hide_name(uuid,text,text) IS 'Hides a knight''s name (rule 2.6): others read « Chevalier », and the knight chooses another. `name`: the name that the admin has read. Returns {status}: hidden or already_hidden. Raises PT409 when it has changed, 22023 without a reason or a name. Admins only; logged. Runs as its owner to write names that are hidden.';
