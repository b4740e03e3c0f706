CREATE OR REPLACE FUNCTION private.review_bonus(has_review boolean, has_media boolean)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case when has_review then 10 else 0 end + case when has_media then 3 else 0 end
$function$;
COMMENT ON FUNCTION private.review_bonus(boolean,boolean) IS 'Contest points: 10 for a review, 3 for its photo (rule 5.2).';
