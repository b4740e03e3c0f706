-- The morning of the team (rules 8.9 to 8.11): mail that could not be sent, findings before December,
-- and the summary that the team's first page shows.

-- Mail that could not be sent: counts, without identifiers

create table private.unsent_mail (
  failed_on date,
  kind text check (kind in ('limited', 'refused', 'unanswered')),
  times integer not null check (times >= 1),
  primary key (failed_on, kind)
);
comment on table private.unsent_mail is
  'Letters of the contact forms that the e-mail service did not take, by date (Europe/Paris) and '
  'reason, for thirty days. They refer to no one.';
comment on column private.unsent_mail.kind is
  '« limited »: too many at a time (429); « refused »: any other refusal, a used-up quota '
  'included; « unanswered »: no reply, though the site itself answered that browser.';

create table private.unsent_mail_marks (
  id bigint generated always as identity primary key,
  address_digest text not null,
  marked_at timestamptz not null
);
comment on table private.unsent_mail_marks is
  'Reports of the last hour, by the salted digests of visitor_attempts, so that an address adds '
  'twenty an hour.';
create index unsent_mail_marks_by_address
  on private.unsent_mail_marks (address_digest, marked_at);
create index unsent_mail_marks_by_time on private.unsent_mail_marks (marked_at);

create function public.report_unsent_mail(kind text) returns void
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  moment timestamptz := public.server_now();
  caller record := private.caller_digests();
begin
  if kind is null or kind not in ('limited', 'refused', 'unanswered') then
    raise exception 'Cette raison n''existe pas' using errcode = '22023', hint = 'mail_kind_unknown';
  end if;
  if exists (
    select from private.unsent_mail_marks as marks
    where marks.address_digest = caller.address
      and marks.marked_at >= moment - interval '1 hour' offset 19)
  then
    return;
  end if;
  insert into private.unsent_mail_marks (address_digest, marked_at) values (caller.address, moment);
  insert into private.unsent_mail as counted (failed_on, kind, times)
  values ((moment at time zone 'Europe/Paris')::date, report_unsent_mail.kind, 1)
  on conflict on constraint unsent_mail_pkey do update set times = counted.times + 1;
end $$;
comment on function public.report_unsent_mail(text) is
  'Counts a letter that the e-mail service did not take (rule 8.10): kind is limited, refused or '
  'unanswered; twenty an hour per address. Raises 22023 for another kind. Runs as its owner to write '
  'private counts.';
grant execute on function public.report_unsent_mail(text) to anon, authenticated;

create function private.forget_unsent_mail() returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.unsent_mail_marks
  where marked_at < public.server_now() - interval '1 hour';
  delete from private.unsent_mail
  where failed_on < (public.server_now() at time zone 'Europe/Paris')::date - 30;
end $$;
comment on function private.forget_unsent_mail() is
  'Deletes reports older than an hour and counts older than thirty days (private.forget_visitors).';

-- Findings before December: the page of the team and `npm run golive` read the same sentences

create function private.golive_findings() returns table (subject text, sentence text)
language plpgsql stable
set search_path = ''
as $$
declare
  played public.editions;
  first_at timestamptz;
  last_at timestamptz;
  admins integer := (select count(*)::integer from public.users where users.is_admin);
  demos integer := (
    select count(*)::integer from auth.users as accounts where accounts.email like '%@exemple.fr');
begin
  select editions.* into played from public.editions where editions.status = 'current';
  if played.code is null then
    return query select 'doors', 'aucune édition n''est publiée : publie celle de l''année';
  else
    select min(enigmes.opens_at), max(enigmes.opens_at) into first_at, last_at
    from public.enigmes where enigmes.edition = played.code;
    return query
      select 'doors', format('édition %s : %s', played.code, problems.problem)
      from (
        select 1 as rank, 0 as day, format('%s jours sur 24', count(*)) as problem
        from public.enigmes where enigmes.edition = played.code having count(*) < 24
        union all
        select 2, 0, case
          when first_at is null then 'aucun jour n''a de porte : tous sont ouverts dès maintenant'
          else format(
            'sans porte, donc ouverts dès maintenant : %s',
            string_agg('jour ' || enigmes.day_number, ', ' order by enigmes.day_number))
        end
        from public.enigmes
        where enigmes.edition = played.code and enigmes.opens_at is null having count(*) > 0
        union all
        select 3, doors.day_number,
          case
            when extract(minute from doors.local) <> 0 then
              format('le jour %s s''ouvre à %s (%s)', doors.day_number,
                to_char(doors.local, 'HH24:MI'), played.time_zone)
            else
              format('le jour %s s''ouvre à %s (%s), le calendrier dit %s', doors.day_number,
                to_char(doors.local, 'HH24:MI'), played.time_zone, to_char(doors.planned, 'HH24:MI'))
          end
        from (
          select enigmes.day_number,
            enigmes.opens_at at time zone played.time_zone as local,
            private.opening_time(played, enigmes.day_number) at time zone played.time_zone
              as planned
          from public.enigmes
          where enigmes.edition = played.code and enigmes.opens_at is not null
        ) as doors
        where extract(minute from doors.local) <> 0
          or doors.planned::time <> doors.local::time
        union all
        select 4, 0, 'la dernière porte s''est ouverte il y a plus de neuf mois : c''est l''édition passée'
        where last_at < public.server_now() - interval '9 months'
        union all
        select 5, 0, 'le classement finit avant la dernière porte'
        where played.ranking_ends_at <= last_at
        union all
        select 6, 0, 'le concours finit avant la première porte'
        where played.contest_ends_at <= first_at
        union all
        select 7, 0, 'la date d''effacement manque : la page « Vie privée » la promet'
        where played.purge_on is null
        union all
        select 8, 0, 'la date d''effacement vient avant la dernière porte'
        where played.purge_on < last_at
      ) as problems
      order by problems.rank, problems.day;
  end if;
  return query
    select 'accounts', sentences.problem
    from (values
      (demos > 0, case when demos < 2 then 'un compte de démonstration est dans la base'
        else format('%s comptes de démonstration sont dans la base', demos) end
        || ' (@exemple.fr) : leur mot de passe est public'),
      (admins = 0, 'aucun compte n''a les droits de l''équipe'),
      (admins = 1, 'un seul compte a les droits de l''équipe : une autre personne doit pouvoir le remplacer')
    ) as sentences (is_so, problem)
    where sentences.is_so;
