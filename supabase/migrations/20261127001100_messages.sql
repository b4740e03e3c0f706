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
  resolved_at timestamptz,
  constraint day_messages_published_check check (status <> 'published' or published_at is not null)
);
comment on table private.day_messages is
  'Messages of the publisher on a day. Players read those that are published, in '
  'public.day_messages.';
comment on column private.day_messages.published_at is
  'When players begin to read a published message: in the future for a scheduled one (rule 16.4).';
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
    and messages.published_at <= public.server_now()
    and (editions.status = 'past'
      or (editions.status = 'current'
        and (enigmes.opens_at is null or enigmes.opens_at <= public.server_now())));
comment on view public.day_messages is
  'The published messages of open days whose moment has come (rule 16.4). Runs as its owner because '
  'messages are private: drafts, scheduled messages and their authors are the publisher''s.';
create trigger tg_day_messages__refuse
  instead of insert or update or delete on public.day_messages
  for each row execute function private.tg_views__refuse();
revoke all on table public.day_messages from public, anon, authenticated, service_role;
grant select on table public.day_messages to anon, authenticated, service_role;

create function private.is_scheduled(status text, published_at timestamptz) returns boolean
language sql stable
set search_path = ''
as $$
  select status = 'published' and published_at > public.server_now()
$$;
comment on function private.is_scheduled(text, timestamptz) is
  'True for a published message whose moment has not come (rule 16.4).';

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
      messages.id, messages.edition, messages.day_number, messages.body,
      case
        when private.is_scheduled(messages.status, messages.published_at) then 'scheduled'
        else messages.status
      end,
      private.admin_label(messages.author), messages.updated_at, messages.published_at,
      messages.resolved_at
    from private.day_messages as messages
    order by messages.id desc;
end $$;
comment on function public.admin_messages() is
  'Every message of the publisher, the latest first: a draft, scheduled, published or resolved. '
  'Admins only. Runs as its owner to read private messages.';
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
  'Writes a draft, or changes a message, which stays published or scheduled; returns its id. Admins '
  'only. Runs as its owner to write private messages.';
grant execute on function public.save_message(text, integer, text, bigint) to authenticated;

create function public.set_message_status(
  message bigint, status text, at timestamptz default null
) returns void
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
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
end $$;
comment on function public.set_message_status(bigint, text, timestamptz) is
  'Publishes a message (published), now or at a moment to come (rule 16.4), cancels that moment '
  '(draft), takes the message off (resolved), or deletes a draft (deleted). Safe to call '
  'twice. Raises 22023 for a moment more than a year ahead, and when a message that is not scheduled '
  'is made a draft or one that players read is given a moment. Admins only. Runs as its owner to write private messages.';
grant execute on function public.set_message_status(bigint, text, timestamptz) to authenticated;

-- The log of the team (rule 8.6)

create function private.tg_day_messages__log() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.log_decision(
    case
      when new.status = 'draft' then 'unscheduled_message'
      when new.status = 'resolved' then 'resolved_message'
      when private.is_scheduled(new.status, new.published_at) then 'scheduled_message'
      when new.status = old.status and new.published_at = old.published_at then 'corrected_message'
      else 'published_message'
    end,
    subject => new.body, of_edition => new.edition, day => new.day_number);
  return null;
end $$;
comment on function private.tg_day_messages__log() is
  'Records that a message was published, scheduled for a moment or not any more, corrected after '
  'that, or resolved. Runs as its owner because the log is private.';
create trigger tg_day_messages__log after update of status, published_at, body, day_number
  on private.day_messages
  for each row when (
    (new.status = 'published' or old.status = 'published'
      or (new.status = 'resolved' and old.status = 'draft'))
    and (new.status, new.published_at, new.body, new.day_number)
      is distinct from (old.status, old.published_at, old.body, old.day_number))
  execute function private.tg_day_messages__log();
