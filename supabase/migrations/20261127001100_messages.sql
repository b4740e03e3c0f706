-- The publisher's messages on a day: an erratum, or an answer that is accepted too (rules 16).

create table private.day_messages (
  id bigint primary key generated always as identity,
  edition text not null references public.editions (code) on delete cascade,
  day_number integer not null check (day_number between 1 and 24),
  body text not null check (btrim(body) <> '' and char_length(body) <= 400),
  status text not null default 'draft' check (status in ('draft', 'published', 'resolved')),
  author uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  resolved_at timestamptz
);
comment on table private.day_messages is
  'Messages of the publisher on a day. Players read those that are published, in '
  'public.day_messages.';
comment on column private.day_messages.author is 'The admin who wrote or last changed it.';
create index day_messages_by_edition on private.day_messages (edition, day_number);
create index day_messages_by_author on private.day_messages (author);
create trigger tg_day_messages__touch before update on private.day_messages
  for each row execute function private.tg__touch_updated_at();

create view public.day_messages with (security_invoker = false, security_barrier = true) as
  select
    messages.id,
    messages.edition,
    editions.status = 'current' as is_current,
    messages.day_number,
    messages.body,
    messages.published_at
  from private.day_messages as messages
  join public.editions on editions.code = messages.edition
  left join public.enigmes
    on enigmes.edition = messages.edition and enigmes.day_number = messages.day_number
  where messages.status = 'published'
    and (editions.status = 'past'
      or (editions.status = 'current'
        and (enigmes.opens_at is null or enigmes.opens_at <= public.server_now())));
comment on view public.day_messages is
  'The published messages of open days. Runs as its owner because messages are private: drafts and '
  'their authors are the publisher''s.';
create trigger tg_day_messages__refuse
  instead of insert or update or delete on public.day_messages
  for each row execute function private.tg_views__refuse();
revoke all on table public.day_messages from public, anon, authenticated, service_role;
grant select on table public.day_messages to anon, authenticated, service_role;

create function public.admin_messages() returns table (
  id bigint, edition text, day_number integer, body text, status text, author text,
  updated_at timestamptz, published_at timestamptz, resolved_at timestamptz
)
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '10s'
as $$
begin
  perform private.require_admin();
  return query
    select
      messages.id, messages.edition, messages.day_number, messages.body, messages.status,
      private.admin_label(messages.author), messages.updated_at, messages.published_at,
      messages.resolved_at
    from private.day_messages as messages
    order by messages.id desc;
end $$;
comment on function public.admin_messages() is
  'Every message of the publisher, the latest first. Admins only. Runs as its owner to read '
  'private messages.';
grant execute on function public.admin_messages() to authenticated;

create function public.save_message(
  edition text, day integer, body text, message bigint default null
) returns bigint
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
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
end $$;
comment on function public.save_message(text, integer, text, bigint) is
  'Writes a draft, or changes a message, which stays published if it was; returns its id. Admins '
  'only. Runs as its owner to write private messages.';
grant execute on function public.save_message(text, integer, text, bigint) to authenticated;

create function public.set_message_status(message bigint, status text) returns void
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
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
end $$;
comment on function public.set_message_status(bigint, text) is
  'Publishes a message (« published »), takes it off (« resolved »), or deletes a draft '
  '(« deleted »). Safe to call twice. Admins only. Runs as its owner to write private messages.';
grant execute on function public.set_message_status(bigint, text) to authenticated;

-- The log of the team (rule 8.6)

create function private.tg_day_messages__log() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.log_decision(
    case
      when new.status = old.status then 'corrected_message'
      when new.status = 'published' then 'published_message'
      else 'resolved_message'
    end,
    subject => new.body, of_edition => new.edition, day => new.day_number);
  return null;
end $$;
comment on function private.tg_day_messages__log() is
  'Records that a message was published, corrected where players read it, or resolved. Runs as its '
  'owner because the log is private.';
create trigger tg_day_messages__log after update of status on private.day_messages
  for each row when (new.status <> old.status and new.status <> 'draft')
  execute function private.tg_day_messages__log();
create trigger tg_day_messages__log_correcting
  after update of body, day_number on private.day_messages
  for each row when (
    new.status = 'published' and old.status = 'published'
    and (new.body, new.day_number) is distinct from (old.body, old.day_number))
  execute function private.tg_day_messages__log();