end $$;
comment on function private.golive_findings() is
  'What the database itself can find before December, in French: subject « doors » (the edition that is '
  'played) or « accounts ». Read by public.admin_morning and `npm run golive` (rule 8.11).';

-- The morning

create function private.refused_since(of_edition text, since timestamptz) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(listed) order by listed.since desc, listed.normalized), '[]')
  from (
    select
      often.day_number as day, often.normalized, given.typed, given.times, given.knights,
      often.knights as since, given.almost
    from (
      select enigmes.id, enigmes.day_number, wrong.normalized, count(*)::integer as knights
      from private.wrong_answers as wrong
      join public.enigmes on enigmes.id = wrong.enigme_id
      join public.users on users.id = wrong.user_id
      where wrong.edition = of_edition and wrong.kind = 'riddle' and wrong.last_at >= since
        and wrong.normalized <> '' and not users.isnotuser
      group by enigmes.id, enigmes.day_number, wrong.normalized
      having count(*) >= 5
      order by count(*) desc, wrong.normalized limit 5
    ) as often
    cross join lateral (
      select
        mode() within group (order by wrong.typed) as typed,
        sum(wrong.times)::integer as times,
        count(*)::integer as knights,
        bool_or(wrong.almost) as almost
      from private.wrong_answers as wrong
      join public.users on users.id = wrong.user_id
      where wrong.enigme_id = often.id and wrong.kind = 'riddle'
        and wrong.normalized = often.normalized and not users.isnotuser
    ) as given
  ) as listed
$$;
comment on function private.refused_since(text, timestamptz) is
  'The five refused answers that most knights, five at least, gave since a time: as '
  'admin_wrong_answers, with their day and how many knights gave them since. Test accounts are left out.';

create function public.admin_morning() returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '30s'
as $$
declare
  moment timestamptz := public.server_now();
  played public.editions;
  today date;
  door public.enigmes;
begin
  perform private.require_admin();
  select editions.* into played from public.editions where editions.status = 'current';
  today := (moment at time zone coalesce(played.time_zone, 'Europe/Paris'))::date;
  select enigmes.* into door from public.enigmes
  where enigmes.edition = played.code and enigmes.opens_at <= moment
  order by enigmes.opens_at desc, enigmes.day_number desc limit 1;
  return jsonb_build_object(
    'threshold', 5,
    'today', today,
    'edition', case when played.code is not null then jsonb_build_object(
      'code', played.code, 'title', played.title, 'time_zone', played.time_zone,
      'purge_on', played.purge_on) end,
    'door', case when door.id is not null then jsonb_build_object(
      'day', door.day_number,
      'title', door.title,
      'opened_on', (door.opens_at at time zone played.time_zone)::date,
      -- The very numbers of « Fréquentation », small ones hidden.
      'figures', (
        select days.figures from jsonb_array_elements(public.admin_visits() -> 'days') as days (figures)
        where (days.figures -> 'day')::integer = door.day_number)) end,
    'next_door', (
      select jsonb_build_object('day', enigmes.day_number, 'opens_at', enigmes.opens_at)
      from public.enigmes
      where enigmes.edition = played.code and enigmes.opens_at > moment
      order by enigmes.opens_at, enigmes.day_number limit 1),
    'refused_answers', private.refused_since(
      played.code, today::timestamp at time zone coalesce(played.time_zone, 'Europe/Paris')),
    'withheld_names', (
      select count(*) from public.users where users.name_withheld is not null),
    'draft_days', (
      select coalesce(jsonb_agg(messages.day_number order by messages.day_number), '[]')
      from private.day_messages as messages
      where messages.edition = played.code and messages.status = 'draft'),
    'waiting_parts', (
      select coalesce(jsonb_agg(parts.day order by parts.day), '[]')
      from private.workshop_editions as workshop
      cross join lateral private.parts_of(workshop.code) as parts
      where workshop.code = played.code and parts.id > workshop.applied_version),
    'unsent_mail', (
      select coalesce(jsonb_agg(
        jsonb_build_object('failed_on', mail.failed_on, 'kind', mail.kind, 'times', mail.times)
        order by mail.failed_on desc, mail.kind), '[]')
      from private.unsent_mail as mail
      where mail.failed_on > (moment at time zone 'Europe/Paris')::date - 7),
    'findings', (
      select coalesce(jsonb_agg(findings.sentence), '[]')
      from private.golive_findings() as findings));
end $$;
comment on function public.admin_morning() is
  'The first page of the team (rule 8.9), of the edition that is played, by the server''s clock in its '
  'time zone: {threshold, today, edition, door, next_door, refused_answers, withheld_names, draft_days, '
  'waiting_parts, unsent_mail, findings}. `door`: the last one that has opened, with its figures as '
  'admin_visits gives them. Admins only. Runs as its owner to read private tables.';
grant execute on function public.admin_morning() to authenticated;
