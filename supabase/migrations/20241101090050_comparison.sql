-- Comparison of answers by words and French pronunciation (rules 12, decision 0011).
-- src/lib mirrors this file; supabase/tests/comparison.test.ts compares the two.

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
  sound := regexp_replace(sound, '(?<= )ceur(?=s? )', 'keur', 'g');
  sound := regexp_replace(sound, 'ch(?=[rln]|oeu|oral|estr|os? )', 'k', 'g');
  sound := regexp_replace(sound, 's?ch|sh', 'C', 'g');
  sound := replace(sound, 'ph', 'f');
  sound := replace(sound, 'h', '');
  sound := replace(sound, 'aisson', 'aison');
  sound := regexp_replace(sound, 's?c(?=[eiyé])|ç|ss', 'S', 'g');
  sound := regexp_replace(sound, '(?<!s)tion(?=s? )', 'Sion', 'g');
  sound := regexp_replace(sound, '(?<=[mn])[bcg]s?(?= )', '', 'g');
  sound := regexp_replace(sound, 'c?qu?|c', 'k', 'g');
  sound := regexp_replace(sound, '(?<=[aeiouyé])s(?=[aeiouyé])', 'z', 'g');
  sound := replace(sound, 'oeu', 'eu');
  sound := replace(sound, 'oeil', 'euil');
  sound := replace(sound, 'gn', 'N');
  sound := regexp_replace(sound, 'ge(?=[ao])|g(?=[eiyé])', 'j', 'g');
  sound := regexp_replace(sound, 'gu(?=[eiyé])', 'g', 'g');
  sound := regexp_replace(sound, '(?<= [nsS]er)fs?(?= )', '', 'g');
  sound := regexp_replace(sound,
    '(?:e[tz]|(?<=i)ed|(?<! enf| kuill)(?<=[a-zéA-Z]{3})er)s?(?= )', 'é', 'g');
  sound := regexp_replace(sound,
    '(?<=[a-zéA-Z]{2})(?:(?:[gp]?t|d|p)[sx]?|[sx])(?= )', '', 'g');
  sound := replace(sound, 'eau', 'o');
  sound := replace(sound, 'au', 'o');
  sound := replace(sound, 'ou', 'U');
  sound := replace(sound, 'eu', 'Q');
  sound := regexp_replace(sound,
    '(?<=[aeéUQ])il(?:l|(?= ))|(?<=[UQ])il(?=e )|(?<!o)y(?=e )', 'Y', 'g');
  sound := regexp_replace(sound, '(?<! [vm])ill(?=[aeéio])', 'iY', 'g');
  sound := regexp_replace(sound, 'oin(?![aeiouyénmUQ])', 'wI', 'g');
  sound := replace(sound, 'oi', 'wa');
  sound := replace(sound, 'oy', 'wa');
  sound := regexp_replace(sound, '(?<=[iyé])en(?![aeiouyénmUQ])', 'I', 'g');
  sound := regexp_replace(sound, '[ae]?[iyu][nm](?![aeiouyénmUQ])', 'I', 'g');
  sound := regexp_replace(sound, '[ae][nm](?![aeiouyénmUQIO])', 'A', 'g');
  sound := regexp_replace(sound, 'o[nm](?![aeiouyénmUQAI])', 'O', 'g');
  sound := regexp_replace(sound, '(?<=[a-zéA-Z])e(?= )', '', 'g');
  sound := regexp_replace(sound, '[ae]i|[aeé]y|é', 'e', 'g');
  sound := regexp_replace(sound, '[iy](?=[aeouAIOUQ])', 'Y', 'g');
  sound := replace(sound, 'iY', 'Y');
  sound := replace(sound, 'nY', 'N');
  -- Children confuse « s » and « ss »: distinguished only where it changes the word.
  sound := regexp_replace(sound,
    '(?<=[aeiouUQ])(?:(?<! (?:pwa|de|kU|ba|ka|ru|dU|tre|se|be))z|z(?!(?:O|er|I|in|e)? ))', 'S', 'g');
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
  'spaces. Mirrored by src/lib/soundKeys.ts.';

create function private.spoken_words(raw text) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  -- Number words by spelling or, from three sounds up, by phonetic key.
  numbers constant jsonb := '{"zero":0, "un":1, "une":1, "deux":2, "deu":2, "trwa":3, "katr":4,
    "SIk":5, "cinc":5, "six":6, "sept":7, "set":7, "huit":8, "uit":8, "nQf":9, "dix":10, "onze":11,
    "dUz":12, "trez":13, "katorz":14, "kIz":15, "sez":16, "Sez":16, "vingt":20, "vingts":20,
    "vint":20, "trAt":30, "karAt":40, "SIkAt":50, "SwakSAt":60, "SwaSAt":60, "SeptAt":70,
    "uitAt":80, "oktAt":80, "nonAt":90, "cent":100, "cents":100, "mil":1000}'::jsonb;
  romans constant text[] := '{i, ii, iii, iv, v, vi, vii, viii, ix, x, xi, xii, xiii, xiv, xv, xvi,
    xvii, xviii, xix, xx, xxi, xxii, xxiii, xxiv, xxv, xxvi, xxvii, xxviii, xxix, xxx,
    xxxi}'::text[];
  months constant text[] := '{janvier, fevrier, mars, avril, mai, juin, juillet, aout, septembre,
    octobre, novembre, decembre}'::text[];
  input text := left(coalesce(raw, ''), 1000);
  date text[];
  words text[];
  keys text[];
  plain text;
  number text;
  roman integer;
  spoken text := '';
