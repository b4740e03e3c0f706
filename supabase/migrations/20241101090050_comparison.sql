-- Why: an answer is judged as a kind adult would (decision 0011): by what it says and how it sounds, not by its spelling. The forms of
-- accepted answers are stored beside them, so that an answer costs one comparison; src/lib mirrors every function.

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
  'What is compared of an answer: letters and digits, without case, accents, ligatures, white space, apostrophes, hyphens or '
  'punctuation (rule 3.3, decision 0002). Mirrored by src/lib/normalizeAnswer.ts; a test compares the two.';

create function private.normalize_answers(raw text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array(select private.normalize_answer(answer) from unnest(raw) as answer) $$;
comment on function private.normalize_answers(text[]) is 'normalize_answer over a list, in its order.';

create function private.sound_keys(words text) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  heard text := ' ' || words || ' ';
begin
  heard := regexp_replace(heard, '(?<= )ceur(?=s? )', 'keur', 'g');
  heard := regexp_replace(heard, 'ch(?=[rln]|oeu|oral|estr|os? )', 'k', 'g');
  heard := regexp_replace(heard, 's?ch|sh', 'C', 'g');
  heard := replace(heard, 'ph', 'f');
  heard := replace(heard, 'h', '');
  heard := replace(heard, 'aisson', 'aison');
  heard := regexp_replace(heard, 's?c(?=[eiyé])|ç|ss', 'S', 'g');
  heard := regexp_replace(heard, '(?<!s)tion(?=s? )', 'Sion', 'g');
  heard := regexp_replace(heard, '(?<=[mn])[bcg]s?(?= )', '', 'g');
  heard := regexp_replace(heard, 'c?qu?|c', 'k', 'g');
  heard := regexp_replace(heard, '(?<=[aeiouyé])s(?=[aeiouyé])', 'z', 'g');
  heard := replace(heard, 'oeu', 'eu');
  heard := replace(heard, 'oeil', 'euil');
  heard := replace(heard, 'gn', 'N');
  heard := regexp_replace(heard, 'ge(?=[ao])|g(?=[eiyé])', 'j', 'g');
  heard := regexp_replace(heard, 'gu(?=[eiyé])', 'g', 'g');
  heard := regexp_replace(heard, '(?<= [nsS]er)fs?(?= )', '', 'g');
  heard := regexp_replace(heard, '(?:e[tz]|(?<=i)ed|(?<! enf| kuill)(?<=[a-zéA-Z]{3})er)s?(?= )', 'é', 'g');
  heard := regexp_replace(heard, '(?<=[a-zéA-Z]{2})(?:(?:[gp]?t|d|p)[sx]?|[sx])(?= )', '', 'g');
  heard := replace(heard, 'eau', 'o');
  heard := replace(heard, 'au', 'o');
  heard := replace(heard, 'ou', 'U');
  heard := replace(heard, 'eu', 'Q');
  heard := regexp_replace(heard, '(?<=[aeéUQ])il(?:l|(?= ))|(?<=[UQ])il(?=e )|(?<!o)y(?=e )', 'Y', 'g');
  heard := regexp_replace(heard, '(?<! [vm])ill(?=[aeéio])', 'iY', 'g');
  heard := regexp_replace(heard, 'oin(?![aeiouyénmUQ])', 'wI', 'g');
  heard := replace(heard, 'oi', 'wa');
  heard := replace(heard, 'oy', 'wa');
  heard := regexp_replace(heard, '(?<=[iyé])en(?![aeiouyénmUQ])', 'I', 'g');
  heard := regexp_replace(heard, '[ae]?[iyu][nm](?![aeiouyénmUQ])', 'I', 'g');
  heard := regexp_replace(heard, '[ae][nm](?![aeiouyénmUQIO])', 'A', 'g');
  heard := regexp_replace(heard, 'o[nm](?![aeiouyénmUQAI])', 'O', 'g');
  heard := regexp_replace(heard, '(?<=[a-zéA-Z])e(?= )', '', 'g');
  heard := regexp_replace(heard, '[ae]i|[aeé]y|é', 'e', 'g');
  heard := regexp_replace(heard, '[iy](?=[aeouAIOUQ])', 'Y', 'g');
  heard := replace(heard, 'iY', 'Y');
  heard := replace(heard, 'nY', 'N');
  -- Children write one s for two, and two for one: told apart only where another word would be said.
  heard := regexp_replace(heard, '(?<=[aeiouUQ])(?:(?<! (?:pwa|de|kU|ba|ka|ru|dU|tre|se|be))z|z(?!(?:O|er|I|in|e)? ))', 'S', 'g');
  heard := replace(heard, 's', 'S');
  heard := replace(heard, 'y', 'i');
  heard := replace(heard, 'x', 'kS');
  heard := regexp_replace(heard, '([a-zA-Z])\1+', '\1', 'g');
  return array(
    select case when char_length(word) < 3 or char_length(key) < 2 then translate(word, 'éç', 'ec') else key end
    from unnest(string_to_array(words, ' '), string_to_array(substr(heard, 2, char_length(heard) - 2), ' '))
      with ordinality as pairs (word, key, place) order by place);
end $$;
comment on function private.sound_keys(text) is
  'How each word sounds in French, spelling apart (rule 12.1); a word of one or two letters, or of one sound, stays as it is written. '
  'Takes small letters, « é », « ç » and digits between single spaces. Mirrored by src/lib/soundKeys.ts.';

create function private.spoken_words(raw text) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  -- Numbers as they are written or, from three sounds up, heard.
  numbers constant jsonb := '{"zero":0, "un":1, "une":1, "deux":2, "deu":2, "trwa":3, "katr":4, "SIk":5, "cinc":5, "six":6, "sept":7, "set":7,
    "huit":8, "uit":8, "nQf":9, "dix":10, "onze":11, "dUz":12, "trez":13, "katorz":14, "kIz":15, "sez":16, "Sez":16,
    "vingt":20, "vingts":20, "vint":20, "trAt":30, "karAt":40, "SIkAt":50, "SwakSAt":60, "SwaSAt":60, "SeptAt":70,
    "uitAt":80, "oktAt":80, "nonAt":90, "cent":100, "cents":100, "mil":1000}'::jsonb;
  romans constant text[] := '{i, ii, iii, iv, v, vi, vii, viii, ix, x, xi, xii, xiii, xiv, xv, xvi, xvii, xviii, xix, xx, xxi, xxii, xxiii,
    xxiv, xxv, xxvi, xxvii, xxviii, xxix, xxx, xxxi}'::text[];
  months constant text[] := '{janvier,fevrier,mars,avril,mai,juin,juillet,aout,septembre,octobre,novembre,decembre}'::text[];
  said text := left(coalesce(raw, ''), 1000);
  date text[];
  words text[];
  keys text[];
  plain text;
  number text;
  roman integer;
  spoken text := '';
