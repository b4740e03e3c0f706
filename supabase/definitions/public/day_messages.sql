CREATE VIEW public.day_messages WITH (security_invoker=false, security_barrier=true) AS
 SELECT messages.id,
    messages.edition,
    editions.status = 'current'::text AS is_current,
    messages.day_number,
    messages.body,
    messages.published_at
   FROM private.day_messages messages
     JOIN public.editions ON editions.code = messages.edition
     LEFT JOIN public.enigmes ON enigmes.edition = messages.edition AND enigmes.day_number = messages.day_number
  WHERE messages.status = 'published'::text AND messages.published_at <= public.server_now() AND (editions.status = 'past'::text OR editions.status = 'current'::text AND (enigmes.opens_at IS NULL OR enigmes.opens_at <= public.server_now()));
COMMENT ON VIEW public.day_messages IS 'The published messages of open days whose moment has come (rule 16.4). Runs as its owner because messages are private: drafts, scheduled messages and their authors are the publisher''s.';
