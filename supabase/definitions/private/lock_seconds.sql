CREATE OR REPLACE FUNCTION private.lock_seconds(knight uuid, of_kind text, of_edition text, riddle integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  siblings uuid[] := array(
    select users.id from public.users
    where users.account_id = (select me.account_id from public.users as me where me.id = knight));
begin
  return greatest(
    private.account_lock_seconds(siblings, of_kind, of_edition, riddle),
    private.seconds_until_retry(
      array(
        select wrong.first_at from private.wrong_answers as wrong
        where wrong.user_id = knight and wrong.kind = of_kind and wrong.edition = of_edition
          and coalesce(wrong.enigme_id, 0) = coalesce(riddle, 0) and not wrong.almost
        order by wrong.first_at desc limit 10),
      array(
        select wrong.first_at from private.wrong_answers as wrong
        where wrong.user_id = knight and wrong.kind = of_kind and wrong.edition = of_edition
          and coalesce(wrong.enigme_id, 0) = coalesce(riddle, 0) and wrong.almost
        order by wrong.first_at desc limit 60)));
end $function$;
COMMENT ON FUNCTION private.lock_seconds(uuid,text,text,integer) IS 'Seconds until a knight may answer again, within the limits of the knight and of the account (rules 3.7 and 28.4); 0 when at once.';
