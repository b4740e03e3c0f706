CREATE OR REPLACE FUNCTION public.admin_messages()
 RETURNS TABLE(id bigint, edition text, day_number integer, body text, status text, author text, updated_at timestamp with time zone, published_at timestamp with time zone, resolved_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '10s'
AS $function$
begin
  perform private.require_admin();
  return query
    select
      messages.id, messages.edition, messages.day_number, messages.body,
      case
        when private.is_scheduled(messages.status, messages.published_at) then 'scheduled'
        else messages.status
      end,
      private.admin_label(messages.author), messages.updated_at, messages.published_at,
      messages.resolved_at
    from private.day_messages as messages
    order by messages.id desc;
end $function$;
COMMENT ON FUNCTION public.admin_messages() IS 'Every message of the publisher, the latest first: a draft, scheduled, published or resolved. Admins only. Runs as its owner to read private messages.';
