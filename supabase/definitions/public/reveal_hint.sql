CREATE OR REPLACE FUNCTION public.reveal_hint(day integer, rang integer, edition text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := case when auth.uid() is not null then (private.lock_player()).id end;
  riddle public.enigmes := private.get_open_riddle(day, edition);
  seen integer;
  hint public.enigme_indices;
begin
  select * into hint from public.enigme_indices
  where enigme_indices.enigme_id = riddle.id and enigme_indices.rang = reveal_hint.rang;
  if hint.id is null then
    raise exception 'Cet indice n''existe pas' using errcode = 'PT404', hint = 'hint_missing';
  end if;
  if me is not null then
    seen := private.hints_seen(me, riddle.id);
    if hint.rang > seen and exists (
      select from public.enigme_progress as progress
      where progress.user_id = me and progress.enigme_id = riddle.id
    ) then
      return '{"status": "already_solved"}'::jsonb;
    elsif hint.rang > seen + 1 then
      return jsonb_build_object('status', 'refused', 'next_rang', seen + 1);
    end if;
    insert into public.hints_revealed (user_id, enigme_id, hint_id, revealed_at)
    values (me, riddle.id, hint.id, public.server_now())
    on conflict do nothing;
  elsif hint.rang <= 3 then
    perform private.count_once(riddle.id, 'hint' || hint.rang);
  end if;
  return jsonb_build_object(
    'status', 'revealed', 'hints_seen', greatest(seen, hint.rang), 'hint', to_jsonb(hint));
end $function$;
COMMENT ON FUNCTION public.reveal_hint(integer,integer,text) IS 'Reveals the next hint in order, or an earlier one again; no new one once the day is completed (rule 4.6). Runs as its owner to read hints and write progress.';
