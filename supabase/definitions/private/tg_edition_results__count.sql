CREATE OR REPLACE FUNCTION private.tg_edition_results__count()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.result_counts (edition, bucket, players)
  select
    changed.edition, (changed.place - 1) / 1000,
    count(*) * case tg_op when 'INSERT' then 1 else -1 end
  from changed
  where changed.place is not null
  group by 1, 2;
  return null;
end $function$;
COMMENT ON FUNCTION private.tg_edition_results__count() IS 'Maintains private.result_counts; places never change. Runs as its owner because the counts are private.';
