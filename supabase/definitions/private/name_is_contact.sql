CREATE OR REPLACE FUNCTION private.name_is_contact(name text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  folded text := replace(private.folded_name(name), '_', ' ');
  -- Places where one is written to, or called.
  networks text := 'insta|instagram|snap|snapchat|whatsapp|telegram|discord|messenger|skype|kik|'
    'tiktok|fb|facebook|twitter|wechat|viber|twitch|youtube|bereal';
  tlds text := 'com|fr|net|org|gg|io|info|eu|app|xyz|site|online|shop|store|club|live|link|paris|'
    'bzh|nc|ch|be|ca|uk|co|us|ru|pl|nl|pt|lu|tv|ly|cc|biz|dev|gouv|edu|blog|games|social|chat|'
    'email|tech|web|vip|ai|jp|nz|gl|ee|tk|mc|sh|se|dk|at|cz|br|mx|cn|kr|zip|wtf|pizza|lol|fun|'
    'monster|click|cloud|page|art|world|zone|space|website|example|mobi|news|media|studio|agency|'
    'money|bio|icu|host|press|digital|today|fyi|foo';
  figures text := folded;
  digits text;
  spelled integer;
  words text[];
  number text[];
begin
  -- A number of eight digits, whatever is between them; but « 2024-2025 » is two years.
  figures := regexp_replace(figures, '\m(?=[0-9oil]*[0-9])[oil]', '0', 'g');
  digits := regexp_replace(figures, '[^0-9]', '', 'g');
  if char_length(digits) >= 8
    and regexp_replace(folded, '[^0-9]+', ' ', 'g') !~ '^ ?(?:19|20)[0-9]{2} (?:19|20)[0-9]{2} ?$'
  then
    return true;
  end if;
  -- Written out, or half so: « zéro six douze trente-quatre ».
  if folded ~ 'zero|0|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|ze\M|vingt|ante\M|trente' then
    foreach number slice 1 in array array[
      array['zero', '0'], array['une?', '1'], array['deux', '2'], array['trois', '3'],
      array['quatre', '4'], array['cinq', '5'], array['six', '6'], array['sept', '7'],
      array['huit', '8'], array['neuf', '9'], array['dix', '10'], array['onze', '11'],
      array['douze', '12'], array['treize', '13'], array['quatorze', '14'], array['quinze', '15'],
      array['seize', '16'], array['vingts?', '20'], array['trente', '30'],
      array['quarante', '40'], array['cinquante', '50'], array['soixante', '60']]
    loop
      figures := regexp_replace(figures, '\m' || number[1] || '\M', number[2], 'g');
    end loop;
    spelled := char_length(regexp_replace(figures, '[^0-9]', '', 'g'));
    if spelled > char_length(digits)
      and spelled >= (case when folded ~ '\m(?:zero|0)' then 6 else 8 end)
    then
      return true;
    end if;
  end if;
  words := regexp_split_to_array(btrim(regexp_replace(folded, '[^a-z0-9]+', ' ', 'g')), ' ');
  return
    -- « evil.com », « www.exemple.com », « discord . gg », « evil point com », « evilpointcom »
    folded ~ ('[a-z0-9][.·•°](?:' || tlds || ')(?![a-z0-9]|[.·•°-][a-z])')
    or folded ~ '[a-z0-9][.·•°](?:me|de|to|it|es|in|pro|top|fun|one)$'
    or folded ~ '[a-z0-9] *[.·•°,] *(?:com|fr|net|org|gg|xyz)\M'
    or folded ~ '\m(?:p[o0]int?|d[o0]t)[ .·-]*(?:com|fr|net|org|gg|io|eu|xyz|tv|app)\M'
    or folded ~ '[a-z0-9]{4,}[ -]com$'
    or folded ~ '[a-z0-9]{2}(?:point|dot)(?:com|fr|net|org|gg)\M'
    or folded ~ '\m(?:www(?!w)|https?(?![a-z]))|\mw\.?w\.?w\.|\mw[ .]w[ .]w\M'
    or folded ~ '\mat [a-z0-9]+[ .]*(?:com|fr|net|org)\M'
    -- « alix arobase exemple », « alix at gmail »
    or folded ~ '\marr?oba(?:se|[sz] [a-z])|\m(?:g|hot|proton) ?mail\M|\m(?:yahoo|wanadoo|icloud|outlook)\M'
    or folded ~ '\me[ -]?mail\M|\mla ?poste[ .]*net\M'
    or folded ~ '\m(?:tel|telephone|portable|mobile|appelle[sz]?)\M[^0-9]*[0-9](?:[^0-9]*[0-9]){3}'
    -- « insta alix.b », « alix sur snap », « snapchat2alix »; not « fan d'insta ».
    or exists (
      select from unnest(words) with ordinality as said (word, place)
      where word ~ ('^(?:' || networks || ')[0-9]*$') and (
        place < cardinality(words)
        or (place > 1 and words[place - 1] !~ '^(?:d|de|du|l|le|la|les|un|une|en|sans|pour|contre)$')))
    or folded ~ '\mtik tok [a-z0-9]'
    or folded ~ ('\m(?:' || networks || ')[0-9]+[a-z]')
    or name ~ '\m(?:Insta|Snap|Tik[Tt]ok|Discord|F[Bb]|Twitch|You[Tt]ube)[A-Z0-9]'
    or folded ~ '\m(?:instagram|snapchat|whatsapp)[a-z0-9]';
end $function$;
COMMENT ON FUNCTION private.name_is_contact(text) IS 'Whether a name gives a number, a site, an e-mail address in words or an account elsewhere. A heuristic: it can miss some, and an admin hides those.';
