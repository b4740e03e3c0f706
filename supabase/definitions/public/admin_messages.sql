CREATE OR REPLACE FUNCTION public.admin_messages()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '10s'
AS $function$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', messages.id,
      'edition', messages.edition,
      'day', messages.day_number,
      'body', messages.body,
      'status', messages.status,
      'author', private.admin_label(messages.author),
      'updated_at', messages.updated_at,
      'published_at', messages.published_at,
      'resolved_at', messages.resolved_at) order by messages.id desc), '[]')
    from private.day_messages as messages);
end $function$;
COMMENT ON FUNCTION public.admin_messages() IS 'Every message of the publisher, the latest first. Admins only. Runs as its owner to read private messages.';
