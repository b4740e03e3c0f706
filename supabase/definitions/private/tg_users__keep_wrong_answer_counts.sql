CREATE OR REPLACE FUNCTION private.tg_users__keep_wrong_answer_counts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- A test account's answers come back when it is one no more.
  sign integer := case when old.isnotuser then 1 else -1 end;
begin
  insert into private.wrong_answer_counts (enigme_id, normalized, typed, almost, knights, times)
  select wrong.enigme_id, wrong.normalized, wrong.typed, wrong.almost, sign, sign * wrong.times
  from private.wrong_answers as wrong
  where wrong.user_id = old.id and wrong.kind = 'riddle' and wrong.normalized <> '';
  return case tg_op when 'DELETE' then old end;
end $function$;
COMMENT ON FUNCTION private.tg_users__keep_wrong_answer_counts() IS 'Maintains private.wrong_answer_counts when a knight is deleted, or becomes a test account or ceases to be one. Runs as its owner because the counts are private.';
