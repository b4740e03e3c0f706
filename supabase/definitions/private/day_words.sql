CREATE OR REPLACE FUNCTION private.day_words(words text[], fillers text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  said constant text := array_to_string(words, ' ') || ' ';
  day text := said;
  forms text[];
begin
  if '@day' <> all (fillers) or said !~ '[0-9]' then
    return '{}'::text[];
  end if;
  day := regexp_replace(day, '(?<= |^)\S+\|(?:lIdi|mardi|merkredi|jQdi|vAdredi|Samedi|Samdi|dimAC) '
    '(?=(?:le\|le )?\d+ )', '', 'g');
  day := regexp_replace(day, '(?<= |^)jour\|jUr (?=\d+ )|(?<=\d )jour\|jUr ', '', 'g');
  day := regexp_replace(day, '(?<=\d )(?:du|de)\|\S+ (?:ce\|ce )?mois\|mwa ', '', 'g');
  day := regexp_replace(day, '(?<=\d \S+\|(?:jAvYe|fevrYe|mar|avril|mai|me|juI|juiYe|aU|SeptAbr|'
    'oktobr|novAbr|deSAbr) )20\d\d ', '', 'g');
  forms := array[day];
  if '@month' = any (fillers) then
    forms := forms || regexp_replace(day, '(?<=\d )(?:de?\|de? )?\S+\|deSAbr ', '', 'g');
  end if;
  return array(
    select rtrim(form) from unnest(forms) with ordinality as list (form, place)
    where form not in (said, '') order by place);
end $function$;
COMMENT ON FUNCTION private.day_words(text[],text[]) IS 'The words of a day, each form as one text, without what surrounds its number (rule 12.2): the weekday, which is not checked because the story names no year, « jour », « du mois » and the year; where December is asked for, also without its name. Empty where no day is asked for.';
