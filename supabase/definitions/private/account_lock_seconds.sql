CREATE OR REPLACE FUNCTION private.account_lock_seconds(knights uuid[], of_kind text, of_edition text, riddle integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  wrong timestamptz[];
  almost timestamptz[];
begin
  if cardinality(knights) <= 3 then
    return 0;
  end if;
  select
    array_agg(answers.first_at order by answers.first_at desc) filter (where not answers.almost),
    array_agg(answers.first_at order by answers.first_at desc) filter (where answers.almost)
  into wrong, almost
  from private.wrong_answers as answers
  where answers.user_id = any (knights) and answers.kind = of_kind and answers.edition = of_edition
    and coalesce(answers.enigme_id, 0) = coalesce(riddle, 0)
    and answers.first_at > public.server_now() - interval '60 seconds';
  return private.seconds_until_retry(coalesce(wrong, '{}'), coalesce(almost, '{}'), 3);
end $function$;
COMMENT ON FUNCTION private.account_lock_seconds(uuid[],text,text,integer) IS 'Seconds until a knight of an account, of which these are the knights, may answer again; 0 when at once. Together they may give three times as many wrong answers as one (rule 28.4), which no more than three knights can exceed.';
