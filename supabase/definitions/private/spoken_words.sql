CREATE OR REPLACE FUNCTION private.spoken_words(raw text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
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
end $function$;
COMMENT ON FUNCTION private.spoken_words(text) IS 'The words of a text as « spelling|phonetic key », or digits for a number (#1 for « un », also an article).';
