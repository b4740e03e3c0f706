-- Comparison of answers: by spelling, by sound, and nearly (rules 12, decision 0011).

-- Sounds

create function private.normalize_answer(raw text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select regexp_replace(
    lower(normalize(
      replace(replace(replace(replace(replace(
        left(coalesce(raw, ''), 500), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'),
      nfkd)),
    '[^a-z0-9]', '', 'g')
$$;
comment on function private.normalize_answer(text) is
  'The letters and digits of an answer, without case or accents (rule 3.3). Mirrored by '
  'src/lib/normalizeAnswer.ts.';

create function private.normalize_answers(raw text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array(select private.normalize_answer(answer) from unnest(raw) as answer) $$;
comment on function private.normalize_answers(text[]) is
  'private.normalize_answer applied to a list, in order.';

create function private.sound_keys(words text) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  sound text := ' ' || words || ' ';
begin
  -- A session keeps 32 compiled expressions: those that could not match are not run.
  if position('ceur' in sound) > 0 then
    sound := regexp_replace(sound, '(?<= )ceur(?=s? )', 'keur', 'g');
  end if;
  if position('h' in sound) > 0 then
    sound := regexp_replace(sound, 'ch(?=[rln]|oeu|oral|estr|os? )', 'k', 'g');
    sound := regexp_replace(sound, 's?ch|sh', 'C', 'g');
    sound := replace(sound, 'ph', 'f');
    sound := replace(sound, 'h', '');
  end if;
  sound := replace(sound, 'aisson', 'aison');
  sound := regexp_replace(sound, 's?c(?=[eiyé])|ç|ss', 'S', 'g');
  if position('tion' in sound) > 0 then
    sound := regexp_replace(sound, '(?<!s)tion(?=s? )', 'Sion', 'g');
  end if;
  sound := regexp_replace(sound, '(?<=[mn])[bcg]s?(?= )', '', 'g');
  if position('q' in sound) > 0 or position('c' in sound) > 0 then
    sound := regexp_replace(sound, 'c?qu?|c', 'k', 'g');
  end if;
  sound := regexp_replace(sound, '(?<=[aeiouyé])s(?=[aeiouyé])', 'z', 'g');
  sound := replace(sound, 'oeu', 'eu');
  sound := replace(sound, 'oeil', 'euil');
  sound := replace(sound, 'gn', 'N');
  if position('g' in sound) > 0 then
    sound := regexp_replace(sound, 'ge(?=[ao])|g(?=[eiyé])', 'j', 'g');
    sound := regexp_replace(sound, 'gu(?=[eiyé])', 'g', 'g');
  end if;
  if position('erf' in sound) > 0 then
    sound := regexp_replace(sound, '(?<= [nsS]er)fs?(?= )', '', 'g');
  end if;
  sound := regexp_replace(sound,
    '(?:e[tz]|(?<=i)ed|(?<! enf| kuill)(?<=[a-zéA-Z]{3})er)s?(?= )', 'é', 'g');
  sound := regexp_replace(sound,
    '(?<=[a-zéA-Z]{2})(?:(?:[gp]?t|d|p)[sx]?|[sx])(?= )', '', 'g');
  sound := replace(sound, 'eau', 'o');
  sound := replace(sound, 'au', 'o');
  sound := replace(sound, 'ou', 'U');
  sound := replace(sound, 'eu', 'Q');
  if position('il' in sound) > 0 or position('ye ' in sound) > 0 then
    sound := regexp_replace(sound,
      '(?<=[aeéUQ])il(?:l|(?= ))|(?<=[UQ])il(?=e )|(?<!o)y(?=e )', 'Y', 'g');
    sound := regexp_replace(sound, '(?<! [vm])ill(?=[aeéio])', 'iY', 'g');
  end if;
  if position('oin' in sound) > 0 then
    sound := regexp_replace(sound, 'oin(?![aeiouyénmUQ])', 'wI', 'g');
  end if;
  sound := replace(sound, 'oi', 'wa');
  sound := replace(sound, 'oy', 'wa');
  if position('n' in sound) > 0 or position('m' in sound) > 0 then
    sound := regexp_replace(sound, '(?<=[iyé])en(?![aeiouyénmUQ])', 'I', 'g');
    sound := regexp_replace(sound, '[ae]?[iyu][nm](?![aeiouyénmUQY])', 'I', 'g');
    sound := regexp_replace(sound, '[ae][nm](?![aeiouyénmUQIO])', 'A', 'g');
    sound := regexp_replace(sound, 'o[nm](?![aeiouyénmUQAI])', 'O', 'g');
  end if;
  sound := regexp_replace(sound, '(?<=[a-zéA-Z])e(?= )', '', 'g');
  sound := regexp_replace(sound, '[ae]i|[aeé]y|é', 'e', 'g');
  sound := regexp_replace(sound, '[iy](?=[aeouAIOUQ])', 'Y', 'g');
  sound := replace(sound, 'iY', 'Y');
  sound := replace(sound, 'nY', 'N');
  -- Children confuse « s » and « ss »: distinguished only where it changes the word.
  if position('z' in sound) > 0 then
    sound := regexp_replace(sound,
      '(?<=[aeiouUQ])(?:(?<! (?:pwa|de|kU|ba|ka|ru|dU|tre|se|be))z|z(?!(?:O|er|I|in|e)? ))', 'S', 'g');
  end if;
  sound := replace(sound, 's', 'S');
  sound := replace(sound, 'y', 'i');
  sound := replace(sound, 'x', 'kS');
  sound := regexp_replace(sound, '([a-zA-Z])\1+', '\1', 'g');
  return array(
    select case
      when char_length(word) < 3 or char_length(key) < 2 then translate(word, 'éç', 'ec')
      else key
    end
    from unnest(
      string_to_array(words, ' '),
      string_to_array(substr(sound, 2, char_length(sound) - 2), ' ')
    ) with ordinality as pairs (word, key, place)
    order by place);
end $$;
comment on function private.sound_keys(text) is
  'A phonetic key (French) for each word (rule 12.1); words of one or two letters, or of one '
  'sound, keep their spelling. Expects lower-case letters, « é », « ç » and digits between single '
  'spaces.';

create function private.loose_keys(keys text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  word text;
  loose text[] := array[]::text[];
begin
  foreach word in array string_to_array(keys, ' ') loop
    word := regexp_replace(word, 'Nn|N|nY', 'ni', 'g');
    word := replace(word, 'ii', 'i');
    word := regexp_replace(word, 'e(?=[oO])', '', 'g');
    word := regexp_replace(word, '[uU]Q', 'Q', 'g');
    word := regexp_replace(word, '[oU]a', 'wa', 'g');
    word := regexp_replace(word, '(?<=o)w(?=e)|(?<=[AIO])p(?=[St])', '', 'g');
    if char_length(word) >= 4 then
      word := regexp_replace(word, 'gu(?=[eiI])|g', 'j', 'g');
      word := replace(replace(word, 'Y', 'il'), 'U', 'u');
      word := regexp_replace(word, '(?<=.)e(?=...)', '', 'g');
      word := regexp_replace(word, '([a-zA-Z])\1+', '\1', 'g');
    end if;
    loose := loose || word;
  end loop;
  return array_to_string(loose, ' ');
end $$;
comment on function private.loose_keys(text) is
  'Phonetic keys, separated by spaces, without what children confuse most: gn, g and ill, a silent '
  'or mute « e »… Texts with another word of the language are not compared by them (rule 12.7).';

-- Spoken words

create function private.separate_numbers(words text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
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
end $$;
comment on function private.separate_numbers(text) is
  'Separates the words of each number that is written as one word, and its unit.';

create function private.spoken_words(raw text) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  -- Number words by spelling or, from three sounds up, by phonetic key.
  numbers constant jsonb := '{
    "zero":0, "un":1, "une":1, "deux":2, "deu":2, "deus":2, "trwa":3, "katr":4, "SIk":5,
    "cinc":5, "sinc":5, "cin":5, "six":6, "sept":7, "set":7, "huit":8, "uit":8, "nQf":9, "dix":10,
    "onze":11, "onz":11, "dUz":12, "trez":13, "katorz":14, "kIz":15, "sez":16, "Sez":16,
    "vingt":20, "vingts":20, "vint":20, "ving":20, "trAt":30, "karAt":40, "SIkAt":50,
    "SwakSAt":60, "SwaSAt":60, "SeptAt":70, "uitAt":80, "oktAt":80, "nonAt":90, "cent":100,
    "cents":100, "mil":1000}'::jsonb;
  romans constant text[] := '{i, ii, iii, iv, v, vi, vii, viii, ix, x, xi, xii, xiii, xiv, xv, xvi,
    xvii, xviii, xix, xx, xxi, xxii, xxiii, xxiv, xxv, xxvi, xxvii, xxviii, xxix, xxx,
    xxxi}'::text[];
  months constant text[] := '{janvier, fevrier, mars, avril, mai, juin, juillet, aout, septembre,
    octobre, novembre, decembre}'::text[];
  -- After a number.
  abbreviations constant jsonb := '{
    "h":"heures|Qr", "hr":"heures|Qr", "hrs":"heures|Qr", "min":"minutes|minut",
    "mn":"minutes|minut", "s":"secondes|SekOd", "sec":"secondes|SekOd", "j":"jours|jUr",
    "m":"metres|metr", "cm":"centimetres|SAtimetr", "km":"kilometres|kilometr",
    "kg":"kilos|kilo", "jan":"janvier|jAvYe", "janv":"janvier|jAvYe", "fev":"fevrier|fevrYe",
    "fevr":"fevrier|fevrYe", "avr":"avril|avril", "juil":"juillet|juiYe", "oct":"octobre|oktobr",
    "nov":"novembre|novAbr", "dec":"decembre|deSAbr"}'::jsonb;
  input text := left(coalesce(raw, ''), 1000);
  date text[];
  words text[];
  keys text[];
  plain text;
  number text;
  roman integer;
  is_number boolean := false;
  was_number boolean;
  has_numbers boolean := false;
  spoken text := '';
begin
  if position('/' in input) > 0 then
    date := regexp_match(input, '(?<!\d)((\d{1,2})/0?([1-9]|1[0-2])(?:/\d{2,4})?)(?![\d/])');
    if date is not null then
      input := overlay(input placing date[2] || ' ' || months[date[3]::integer]
        from position(date[1] in input) for char_length(date[1]));
    end if;
  end if;
  if position(':' in input) > 0 then
    input := regexp_replace(input,
      '(?<![0-9])([0-9]{1,2}) ?: ?([0-9][0-9])(?![0-9])', '\1 h \2', 'g');
  end if;
  input := replace(replace(replace(replace(replace(
    input, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss');
  input := replace(lower(normalize(input, nfkd)), 'n°', 'numero ');
  if octet_length(input) > char_length(input) then
    input := replace(input, U&'c\0327', 'ç');
    input := regexp_replace(input, 'e[\u0300-\u036f]+', 'é', 'g');
    input := regexp_replace(input, '[\u0300-\u036f]+', '', 'g');
  end if;
  input := regexp_replace(input,
    '[^a-zéç0-9]+|(?<=[0-9])(?=[a-zéç])|(?<=[a-zéç])(?=[0-9])', ' ', 'g');
  if input ~ '[0-9]' then
    input := regexp_replace(input, '(?<=[0-9]) (?=[0-9]{3}(?: |$))', '', 'g');
    input := regexp_replace(input, '(?<![0-9])0+(?=[0-9])', '', 'g');
    input := regexp_replace(input, '(?<=[0-9]) (?:i?[eé]me|er|[eé]re|[eé])(?= |$)', '', 'g');
  end if;
  input := private.separate_numbers(btrim(input));
  words := string_to_array(input, ' ');
  keys := private.sound_keys(input);
  for place in 1 .. cardinality(words) loop
    plain := translate(words[place], 'éç', 'ec');
    number := coalesce(numbers ->> plain, numbers ->> keys[place]);
    roman := case when char_length(plain) > 1 then array_position(romans, plain) end;
    was_number := is_number;
    is_number := number is not null or position(left(plain, 1) in '0123456789') > 0;
    has_numbers := has_numbers or is_number or roman is not null;
    spoken := spoken || case
      when number is not null then '#' || number
      when roman is not null then roman::text
      when is_number then plain
      when was_number and abbreviations ? plain then abbreviations ->> plain
      else plain || '|' || keys[place]
    end || ' ';
  end loop;
  if (has_numbers or position('|vI ' in spoken) > 0)
    and spoken ~ '#\d+ (et\|et )?#|#1000 |\|(vI|di) ' then
    -- Numbers of several words.
    if position('|vI ' in spoken) > 0 then
      spoken := regexp_replace(spoken,
        '[a-z]+\|vI (?=(?:et\|et )?#\d|(?:metre|heure|jour|minute|seconde|nuit)s?\|)', '#20 ', 'g');
    end if;
    if position('|di #' in spoken) > 0 then
      spoken := regexp_replace(spoken, 'dis?\|di (?=#(?:1000|[789]) )', '#10 ', 'g');
    end if;
    spoken := replace(spoken, '#4 #20 ', '#80 ');
    if position('0 et|et #1' in spoken) > 0 then
      spoken := regexp_replace(spoken, '(?<=#[2-6]0 )et\|et (?=#11? )', '', 'g');
    end if;
    if position('0 #' in spoken) > 0 then
      spoken := regexp_replace(spoken, '#10 #([789])(?= )', '#1\1', 'g');
      spoken := regexp_replace(spoken, '#60 #1(\d)(?= )', '#7\1', 'g');
      spoken := regexp_replace(spoken, '#80 #1(\d)(?= )', '#9\1', 'g');
      spoken := regexp_replace(spoken, '#([2-9])0 #([1-9])(?= )', '#\1\2', 'g');
    end if;
    if position('00 ' in spoken) > 0 then
      spoken := regexp_replace(spoken, '#([2-9]) #100(?= )', '#\100', 'g');
      spoken := regexp_replace(spoken, '#([1-9])00 #(\d\d)(?= )', '#\1\2', 'g');
      spoken := regexp_replace(spoken, '#([1-9])00 #(\d)(?= )', '#\10\2', 'g');
      spoken := regexp_replace(spoken, '(?<!\d)#?([2-9]|\d\d\d?) #1000(?= )', '#\1000', 'g');
      spoken := regexp_replace(spoken, '#(\d{1,3})000 #?(\d{3})(?= )', '#\1\2', 'g');
      spoken := regexp_replace(spoken, '#(\d{1,3})000 #(\d\d)(?= )', '#\10\2', 'g');
      spoken := regexp_replace(spoken, '#(\d{1,3})000 #(\d)(?= )', '#\100\2', 'g');
    end if;
  end if;
  if position('|Qr ' in spoken) > 0 then -- hours and minutes
    spoken := regexp_replace(spoken, '(\|Qr )et\|et demie?\|\S+(?= )', '\130', 'g');
    spoken := regexp_replace(spoken, '(\|Qr #?\d+ )minutes?\|minut ', '\1', 'g');
  end if;
  -- « à part » and « à côté » are no small words.
  if position('|par ' in spoken) > 0 or position('|kote ' in spoken) > 0 then
    spoken := regexp_replace(spoken, '(?<= |^)a\|a \S+\|(?:par|kote) ', 'apart|apar ', 'g');
  end if;
  if not has_numbers and position('#' in spoken) = 0 then
    return string_to_array(rtrim(spoken), ' ');
  end if;
  -- « Il y a trois jours » is the past: one word, which is no small word.
  spoken := regexp_replace(spoken,
    '(?:ils?\|il )?(?:[yi]\|[yi] a\|a|ya\|ya|ia\|ia|voici\|\S+|voila\|\S+) (?=\d|#(?:[02-9]|1\d))',
    'ilya|ilYa ', 'g');
  -- « Dans trois jours » is not « trois jours ».
  spoken := regexp_replace(spoken,
    '(?<= |^)(?:dans?\|\S+|d\|d ici\|\S+) (?=\d|#(?:[02-9]|1\d))', 'dici|diSi ', 'g');
  -- « Le un janvier »: a number, no article.
  if position('#1 ' in spoken) > 0 then
    spoken := regexp_replace(spoken,
      '#1 (?=(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)'
      '\||\S+\|(?:jAvYe|fevrYe|deSAbr) )', '1 ', 'g');
  end if;
  return string_to_array(regexp_replace(rtrim(spoken), '#(?!1(?: |$))', '', 'g'), ' ');
end $$;
comment on function private.spoken_words(text) is
  'The words of a text as « spelling|phonetic key », or digits for a number (#1 for « un », also '
  'an article).';

-- Comparison

create function private.word_forms(words text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array[
    string_agg(
      split_part(word, '|', 1),
      case when array_to_string(words, '') ~ '[0-9]' then ' ' else '' end order by place),
    '~' || string_agg(split_part(word, '|', -1), ' ' order by place)]
  from unnest(words) with ordinality as list (word, place)
$$;
comment on function private.word_forms(text[]) is
  'A form by spelling and one by phonetic key (after a tilde), from spoken_words.';

create function private.is_elided(word text, next text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select word ~ '^[cdjlmnsty]\|' and split_part(next, '|', 1) ~ '^(?:[aeiouyh].|[ay]$)'
$$;
comment on function private.is_elided(text, text) is
  'Whether a word is elided before the next one (« l''ombre » without its apostrophe).';

create function private.small_words() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select '{le, la, les, l, un, une, des, du, de, d, au, aux, ce, cet, cette, ces, c, je, j, tu, il,
    elle, on, nous, vous, ils, elles, me, m, te, t, se, s, lui, leur, leurs, y, en, moi, toi, mon,
    ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, suis, es, est, sommes, etes, sont,
    etait, ai, as, a, ont, avons, avez, ya, cest, jai, dan, faut, dois, doit, dans, par, pour, chez,
    avec, que, qu, qui, voici, voila, oui, peut, etre, donc, numero, reponse, solution, mot, crois,
    pense, trouve}'::text[]
$$;
comment on function private.small_words() is
  'Words ignored around an answer (rule 12.3), normalised. None of them turns or limits a sentence. '
  'Mirrored by src/escape-noel/edition/smallWords.ts.';

create function private.content_words(words text[]) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  small constant text[] := private.small_words(); -- computed once a session
  last_place constant integer := cardinality(words);
  kept text[] := array[]::text[];
  word text;
  previous text;
  next text;
begin
  for place in 1 .. last_place loop
    word := words[place];
    previous := coalesce(words[place - 1], '');
    next := coalesce(words[place + 1], '');
    if word <> '#1' and (
      split_part(word, '|', 1) <> all (small)
      or word = 'des|de' -- « dès »
      -- A letter of its own: the last word, or next to another letter (« A, B »).
      or (word ~ '^[a-z]\|' and not private.is_elided(word, next) and (
        (place = last_place and word ~ '^[cdjlmst]')
        or (next ~ '^[a-z]\|'
          and not private.is_elided(next, coalesce(words[place + 2], '')))
        or (previous ~ '^[a-z]\|' and not private.is_elided(previous, word))))
    ) then
      kept := kept || word;
    end if;
  end loop;
  return case
    when cardinality(kept) > 0 then kept
    when '#1' = any (words) then '{1}'::text[]
    else words
  end;
end $$;
comment on function private.content_words(text[]) is
  'The words of a text (spoken_words) that are compared: all but the small ones, or all of them '
  'where there is no other (rule 12.3).';

create function private.day_words(words text[], fillers text[]) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
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
end $$;
comment on function private.day_words(text[], text[]) is
  'The words of a day, each form as one text, without what surrounds its number (rule 12.2): the '
  'weekday, which is not checked because the story names no year, « jour », « du mois » and the '
  'year; where December is asked for, also without its name. Empty where no day is asked for.';

create function private.forms_of_words(words text[], fillers text[]) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  said text;
  kept text[];
  without_fillers text[];
  forms text[] := '{}'::text[];
begin
  if cardinality(words) = 0 then
    return forms;
  end if;
  foreach said in array array_to_string(words, ' ') || private.day_words(words, fillers) loop
    kept := private.content_words(string_to_array(said, ' '));
    forms := forms || private.word_forms(kept);
    if cardinality(fillers) > 0 then
      without_fillers := array(
        select word from unnest(kept) with ordinality as list (word, place)
        where position('|' in word) = 0 or split_part(word, '|', 2) <> all (fillers)
        order by place);
      if cardinality(without_fillers) between 1 and cardinality(kept) - 1 then
        forms := forms || private.word_forms(without_fillers);
      end if;
    end if;
  end loop;
  return forms;
end $$;
comment on function private.forms_of_words(text[], text[]) is
  'The forms of words from spoken_words: without small words, and also without the fillers.';

create function private.joined_forms(words text[]) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  content constant text[] := private.content_words(words);
  joined text;
  letters text;
begin
  if cardinality(words) = 0 then
    return '{}'::text[];
  end if;
  select string_agg(split_part(word, '|', -1), '' order by place),
    string_agg(split_part(word, '|', 1), '' order by place)
  into joined, letters
  from unnest(words) with ordinality as list (word, place)
  where place between array_position(words, content[1])
    and (array_positions(words, content[cardinality(content)]))[
      cardinality(array_positions(words, content[cardinality(content)]))];
  joined := regexp_replace(private.loose_keys(joined), '(?<=.)e(?=.)', '', 'g');
  return case when joined ~ '^[a-zA-Z]{4,}$'
    then array['=' || joined] || case when cardinality(content) > 2 then '"' || letters end
    else '{}'::text[] end;
end $$;
comment on function private.joined_forms(text[]) is
  'The words from the first to the last that counts as one, because spaces are ignored in a misspelt '
  'text: by sound after « = », and for a sentence by letters after a quotation mark (rule 2.2).';

create function private.spoken_forms(raw text, fillers text[] default '{}') returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select private.forms_of_words(private.spoken_words(raw), fillers) $$;
comment on function private.spoken_forms(text, text[]) is
  'The forms of a text (rules 12.1 to 12.4): its words without small words (and without the '
  'fillers), by spelling and by phonetic key. Texts that share a form are one answer.';

create function private.has_sign(answer text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  -- NFKC: the signs of other keyboards too.
  select normalize(answer, nfkc)
    ~ ('[≠≮≯≰≱≢≁≉≈≃≅≤≥⩽⩾±¬%‰×÷√∛]|!=|=/|/=|<>|[<>~+] ?[0-9]|[0-9] ?[+<>]'
      '|(?:^|[\s:=(])[-−–—‐.,](?=[0-9])')
$$;
comment on function private.has_sign(text) is
  'Whether a text has a sign that compares, negates or changes a number.';

create function private.is_one_number(answer text, forms text[]) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select answer !~ '[0-9][^0-9A-Za-z]+[0-9]'
    or exists (select from unnest(forms) as form where position('heures' in form) > 0)
$$;
comment on function private.is_one_number(text, text[]) is
  'Whether the digits of a text are not separated: « 2, 4 » is not 24. An hour may be « 7.30 ».';

create function private.answer_forms(answers text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  -- An answer of one letter is also right by its name, or as « lettre » and the letter.
  with named (letter, name) as (
    select split_part(pair, '=', 1), split_part(pair, '=', 2)
    from unnest(string_to_array('a=ah b=be c=ce d=de e=eu f=effe g=ge h=ache j=ji k=ka l=elle '
      'm=emme n=enne o=oh p=pe q=cu r=erre s=esse t=te u=hu v=ve w=doubleve x=ixe y=igrec z=zede',
      ' ')) as pair
  )
  select array(
    select distinct form
    from unnest(answers) as answer
    left join named on named.letter = private.normalize_answer(answer),
      unnest(private.normalize_answer(answer) || private.spoken_forms(answer)
        -- « trois jours » for « dans trois jours », but not the reverse.
        || private.spoken_forms(regexp_replace(answer, '^dans ', '', 'i'))
        || private.joined_forms(private.spoken_words(answer))
        || case when private.has_sign(answer) then '±' end
        || ('@' || named.name) || private.spoken_forms('lettre ' || named.letter)) as form
    where form <> '')
$$;
comment on function private.answer_forms(text[]) is
  'Every form by which these answers are recognised.';

create function private.form_keys(forms text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array(
    select distinct key
    from unnest(forms) as form, unnest(string_to_array(substr(form, 2), ' ')) as key
    where left(form, 1) = '~')
$$;
comment on function private.form_keys(text[]) is 'The phonetic keys of the words of forms.';

create function private.turning_keys() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select private.sound_keys(
    'et ou soit n ne ni pas non nan sans jamais rien aucun aucune guére point nul nulle '
    'nullement personne absence refus impossible négatif négation sauf excepté exception '
    'hormis hors dehors fors apart part autre autres autrement ailleurs lieu place plutot '
    'sinon exclu exclus excluant sinon différent différente différence distinct loin '
    'contraire contrairement opposé opposée inverse inversement envers faux fausse fausses '
    'anti antonyme ancien ancienne pseudo ex mal mauvais mauvaise imitation ennemi '
    'adversaire rival erreur mensonge plus moins mieux pire meilleur inférieur inférieure '
    'supérieur supérieure autant aussi comme pareil tel davantage trop tant peu assez '
    'beaucoup minimum maximum égal sur sous dessus dessous entre parmi vers contre devant '
    'derriére dela deça prés auprés coté autour milieu haut haute bas face proche voisin '
    'travers long bout bord partir malgré selon outre lors depuis pendant durant avant '
    'aprés ensuite veille lendemain jusque jusqu jusqua jusquau dés ilya dici presque '
    'environ quasi quasiment approximativement seul seule seulement uniquement toujours '
    'parfois souvent chaque tous plusieurs quelque certain certains double triple quadruple '
    'moitié demi demie tiers quart fois somme produit partie reste morceau virgule pourcent '
    'fin debut')
$$;
comment on function private.turning_keys() is
  'Phonetic keys of words that turn or limit a sentence: never ignored, even where the question has '
  'them or words that sound like them (rule 12.3).';

create function private.filler_keys(question text, forms text[]) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  turning constant text[] := private.turning_keys();
  -- Those that a question can ask for, before « quoi », « quel », « -t-il »… or at its end
  -- (« Je glisse sur… »), and those that are also nouns (« Combien de côtés… ? »).
  asked constant text[] := private.sound_keys(
    'sur sous entre parmi vers devant derriére depuis pendant avant aprés reste');
  asked_nouns constant text[] := private.sound_keys(
    'coté milieu haut bas face bout bord place lieu part partie reste fois fin debut somme '
    'produit différence erreur personne morceau quart tiers moitié voisin seul');
  -- « Chacun 21 » is another number than 21.
  shared constant text[] := private.sound_keys('chacun chacune');
  month constant text := '(janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre)';
  spoken text[] := private.spoken_words(question);
  said text := ' ' || array_to_string(spoken, ' ')
    || case when question ~ '(?:…|\.\.\.)\s*$' then ' …' else '' end;
  fillers text[] := array(
    select distinct split_part(word, '|', 2) from unnest(spoken) as word
    where position('|' in word) > 0);
  day text[] := '{}'::text[];
begin
  if said ~ ' quel(?:le)?\|\S+ (?:jour|date)\|' or exists (
    select from unnest(forms) as form where form ~ ('^\d+ (' || month || '|decembre)$')
  ) then
    day := '{@day}'::text[];
    if not exists (select from unnest(forms) as form where form ~ ('^\d+ ' || month)) then
      day := '{@day, @month}'::text[];
    end if;
  end if;
  -- A list of the question's words would be right.
  if exists (
    select from unnest(forms) as form
    where left(form, 1) = '~' and string_to_array(substr(form, 2), ' ') <@ fillers
  ) then
    return day;
  end if;
  fillers := array(
    select key from unnest(fillers) as key
    where (key <> all (turning) and (key <> all (shared) or said !~ ' combien\|'))
      or (key = any (asked) and said ~ ('\|' || key || '(?: (?:quoi|quel(?:le)?s?|qui|combien|'
        '(?:le|la|les)quel(?:le)?s?)\|| t\|t (?:ils?|elles?|on)\|| …$)'))
      or (key = any (asked_nouns) and said ~
        (' (?:combien\|\S+ d(?:es?)?|quel(?:le)?s?)\|\S+ \S+\|' || key || '(?: |$)')));
  if said ~ ' (?:dans|en)\|\S+ (?:combien|quel(?:le)?s?)\|' then
    fillers := fillers || 'diSi'::text;
  end if;
  -- « Il y a sept hiboux » answers « Combien de hiboux », but not « Dans combien de jours ».
  if said ~ ' combien\|' and said !~ ' (?:dans|en|avant|apres|depuis|d)\|\S+ combien\|' then
    fillers := fillers || 'ilYa'::text;
  end if;
  return fillers || day;
end $$;
comment on function private.filler_keys(text, text[]) is
  'Phonetic keys of a question''s words that are ignored around an answer (rule 12.3): none where '
  'the question''s words make an answer. « @day » says that a day is asked for, and « @month » that '
  'it is one of December (rule 12.2).';

create function private.stuck_articles() returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select '^(?:cest|c|de|dans|par)?'
    '(?:le|la|les|l|une?|du|des|d|mon|ma|mes|ton|ta|tes|son|sa|ses|aux?|cet|cette)$'
$$;
comment on function private.stuck_articles() is
  'Matches articles and the like that children write as one word with the next (rule 12.1).';

create function private.separate_articles(words text[], keys text[]) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  stuck constant text := private.stuck_articles(); -- computed once a session
  separated text[] := array[]::text[];
  word text;
  plain text;
  ending text;
begin
  foreach word in array words loop
    plain := split_part(word, '|', 1);
    if position('|' in word) > 0 and split_part(word, '|', 2) <> all (keys) then
      for length in 1 .. least(char_length(plain) - 2, 9) loop
        if left(plain, length) ~ stuck then
          ending := substr(plain, length + 1);
          if (private.sound_keys(ending))[1] = any (keys) then
            word := ending || '|' || (private.sound_keys(ending))[1];
            exit;
          end if;
        end if;
      end loop;
    end if;
    separated := separated || word;
  end loop;
  return separated;
end $$;
comment on function private.separate_articles(text[], text[]) is
  'Separates articles and the like that are written as one word with a word of the answer '
  '(« lombre », « cestlechateau »).';

create function private.fillers_for(answer text, fillers text[]) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  part text;
  words text[];
begin
  if coalesce(left(answer, 200) !~ '[,;/+&|\n]', true) then
    return fillers;
  end if;
  foreach part in array regexp_split_to_array(left(answer, 200), '[,;/+&|\n]') loop
    words := private.spoken_words(part);
    if cardinality(words) > 0 then
      words := private.content_words(words);
      if cardinality(words) = 1 and position('|' in words[1]) > 0
        and split_part(words[1], '|', 2) = any (fillers)
      then
        return '{}'::text[];
      end if;
    end if;
  end loop;
  return fillers;
end $$;
comment on function private.fillers_for(text, text[]) is
  'The fillers that are ignored in a text: none where it lists a word of the question as a guess '
  '(« lune, hiver »).';

create function private.with_slash(answer text, fillers text[]) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case when '@day' = any (fillers) then regexp_replace(answer,
    '^([^0-9]*[0-9]{1,2}) ?[ ./‐–-] ?(0?[1-9]|1[0-2])(?: ?[ ./‐–-] ?(?:20)?[0-9]{2})?(?=[^0-9]*$)',
    '\1/\2') else answer end
$$;
comment on function private.with_slash(text, text[]) is
  '« 22.12 », « 22-12 » and « 22 12 » as « 22/12 » where a day is asked for; the year is left out.';

create function private.has_exact_form(
  answer text, words text[], forms text[], fillers text[]
) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  plain text := private.normalize_answer(answer);
begin
  return (plain = any (forms) and private.is_one_number(answer, forms))
    or private.forms_of_words(words, private.fillers_for(answer, fillers)) && forms
    or (cardinality(words) = 1 and '@' || plain = any (forms));
end $$;
comment on function private.has_exact_form(text, text[], text[], text[]) is
  'Whether a text, with its spoken_words, has one of these forms as it is written, or is the name '
  'of a letter.';

create function private.has_form(answer text, forms text[], fillers text[]) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  typed text := private.with_slash(answer, fillers);
  words text[] := private.spoken_words(left(typed, 200));
begin
  return not (private.has_sign(typed) and '±' <> all (forms)) and (
    private.has_exact_form(typed, words, forms, fillers)
    or private.forms_of_words(
      private.separate_articles(words, private.form_keys(forms)),
      private.fillers_for(typed, fillers)) && forms);
end $$;
comment on function private.has_form(text, text[], text[]) is
  'Whether a text has one of these forms; only 200 characters are compared by sound.';

-- Verdict: right, almost or wrong (rule 12.5)

create function private.almost_same(typed text, wanted text) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  most constant integer := case
    when char_length(wanted) < 4 then 0
    when char_length(wanted) < 8 then 1
    else 2
  end;
  before_last integer[];
  last integer[];
  current integer[];
  ours text;
  theirs text;
  least_cost integer;
begin
  if most = 0
    or left(typed, 1) <> left(wanted, 1)
    or abs(char_length(typed) - char_length(wanted)) > most
    or typed || wanted !~ '^[a-z]+$'
  then
    return false;
  end if;
  last := array(select generate_series(0, char_length(wanted)));
  for i in 1 .. char_length(typed) loop
    ours := substr(typed, i, 1);
    current := array[i];
    for j in 1 .. char_length(wanted) loop
      theirs := substr(wanted, j, 1);
      least_cost := least(last[j + 1] + 1, current[j] + 1, last[j] + case
        when ours = theirs then 0
        when position(ours in 'aeiouy') > 0 and position(theirs in 'aeiouy') > 0 then 1
        else 2
      end);
      if i > 1 and j > 1
        and ours = substr(wanted, j - 1, 1) and theirs = substr(typed, i - 1, 1)
      then
        least_cost := least(least_cost, before_last[j - 1] + 1);
      end if;
      current := current || least_cost;
    end loop;
    before_last := last;
    last := current;
  end loop;
  return last[char_length(wanted) + 1] <= most;
end $$;
comment on function private.almost_same(text, text) is
  'Whether a word is one edit from another (two from eight letters up, none below four): a letter '
  'missing, added or swapped with its neighbour, or a vowel for a vowel. Another consonant counts '
  'as two edits. Never the first letter or a number (rule 12.5).';

create function private.compare_answer(answer text, forms text[], fillers text[]) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  given constant text := private.with_slash(answer, fillers);
  plain text := private.normalize_answer(given);
  turning constant text[] := private.turning_keys(); -- computed once a session
  keys text[];
  typed_keys text[];
  words text[];
  unknown text[];
  typed_forms text[];
begin
  if private.has_sign(given) and '±' <> all (forms) then
    return 'wrong';
  elsif plain = any (forms) and private.is_one_number(given, forms) then
    return 'right'; -- before its words are computed
  end if;
  words := private.spoken_words(left(given, 200)); -- like has_form
  keys := private.form_keys(forms);
  unknown := array(
    select split_part(word, '|', 1) from unnest(private.content_words(words)) as word
    where position('|' in word) > 0 and split_part(word, '|', 2) <> all (keys || fillers));
  -- A letter is answered with another one too.
  if exists (select from unnest(forms) as form where left(form, 1) = '@') and exists (
    select from unnest(unknown || array(
      select private.normalize_answer(part)
      from regexp_split_to_table(left(given, 200), E'[.,;/+&|\n]') as part)) as letter
    where letter ~ '^[a-z]$' and letter <> all (forms)
  ) then
    return 'wrong';
  end if;
  if private.has_exact_form(given, words, forms, fillers) then
    return 'right';
  end if;
  -- No word is misspelt, or one is another word of the language (rule 12.7).
  if cardinality(unknown) = 0
    or exists (select from private.other_words where other_words.word = any (unknown))
  then
    return 'wrong';
  end if;
  -- A word that turns the sentence, and is none of the answer's, is no misspelt one.
  typed_keys := array(
    select split_part(word, '|', -1) from unnest(private.content_words(words)) as word);
  if exists (
    select from unnest(typed_keys) as key
    where key = any (turning) and key <> all (keys)
  ) then
    return 'wrong';
  end if;
  typed_forms := private.forms_of_words(
    private.separate_articles(words, keys), private.fillers_for(given, fillers));
  if typed_forms && forms
    or array(
      select private.loose_keys(substr(form, 2)) from unnest(typed_forms) as form
      where left(form, 1) = '~'
    ) && array(
      select private.loose_keys(substr(form, 2)) from unnest(forms) as form
      where left(form, 1) = '~')
    or private.joined_forms(words) && forms
  then
    return 'right';
  end if;
  -- Nor is a whole answer with another word, or with letters before it.
  if exists (
    select from unnest(forms) as form
    where left(form, 1) = '~' and string_to_array(substr(form, 2), ' ') <@ typed_keys
  ) or exists (
    select from unnest(plain || typed_forms) as typed, unnest(forms) as form
    where char_length(form) > 2 and right(substr(typed, 3), char_length(form)) = form
  ) then
    return 'wrong';
  end if;
  -- almost_same ignores phonetic forms (tilde). The cheap tests come first.
  return case when exists (
    select from unnest(plain || typed_forms) as typed, unnest(forms) as wanted
    where left(typed, 1) = left(wanted, 1)
      and abs(char_length(typed) - char_length(wanted)) <= 2
      and private.almost_same(typed, wanted)
  ) then 'almost' else 'wrong' end;
end $$;
comment on function private.compare_answer(text, text[], text[]) is
  'Verdict, « right », « almost » or « wrong », given the accepted forms (answer_forms) and '
  'ignored words (filler_keys).';
