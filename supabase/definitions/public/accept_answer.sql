CREATE OR REPLACE FUNCTION public.accept_answer(day integer, answer text, edition text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '30s'
AS $function$
declare
  riddle integer := private.find_riddle(day, edition);
  wanted text := private.normalize_answer(answer);
  already boolean;
  forms text[] := private.answer_forms(array[answer]);
  alike text[];
  named uuid[];
  given_by uuid[];
  regraded integer;
begin
  perform private.require_admin();
  perform private.refuse_long_answer(answer);
  if wanted = '' then
    raise exception 'Cette réponse est vide' using errcode = '22023', hint = 'answer_empty';
  end if;
  if not exists (
    select from private.enigme_solutions as solutions where solutions.enigme_id = riddle
  ) then
    raise exception 'Cette énigme n''existe pas' using errcode = 'PT404', hint = 'riddle_missing';
  end if;
  perform private.hold_edition();
  -- Two admins on one riddle run one after the other.
  perform pg_advisory_xact_lock(hashtext('accept_answer'), riddle);
  already := (private.judge_text('riddle', null, riddle, answer)).verdict = 'right';
  alike := private.equivalent_answers(riddle, wanted, forms);
  named := case
    when already then array[]::uuid[]
    else array(select private.knights_named(riddle, forms))
  end;
  given_by := array(
    select distinct wrong.user_id from private.wrong_answers as wrong
    where wrong.kind = 'riddle' and wrong.enigme_id = riddle and wrong.normalized = any (alike));
  -- Every row at once and in one order, the admin's included: accepted_answers refers to it.
  perform from public.users where users.id = any (named || given_by || auth.uid())
  order by users.id for no key update;
  perform private.require_admin();

  if not already then
    insert into private.accepted_answers (enigme_id, normalized, typed, admin_id, accepted_at)
    values (riddle, wanted, btrim(answer), auth.uid(), public.server_now());
    perform private.withhold_names(named, forms);
  end if;
  regraded := private.regrade_given(given_by, riddle, wanted, alike);
  -- A new variant is in accepted_answers.
  if already and regraded > 0 then
    perform private.log_decision(
      'regraded_answer', subject => btrim(answer), day => accept_answer.day,
      of_edition => (select enigmes.edition from public.enigmes where enigmes.id = riddle));
  end if;
  return jsonb_build_object(
    'status', case when already then 'already_accepted' else 'accepted' end,
    'regraded', regraded);
end $function$;
COMMENT ON FUNCTION public.accept_answer(integer,text,text) IS 'Accepts a variant and regrades once each knight who gave it or an equivalent; returns how many. Admins only; audited. Runs as its owner to write answers and scores.';
