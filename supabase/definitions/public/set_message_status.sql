CREATE OR REPLACE FUNCTION public.set_message_status(message bigint, status text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  moment timestamptz := public.server_now();
begin
  perform private.require_admin();
  if status not in ('published', 'resolved', 'deleted') then
    raise exception 'Cet état n''existe pas' using errcode = '22023', hint = 'status_unknown';
  end if;
  if status = 'deleted' then
    delete from private.day_messages as messages
    where messages.id = message and messages.status = 'draft';
    return;
  end if;
  update private.day_messages as messages set
    status = set_message_status.status,
    author = auth.uid(),
    published_at = case
      when messages.status = 'published' then messages.published_at
      when set_message_status.status = 'published' then moment
      else messages.published_at
    end,
    resolved_at = case when set_message_status.status = 'resolved' then moment end
  where messages.id = message and messages.status <> set_message_status.status;
  if not found and not exists (
    select from private.day_messages as messages where messages.id = message
  ) then
    raise exception 'Ce message n''existe plus' using errcode = 'PT404', hint = 'message_missing';
  end if;
end $function$;
COMMENT ON FUNCTION public.set_message_status(bigint,text) IS 'Publishes a message (« published »), takes it off (« resolved »), or deletes a draft (« deleted »). Safe to call twice. Admins only. Runs as its owner to write private messages.';
