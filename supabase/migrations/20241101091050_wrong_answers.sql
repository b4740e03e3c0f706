-- Admins read the wrong answers, and may accept one as a variant for everyone who gave it.

create function public.admin_wrong_answers(day integer) returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '30s'
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(
      jsonb_agg(
        to_jsonb(grouped) order by grouped.knights desc, grouped.times desc, grouped.normalized),
      '[]'::jsonb)
    from (
      select
        wrong.normalized,
        mode() within group (order by wrong.typed) as typed,
        sum(wrong.times)::integer as times,
        count(*)::integer as knights,
        max(wrong.last_at) as last_at,
        bool_or(wrong.almost) as almost
      from private.wrong_answers as wrong
      join public.users on users.id = wrong.user_id
      where wrong.enigme_id = day and wrong.normalized <> '' and not users.isnotuser
      group by wrong.normalized
      order by count(*) desc, sum(wrong.times) desc, wrong.normalized limit 100
    ) as grouped);
end $$;
comment on function public.admin_wrong_answers(integer) is
  'The 100 most frequent wrong answers of a riddle, test accounts left out. Admins only. Runs as '
  'its owner to read private attempts.';
grant execute on function public.admin_wrong_answers(integer) to authenticated;

create function private.regrade(knight uuid, day integer, answered text, answered_at timestamptz)
returns void
language plpgsql
set search_path = ''
as $$
declare
  hints integer;
  deserved integer;
  score_before integer;
begin
  select count(*)::integer into hints from public.hints_revealed as seen
  where seen.user_id = knight and seen.enigme_id = day and seen.revealed_at <= answered_at;
  deserved := case
    when exists (
      select from private.answer_reveals as reveals
      where reveals.user_id = knight
        and reveals.enigme_id = day
        and reveals.revealed_at <= answered_at
    ) then 0
    else private.score_for_hints(hints)
  end;
  select progress.score into score_before from public.enigme_progress as progress
  where progress.user_id = knight and progress.enigme_id = day;

  perform private.complete_riddle(knight, day, false);
  -- complete_riddle counted hints seen after the answer.
  update public.enigme_progress as progress
  set score = deserved, hints_used = hints, revealed = false
  where progress.user_id = knight and progress.enigme_id = day and progress.score < deserved;

  insert into private.answer_regrades (
    user_id, enigme_id, normalized, score_before, score_after, regraded_at)
  select knight, day, answered, score_before, progress.score, public.server_now()
  from public.enigme_progress as progress
  where progress.user_id = knight and progress.enigme_id = day;
  perform private.refresh_totals(knight);
end $$;
comment on function private.regrade(uuid, integer, text, timestamptz) is
  'Gives a knight the score that an answer was worth when it was given (rule 5.6), if it is '
  'higher.';

create function public.accept_answer(day integer, answer text) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '30s'
as $$
declare
  wanted text := private.normalize_answer(answer);
  already boolean;
  forms text[] := private.answer_forms(array[answer]);
  alike text[];
  named uuid[];
  given_by uuid[];
  given record;
  regraded integer := 0;
begin
  perform private.require_admin();
  perform private.refuse_long_answer(answer);
  if wanted = '' then
    raise exception 'Cette réponse est vide' using errcode = '22023', hint = 'answer_empty';
  end if;
  if not exists (
    select from private.enigme_solutions as solutions where solutions.enigme_id = day
  ) then
    raise exception 'Cette énigme n''existe pas' using errcode = 'PT404', hint = 'riddle_missing';
  end if;
  -- Two admins on one riddle run one after the other.
  perform pg_advisory_xact_lock(hashtext('accept_answer'), day);
  already := (private.judge_text(day, answer)).verdict = 'right';
  alike := array(
    select typed.normalized from (
      select wrong.normalized, min(wrong.typed) as example
      from private.wrong_answers as wrong
      where wrong.enigme_id = day
      group by wrong.normalized
    ) as typed
    where typed.normalized = wanted or private.has_form(typed.example, forms, '{}'));
  named := case
    when already then array[]::uuid[]
    else array(select private.knights_named(day, forms))
  end;
  given_by := array(
    select distinct wrong.user_id from private.wrong_answers as wrong
    where wrong.enigme_id = day and wrong.normalized = any (alike));
  -- Every row at once and in one order, the admin's included: accepted_answers refers to it.
  perform from public.users where users.id = any (named || given_by || auth.uid())
  order by users.id for no key update;
  perform private.require_admin();

  if not already then
    insert into private.accepted_answers (enigme_id, normalized, typed, admin_id, accepted_at)
    values (day, wanted, btrim(answer), auth.uid(), public.server_now());
    perform private.withhold_names(named, forms);
  end if;
  -- Deleting a regraded answer prevents a second regrade.
  for given in
    select wrong.user_id, min(wrong.first_at) as first_at
    from private.wrong_answers as wrong
    where wrong.enigme_id = day
      and wrong.normalized = any (alike)
      and wrong.user_id = any (given_by)
    group by wrong.user_id
  loop
    perform private.regrade(given.user_id, day, wanted, given.first_at);
    delete from private.wrong_answers as wrong
    where wrong.user_id = given.user_id
      and wrong.enigme_id = day
      and wrong.normalized = any (alike);
    regraded := regraded + 1;
  end loop;
  return jsonb_build_object(
    'status', case when already then 'already_accepted' else 'accepted' end,
    'regraded', regraded);
end $$;
comment on function public.accept_answer(integer, text) is
  'Accepts a variant and regrades once each knight who gave it or an equivalent; returns how '
  'many. Admins only; audited. Runs as its owner to write answers and scores.';
grant execute on function public.accept_answer(integer, text) to authenticated;
