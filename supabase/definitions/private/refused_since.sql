CREATE OR REPLACE FUNCTION private.refused_since(of_edition text, since timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;
COMMENT ON FUNCTION private.refused_since(text,timestamp with time zone) IS 'The five refused answers that most knights, five at least, gave since a time: as admin_wrong_answers, with their day and how many knights gave them since. Test accounts are left out.';
