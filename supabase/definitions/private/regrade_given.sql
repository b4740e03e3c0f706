CREATE OR REPLACE FUNCTION private.regrade_given(knights uuid[], riddle integer, wanted text, given text[])
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  answered record;
  regraded integer := 0;
begin
  for answered in
    select wrong.user_id, min(wrong.first_at) as first_at
    from private.wrong_answers as wrong
    where wrong.kind = 'riddle'
      and wrong.enigme_id = riddle
      and wrong.normalized = any (given)
      and wrong.user_id = any (knights)
    group by wrong.user_id
  loop
    perform private.regrade(answered.user_id, riddle, wanted, answered.first_at);
    -- Deleting a regraded answer prevents a second regrade.
    delete from private.wrong_answers as wrong
    where wrong.user_id = answered.user_id
      and wrong.kind = 'riddle'
      and wrong.enigme_id = riddle
      and wrong.normalized = any (given);
    regraded := regraded + 1;
  end loop;
  return regraded;
end $function$;
COMMENT ON FUNCTION private.regrade_given(uuid[],integer,text,text[]) IS 'Regrades each of these knights, whose rows are locked, who gave one of these answers to a riddle, by the first time; returns how many.';