begin
  if position('/' in input) > 0 then
    date := regexp_match(input, '(?<!\d)((\d{1,2})/0?([1-9]|1[0-2])(?:/\d{2,4})?)(?![\d/])');
    if date is not null then
      input := overlay(input placing date[2] || ' ' || months[date[3]::integer]
        from position(date[1] in input) for char_length(date[1]));
    end if;
  end if;
  input := replace(replace(replace(replace(replace(
    input, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss');
  input := replace(lower(normalize(input, nfkd)), 'n°', 'numero ');
  input := replace(input, U&'c\0327', 'ç');
  input := regexp_replace(input, 'e[\u0300-\u036f]+', 'é', 'g');
  input := regexp_replace(input, '[\u0300-\u036f]+', '', 'g');
  input := regexp_replace(input,
    '[^a-zéç0-9]+|(?<=[0-9])(?=[a-zéç])|(?<=[a-zéç])(?=[0-9])', ' ', 'g');
  if input ~ '[0-9]' then
    input := regexp_replace(input, '(?<=[0-9]) (?=[0-9]{3}(?: |$))', '', 'g');
    input := regexp_replace(input, '(?<![0-9])0+(?=[0-9])', '', 'g');
  end if;
  input := btrim(input);
  words := string_to_array(input, ' ');
  keys := private.sound_keys(input);
  for place in 1 .. cardinality(words) loop
    plain := translate(words[place], 'éç', 'ec');
    number := coalesce(numbers ->> plain, numbers ->> keys[place]);
    roman := case when char_length(plain) > 1 then array_position(romans, plain) end;
    spoken := spoken || case
      when number is not null then '#' || number
      when roman is not null then roman::text
      when plain ~ '^[0-9]' then plain
      else plain || '|' || keys[place]
    end || ' ';
  end loop;
  if spoken ~ '#\d+ (et\|et )?#' then -- a number of several words
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
  'The words of a text as « spelling|phonetic key », or digits for a number (#1 for « un », also '
  'an article). Mirrored by src/lib/answerForms.ts, like the functions below.';

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

create function private.spoken_forms(raw text, fillers text[] default '{}') returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  -- Words ignored around an answer; none that changes its meaning (ne, sans, sous, sur, avant…).
  small constant text[] := '{le, la, les, l, un, une, des, du, de, d, au, aux, ce, cet, cette, ces,
    c, je, j, tu, il, elle, on, nous, vous, ils, elles, me, m, te, t, se, s, lui, leur, leurs, y,
    en, moi, toi, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, suis, es, est,
    sommes, etes, sont, etait, ai, as, a, ont, avons, avez, ya, cest, faut, dois, doit, dans, par,
    pour, chez, vers, avec, que, qu, qui, voici, voila, oui, peut, etre, donc, numero, reponse,
    solution, mot, crois, pense, trouve}'::text[];
  words text[] := private.spoken_words(raw);
  kept text[];
  without_fillers text[];
begin
  if cardinality(words) = 0 then
    return '{}'::text[];
  end if;
  -- A single letter at the end is not an elision but the answer (« la lettre D »).
  kept := array(
    select word from unnest(words) with ordinality as list (word, place)
    where word <> '#1' and (
      split_part(word, '|', 1) <> all (small)
      or (place = cardinality(words) and word ~ '^[cdjlmst]\|'))
    order by place);
  if cardinality(kept) = 0 then
    kept := case when '#1' = any (words) then '{1}'::text[] else words end;
  end if;
  if cardinality(fillers) > 0 then
    without_fillers := array(
      select word from unnest(kept) with ordinality as list (word, place)
      where position('|' in word) = 0 or split_part(word, '|', 2) <> all (fillers)
      order by place);
    if cardinality(without_fillers) between 1 and cardinality(kept) - 1 then
      return private.word_forms(kept) || private.word_forms(without_fillers);
    end if;
  end if;
  return private.word_forms(kept);
end $$;
comment on function private.spoken_forms(text, text[]) is
  'The forms of a text (rules 12.1 to 12.4): its words without small words (and without the '
  'fillers), by spelling and by phonetic key. Texts that share a form are one answer.';

create function private.answer_forms(answers text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array(
    select distinct form
    from unnest(answers) as answer,
      unnest(private.normalize_answer(answer) || private.spoken_forms(answer)) as form
    where form <> '')
$$;
comment on function private.answer_forms(text[]) is
  'Every form by which these answers are recognised.';

create function private.filler_keys(question text, forms text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array(
    select distinct split_part(word, '|', 2) from unnest(private.spoken_words(question)) as word
    where position('|' in word) > 0
      and split_part(word, '|', 1) <> all ('{n, ne, ni, pas, sans, sauf, non, jamais}')
      and '~' || split_part(word, '|', 2) <> all (forms))
$$;
comment on function private.filler_keys(text, text[]) is
  'Phonetic keys of a question''s words that are ignored around an answer (rule 12.3).';

create function private.has_form(answer text, forms text[], fillers text[]) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return private.normalize_answer(answer) = any (forms)
    or private.spoken_forms(left(answer, 200), fillers) && forms;
end $$;
comment on function private.has_form(text, text[], text[]) is
  'Whether a text has one of these forms; only 200 characters are compared by sound.';
