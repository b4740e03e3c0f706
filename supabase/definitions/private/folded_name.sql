CREATE OR REPLACE FUNCTION private.folded_name(name text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  folded text := regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]', '', 'g');
begin
  if folded ~ '[^ -~]' then
    folded := translate(folded, -- Latin, Greek, Cyrillic, Armenian
      'ŒÆẞØøŁłĐđÐðĦħŦŧŊŋıƏə'
      'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικμνοπρςτυχω'
      'АВЕЗИІЈКМНОПРСТУХЬЅавгезиіјкмнопрстухьѕһӏԁԛԝ'
      'ՕՍՏԼօոսհցք',
      'œæßoollddddhhttnniee'
      'abezhikmnoptyxabyenikuvonpctuxw'
      'abeenijkmhonpctyxbsabreeuijkmhonpctyxbshldqw'
      'ouslonuhgp');
    folded := replace(replace(replace(folded, 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss');
  end if;
  return lower(folded);
end $function$;
COMMENT ON FUNCTION private.folded_name(text) IS 'A text in lower case, without accents, with look-alike letters mapped to Latin ones (decision 0007).';
