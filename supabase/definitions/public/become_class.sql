CREATE OR REPLACE FUNCTION public.become_class()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me public.users := private.lock_player();
begin
  if me.is_class then
    return '{"status": "unchanged"}'::jsonb;
  end if;
  update public.users set is_class = true where users.id = me.id;
  return '{"status": "changed"}'::jsonb;
end $function$;
COMMENT ON FUNCTION public.become_class() IS 'Makes the knight that plays a class until the next edition is published, and takes it out of the ranking: from now on it may read the key (rule 25.7). There is no way back: what was read stays known (decision 0024). Returns {status}: changed or unchanged. Runs as its owner to write the flag.';
