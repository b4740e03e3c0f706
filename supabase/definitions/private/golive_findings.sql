CREATE OR REPLACE FUNCTION private.golive_findings()
 RETURNS TABLE(subject text, sentence text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
end $function$;
COMMENT ON FUNCTION private.golive_findings() IS 'What the database itself can find before December, in French: subject « doors » (the edition that is played) or « accounts ». Read by public.admin_morning and `npm run golive` (rule 8.11).';
