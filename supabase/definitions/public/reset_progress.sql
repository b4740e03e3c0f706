CREATE OR REPLACE FUNCTION public.reset_progress(edition text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me public.users := private.lock_player();
  played public.editions := private.readable_edition(edition);
  riddles integer[] := array(
    select enigmes.id from public.enigmes where enigmes.edition = played.code);
begin
  update public.users set replayed = true
  where users.id = me.id and played.status = 'current' and users.completed_enigmes > 0;
  insert into private.replayed_days (user_id, enigme_id)
  select me.id, progress.enigme_id from public.enigme_progress as progress
  where progress.user_id = me.id and progress.enigme_id = any (riddles)
  on conflict do nothing;
  delete from public.enigme_progress as progress
  where progress.user_id = me.id and progress.enigme_id = any (riddles);
  delete from public.enigme_fragments as fragments
  where fragments.user_id = me.id and fragments.enigme_id = any (riddles);
  delete from public.artefacts
  where artefacts.user_id = me.id and artefacts.edition = played.code;
  delete from public.bonus_questions_solved as solved
  where solved.user_id = me.id and solved.enigme_id = any (riddles);
  delete from public.final_sentence_progress as progress
  where progress.user_id = me.id and progress.edition = played.code;
  me := private.refresh_totals(me.id);
  return private.totals_of(me, played);
end $function$;
COMMENT ON FUNCTION public.reset_progress(text) IS '« Recommencer le voyage » of an edition (rule 5.4). Keeps the review bonus, and revealed hints and answers, so that playing again earns nothing more. Runs as its owner to delete rows that the caller may only read.';
