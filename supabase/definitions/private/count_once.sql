CREATE OR REPLACE FUNCTION private.count_once(riddle integer, event text, tries integer DEFAULT 0)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  me uuid := private.current_knight();
  role text := case when me is null then 'visitor' else 'knight' end;
  caller record;
begin
  if not coalesce(
    nullif(current_setting('request.headers', true), '')::jsonb ? 'x-browser', false)
  then
    return;
  end if;
  caller := private.caller_digests();
  if role = 'knight' then
    -- In whatever tab or device: one reader.
    caller.browser := (
      select encode(sha256(convert_to('account' || salts.salt || me, 'UTF8')), 'hex')
      from private.visitor_salt as salts);
  end if;
  if exists (
    select from private.visitor_marks as marks
    where marks.address_digest = caller.address
      and marks.marked_at >= public.server_now() - interval '1 hour' offset 2999)
  then
    return;
  end if;
  insert into private.visitor_marks (
    browser_digest, enigme_id, audience, event, address_digest, marked_at)
  values (
    caller.browser, riddle, role, count_once.event, caller.address, public.server_now())
  on conflict do nothing;
  if found then
    perform private.count_event(riddle, role, event, tries);
  end if;
end $function$;
COMMENT ON FUNCTION private.count_once(integer,text,integer) IS 'Counts an event of the caller''s browser, or of a knight, once an hour, and three thousand an hour per address. Without the token x-browser nothing is counted: the game leaves it out where it reads again what was counted before.';
