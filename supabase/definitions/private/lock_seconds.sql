CREATE OR REPLACE FUNCTION private.lock_seconds(knight uuid, of_kind text, of_edition text, riddle integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return private.seconds_until_retry(
    array(
      select wrong.first_at from private.wrong_answers as wrong
      where wrong.user_id = knight and wrong.kind = of_kind and wrong.edition = of_edition
        and coalesce(wrong.enigme_id, 0) = coalesce(riddle, 0) and not wrong.almost
      order by wrong.first_at desc limit 10),
    array(
      select wrong.first_at from private.wrong_answers as wrong
      where wrong.user_id = knight and wrong.kind = of_kind and wrong.edition = of_edition
        and coalesce(wrong.enigme_id, 0) = coalesce(riddle, 0) and wrong.almost
      order by wrong.first_at desc limit 60));
end $function$;
COMMENT ON FUNCTION private.lock_seconds(uuid,text,text,integer) IS 'Seconds until a knight may answer again (rule 3.7); 0 when at once.';
