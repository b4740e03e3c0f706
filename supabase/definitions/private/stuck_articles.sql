CREATE OR REPLACE FUNCTION private.stuck_articles()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select '^(?:cest|c|de|dans|par)?'
    '(?:le|la|les|l|une?|du|des|d|mon|ma|mes|ton|ta|tes|son|sa|ses|aux?|cet|cette)$'
$function$;
COMMENT ON FUNCTION private.stuck_articles() IS 'Matches articles and the like that children write as one word with the next (rule 12.1).';
