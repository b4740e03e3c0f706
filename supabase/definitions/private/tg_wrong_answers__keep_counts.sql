CREATE OR REPLACE FUNCTION private.tg_wrong_answers__keep_counts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- A deleted account's are subtracted before its row goes (tg_users__keep_wrong_answer_counts).
  if tg_op <> 'INSERT' then
    insert into private.wrong_answer_counts (enigme_id, normalized, typed, almost, knights, times)
    select wrong.enigme_id, wrong.normalized, wrong.typed, wrong.almost, -count(*), -sum(wrong.times)
    from removed as wrong
    join public.users on users.id = wrong.user_id
    join public.enigmes on enigmes.id = wrong.enigme_id
    where wrong.kind = 'riddle' and wrong.normalized <> '' and not users.isnotuser
    group by wrong.enigme_id, wrong.normalized, wrong.typed, wrong.almost;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.wrong_answer_counts (enigme_id, normalized, typed, almost, knights, times)
    select wrong.enigme_id, wrong.normalized, wrong.typed, wrong.almost, count(*), sum(wrong.times)
    from added as wrong
    join public.users on users.id = wrong.user_id
    where wrong.kind = 'riddle' and wrong.normalized <> '' and not users.isnotuser
    group by wrong.enigme_id, wrong.normalized, wrong.typed, wrong.almost;
  end if;
  return null;
end $function$;
COMMENT ON FUNCTION private.tg_wrong_answers__keep_counts() IS 'Maintains private.wrong_answer_counts. Runs as its owner because the counts are private.';
