CREATE OR REPLACE FUNCTION private.separate_numbers(words text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  -- A number word, as children spell it, inside a number written as one word (« vingdeux »).
  part constant text :=
    '(?:quatorze|katorze|quatre|katre?|treize|treze|trente|trante|quinze|kinze|seize|' ||
    'onze|douze|vin(?:gts?|g|t)?|cents?|mil(?:le?)?|soixante|soissante|swassante|' ||
    'cinquante|sinquante|quarante|karante|septante|huitante|nonante|trois?|deux?|' ||
    'cinq|sink|sept|set|huit|uit|neuf|si[xs]|di[xz]|dis(?!ept|et)|di(?=sept|set|mil)|' ||
    'une?)';
  unit constant text := '(?:heure|jour|metre|minute|seconde|nuit)s?';
  separated text[] := array[]::text[];
  word text;
begin
  if words !~ '(?:un|deu|troi|atre?|cinq|sink|si|set|sept|uit|neuf|di|nze|ze|nte)' then
    return words;
  end if;
  foreach word in array string_to_array(words, ' ') loop
    if word ~ format('^(?:%1$s(?:(?:et|é)?%1$s)+|(?:%1$s(?:et|é)?)+%2$s)$', part, unit) then
      word := regexp_replace(
        replace(word, 'é', 'et'), format('(%s$|et|%s)', unit, part), '\1 ', 'g');
      word := regexp_replace(word, '(?<![a-z])vin[gt]?(?= )', 'vingt', 'g');
      word := regexp_replace(word, '(?<![a-z])di[sz]?(?= )', 'dix', 'g');
      word := btrim(regexp_replace(word, '(?<![a-z])sis(?= )', 'six', 'g'));
    end if;
    separated := separated || word;
  end loop;
  return array_to_string(separated, ' ');
end $function$;
COMMENT ON FUNCTION private.separate_numbers(text) IS 'Separates the words of each number that is written as one word, and its unit.';
