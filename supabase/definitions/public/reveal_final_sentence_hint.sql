CREATE OR REPLACE FUNCTION public.reveal_final_sentence_hint(rang integer, edition text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
#variable_conflict use_column
declare
  me uuid := case when auth.uid() is not null then (private.lock_player()).id end;
  wanted private.final_sentence := private.require_final_sentence(edition);
  progress public.final_sentence_progress;
  seen integer;
begin
  if rang is null or not rang between 1 and cardinality(wanted.hints) then
    raise exception 'Cet indice n''existe pas' using errcode = 'PT404', hint = 'hint_missing';
  end if;
  if me is not null then
    progress := private.get_final_sentence_progress(me, wanted.edition);
    seen := coalesce(progress.hints_seen, 0);
    if rang > seen and progress.solved_at is not null then
      return '{"status": "already_solved"}'::jsonb;
    elsif rang > seen + 1 or not private.has_all_fragments(me, wanted.edition) then
      return '{"status": "refused"}'::jsonb;
    end if;
    insert into public.final_sentence_progress (user_id, edition, hints_seen)
    values (me, wanted.edition, rang)
    on conflict (user_id, edition) do update
      set hints_seen = greatest(final_sentence_progress.hints_seen, excluded.hints_seen);
  end if;
  return jsonb_build_object('status', 'revealed', 'hint', wanted.hints[rang]);
end $function$;
COMMENT ON FUNCTION public.reveal_final_sentence_hint(integer,text) IS 'Reveals the next hint of the final sentence in order, or an earlier one again; no new one once it is solved. Free. Runs as its owner to read hints and write progress.';
