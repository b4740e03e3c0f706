CREATE OR REPLACE FUNCTION private.fold_result_counts()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with changed as (
    delete from private.result_counts as counts
    where (counts.edition, counts.bucket) in (
      select several.edition, several.bucket from private.result_counts as several
      group by several.edition, several.bucket having count(*) > 1)
    returning counts.edition, counts.bucket, counts.players
  )
  insert into private.result_counts (edition, bucket, players)
  select changed.edition, changed.bucket, sum(changed.players)
  from changed group by changed.edition, changed.bucket
$function$;
COMMENT ON FUNCTION private.fold_result_counts() IS 'Adds up the counts of past results. Run by purge_season.';
