CREATE OR REPLACE FUNCTION public.set_message_status(message bigint, status text, at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  moment timestamptz := public.server_now();
  known private.day_messages;
  waits boolean;
begin
  perform private.require_admin();
  if status is null or status not in ('draft', 'published', 'resolved', 'deleted') then
    raise exception 'Cet état n''existe pas' using errcode = '22023', hint = 'status_unknown';
  end if;
  if at > moment + interval '1 year' then
    raise exception 'Un message se prévoit au plus un an à l''avance'
      using errcode = '22023', hint = 'moment_too_far';
  end if;
  select * into known from private.day_messages as messages where messages.id = message for update;
  if not found then
    if status = 'deleted' then
      return;
    end if;
    raise exception 'Ce message n''existe plus' using errcode = 'PT404', hint = 'message_missing';
  end if;
  waits := private.is_scheduled(known.status, known.published_at);
  if not waits and (
    (status = 'draft' and known.status <> 'draft')
    or (status = 'published' and known.status = 'published' and at > moment))
  then
    raise exception 'Ce message n''attend plus son heure'
      using errcode = '22023', hint = 'message_not_scheduled';
  end if;
  if status = 'deleted' then
    delete from private.day_messages as messages
    where messages.id = message and messages.status = 'draft';
    return;
  end if;
  if status = known.status and not waits then
    return;
  end if;
  update private.day_messages as messages set
    status = set_message_status.status,
    author = auth.uid(),
    published_at = case set_message_status.status
      when 'draft' then null
      when 'published' then greatest(at, moment)
      else messages.published_at
    end,
    resolved_at = case when set_message_status.status = 'resolved' then moment end
  where messages.id = message;
end $function$;
COMMENT ON FUNCTION public.set_message_status(bigint,text,timestamp with time zone) IS 'Publishes a message (published), now or at a moment to come (rule 16.4), cancels that moment (draft), takes the message off (resolved), or deletes a draft (deleted). Safe to call twice. Raises 22023 for a moment more than a year ahead, and when a message that is not scheduled is made a draft or one that players read is given a moment. Admins only. Runs as its owner to write private messages.';
