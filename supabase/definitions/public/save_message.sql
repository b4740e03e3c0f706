CREATE OR REPLACE FUNCTION public.save_message(edition text, day integer, body text, message bigint DEFAULT NULL::bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  saved bigint;
begin
  perform private.require_admin();
  if btrim(coalesce(body, '')) = '' or char_length(body) > 400 then
    raise exception 'Un message a de 1 à 400 caractères'
      using errcode = '22023', hint = 'message_length';
  end if;
  if private.find_riddle(day, edition) is null then
    raise exception 'Cette énigme n''existe pas' using errcode = 'PT404', hint = 'riddle_missing';
  end if;
  if message is null then
    insert into private.day_messages (edition, day_number, body, author)
    values (save_message.edition, day, btrim(save_message.body), auth.uid())
    returning id into saved;
    return saved;
  end if;
  update private.day_messages as messages set
    day_number = day, body = btrim(save_message.body), author = auth.uid()
  where messages.id = message and messages.edition = save_message.edition
  returning messages.id into saved;
  if saved is null then
    raise exception 'Ce message n''existe plus' using errcode = 'PT404', hint = 'message_missing';
  end if;
  return saved;
end $function$;
COMMENT ON FUNCTION public.save_message(text,integer,text,bigint) IS 'Writes a draft, or changes a message, which stays published or scheduled; returns its id. Admins only. Runs as its owner to write private messages.';