begin
  if position('/' in said) > 0 then
    date := regexp_match(said, '(?<!\d)((\d{1,2})/0?([1-9]|1[0-2])(?:/\d{2,4})?)(?![\d/])');
    if date is not null then
      said := overlay(said placing date[2] || ' ' || months[date[3]::integer] from position(date[1] in said) for char_length(date[1]));
    end if;
  end if;
  said := replace(lower(normalize(
    replace(replace(replace(replace(replace(said, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'), nfkd)), 'n°', 'numero ');
  said := regexp_replace(regexp_replace(replace(said, U&'c\0327', 'ç'), 'e[\u0300-\u036f]+', 'é', 'g'), '[\u0300-\u036f]+', '', 'g');
  said := regexp_replace(said, '[^a-zéç0-9]+|(?<=[0-9])(?=[a-zéç])|(?<=[a-zéç])(?=[0-9])', ' ', 'g');
  if said ~ '[0-9]' then
    said := regexp_replace(regexp_replace(said, '(?<=[0-9]) (?=[0-9]{3}(?: |$))', '', 'g'), '(?<![0-9])0+(?=[0-9])', '', 'g');
  end if;
  said := btrim(said);
  words := string_to_array(said, ' ');
  keys := private.sound_keys(said);
  for place in 1 .. cardinality(words) loop
    plain := translate(words[place], 'éç', 'ec');
    number := coalesce(numbers ->> plain, numbers ->> keys[place]);
    roman := case when char_length(plain) > 1 then array_position(romans, plain) end;
    spoken := spoken || case when number is not null then '#' || number when roman is not null then roman::text
      when plain ~ '^[0-9]' then plain else plain || '|' || keys[place] end || ' ';
  end loop;
  if spoken ~ '#\d+ (et\|et )?#' then -- said in several words
    spoken := regexp_replace(spoken, '#4 #20(?= )', '#80', 'g');
    spoken := regexp_replace(spoken, '(?<=#[2-6]0 )et\|et (?=#11? )', '', 'g');
    spoken := regexp_replace(spoken, '#10 #([789])(?= )', '#1\1', 'g');
    spoken := regexp_replace(spoken, '#60 #1(\d)(?= )', '#7\1', 'g');
    spoken := regexp_replace(spoken, '#80 #1(\d)(?= )', '#9\1', 'g');
    spoken := regexp_replace(spoken, '#([2-9])0 #([1-9])(?= )', '#\1\2', 'g');
    spoken := regexp_replace(spoken, '#([2-9]) #100(?= )', '#\100', 'g');
    spoken := regexp_replace(spoken, '#([1-9])00 #(\d\d)(?= )', '#\1\2', 'g');
    spoken := regexp_replace(spoken, '#([1-9])00 #(\d)(?= )', '#\10\2', 'g');
  end if;
  return string_to_array(regexp_replace(rtrim(spoken), '#(?!1(?: |$))', '', 'g'), ' ');
end $$;
comment on function private.spoken_words(text) is
  'The words of a text, each « written|heard », or a number''s digits, however it is written (#1 for « un », which is an article too). '
  'A date says its month. Mirrored by src/lib/answerForms.ts, as the functions below.';

create function private.word_forms(words text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array[
    string_agg(split_part(word, '|', 1), case when array_to_string(words, '') ~ '[0-9]' then ' ' else '' end order by place),
    '~' || string_agg(split_part(word, '|', -1), ' ' order by place)]
  from unnest(words) with ordinality as list (word, place)
$$;
comment on function private.word_forms(text[]) is 'Words of spoken_words as they are written, then as they sound (after a tilde).';

create function private.spoken_forms(raw text, fillers text[] default '{}') returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  -- Words that may stand around an answer; those that turn a sentence round (ne, sans, sous, sur, avant…) are none of them.
  small constant text[] := '{le, la, les, l, un, une, des, du, de, d, au, aux, ce, cet, cette, ces, c, je, j, tu, il, elle, on, nous, vous, ils,
    elles, me, m, te, t, se, s, lui, leur, leurs, y, en, moi, toi, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, nos,
    votre, vos, suis, es, est, sommes, etes, sont, etait, ai, as, a, ont, avons, avez, ya, cest, faut, dois, doit, dans,
    par, pour, chez, vers, avec, que, qu, qui, voici, voila, oui, peut, etre, donc, numero, reponse, solution, mot, crois,
    pense, trouve}'::text[];
  words text[] := private.spoken_words(raw);
  kept text[];
  beyond text[];
begin
  if cardinality(words) = 0 then
    return '{}'::text[];
  end if;
  -- What ends a text is no elision: a single letter there is the answer (« la lettre D »).
  kept := array(select word from unnest(words) with ordinality as list (word, place)
    where word <> '#1' and (split_part(word, '|', 1) <> all (small) or (place = cardinality(words) and word ~ '^[cdjlmst]\|'))
    order by place);
  if cardinality(kept) = 0 then
    kept := case when '#1' = any (words) then '{1}'::text[] else words end;
  end if;
  if cardinality(fillers) > 0 then
    beyond := array(select word from unnest(kept) with ordinality as list (word, place)
      where position('|' in word) = 0 or split_part(word, '|', 2) <> all (fillers) order by place);
    if cardinality(beyond) between 1 and cardinality(kept) - 1 then
      return private.word_forms(kept) || private.word_forms(beyond);
    end if;
  end if;
  return private.word_forms(kept);
end $$;
comment on function private.spoken_forms(text, text[]) is
  'What is compared of a text besides its letters (rules 12.1 to 12.4): its words without the small ones, as they are written and as '
  'they sound; with the keys of a question''s words, the same without those too. Two texts that share a form are one answer.';

create function private.answer_forms(answers text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array(select distinct form from unnest(answers) as answer,
    unnest(private.normalize_answer(answer) || private.spoken_forms(answer)) as form where form <> '')
$$;
comment on function private.answer_forms(text[]) is 'Everything by which these answers are recognised.';

create function private.filler_keys(question text, forms text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array(select distinct split_part(word, '|', 2) from unnest(private.spoken_words(question)) as word
    where position('|' in word) > 0 and split_part(word, '|', 1) <> all ('{n, ne, ni, pas, sans, sauf, non, jamais}')
      and '~' || split_part(word, '|', 2) <> all (forms))
$$;
comment on function private.filler_keys(text, text[]) is
  'The words of a question that may stand around an answer to it, as they sound: neither a number, nor a negation, nor an answer.';

create function private.has_form(answer text, forms text[], fillers text[]) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$ begin return private.normalize_answer(answer) = any (forms) or private.spoken_forms(left(answer, 200), fillers) && forms; end $$;
comment on function private.has_form(text, text[], text[]) is
  'Whether a text is one of the answers that these forms recognise; what is written as it is accepted is found first, '
  'and no more than two hundred characters are heard.';
