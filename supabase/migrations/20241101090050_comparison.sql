-- The forms by which answers are compared (rules 12, decision 0011).

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

create function private.content_words(words text[]) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  -- Words ignored around an answer. None of them turns or limits a sentence.
  small constant text[] := '{le, la, les, l, un, une, des, du, de, d, au, aux, ce, cet, cette, ces,
    c, je, j, tu, il, elle, on, nous, vous, ils, elles, me, m, te, t, se, s, lui, leur, leurs, y,
    en, moi, toi, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, suis, es, est,
    sommes, etes, sont, etait, ai, as, a, ont, avons, avez, ya, cest, jai, dan, faut, dois, doit,
    dans, par, pour, chez, avec, que, qu, qui, voici, voila, oui, peut, etre, donc, numero,
    reponse, solution, mot, crois, pense, trouve}'::text[];
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
      -- A letter of its own: the last word, or beside another one (« A, B »).
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

create function private.forms_of_words(words text[], fillers text[]) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  kept text[];
  without_fillers text[];
begin
  if cardinality(words) = 0 then
    return '{}'::text[];
  end if;
  kept := private.content_words(words);
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
comment on function private.forms_of_words(text[], text[]) is
  'The forms of words from spoken_words: without small words, and also without the fillers.';

create function private.spoken_forms(raw text, fillers text[] default '{}') returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select private.forms_of_words(private.spoken_words(raw), fillers) $$;
comment on function private.spoken_forms(text, text[]) is
  'The forms of a text (rules 12.1 to 12.4): its words without small words (and without the '
  'fillers), by spelling and by phonetic key. Texts that share a form are one answer.';

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
      unnest(private.normalize_answer(answer) || private.spoken_forms(answer) || ('@' || named.name)
        || private.spoken_forms('lettre ' || named.letter)) as form
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

create function private.filler_keys(question text, forms text[]) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  -- Words that turn or limit a sentence, compared by phonetic key: never ignored, even where the
  -- question has one of them or a word that sounds like one.
  turning constant text[] := private.sound_keys(
    'et ou soit n ne ni pas non nan sans sauf jamais rien aucun aucune guére point plus moins trop '
    'peu presque environ vers avant aprés depuis pendant jusque jusqu jusqua jusquau '
    'dessus dessous devant derriére contre hors excepté hormis autre autres seulement '
    'plutot contraire inverse opposé faux fausse fausses double triple moitié demi demie '
    'tiers quart ilya');
  spoken text[] := private.spoken_words(question);
  fillers text[] := array(
    select distinct split_part(word, '|', 2) from unnest(spoken) as word
    where position('|' in word) > 0);
begin
  -- A list of the question's words would be right.
  if exists (
    select from unnest(forms) as form
    where left(form, 1) = '~' and string_to_array(substr(form, 2), ' ') <@ fillers
  ) then
    return '{}'::text[];
  end if;
  fillers := array(select key from unnest(fillers) as key where key <> all (turning));
  -- « Il y a sept hiboux » answers « Combien de hiboux », but not « Dans combien de jours ».
  if ' ' || array_to_string(spoken, ' ') ~ ' combien\|'
    and ' ' || array_to_string(spoken, ' ') !~ ' (?:dans|en|avant|apres|depuis|d)\|\S+ combien\|'
  then
    fillers := fillers || 'ilYa'::text;
  end if;
  return fillers;
end $$;
comment on function private.filler_keys(text, text[]) is
  'Phonetic keys of a question''s words that are ignored around an answer (rule 12.3): none where '
  'the question''s words make an answer.';

create function private.separate_articles(words text[], keys text[]) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  stuck constant text := '^(?:cest|c|de|dans|par)?'
    '(?:le|la|les|l|une?|du|des|d|mon|ma|mes|ton|ta|tes|son|sa|ses|aux?|cet|cette)$';
  separated text[] := array[]::text[];
  word text;
  plain text;
  ending text;
begin
  foreach word in array words loop
    plain := split_part(word, '|', 1);
    if position('|' in word) > 0 and split_part(word, '|', 2) <> all (keys) then
      for length in 1 .. least(char_length(plain) - 3, 9) loop
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

create function private.has_exact_form(
  answer text, words text[], forms text[], fillers text[]
) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  plain text := private.normalize_answer(answer);
begin
  return plain = any (forms)
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
  words text[] := private.spoken_words(left(answer, 200));
begin
  return private.has_exact_form(answer, words, forms, fillers)
    or private.forms_of_words(
      private.separate_articles(words, private.form_keys(forms)),
      private.fillers_for(answer, fillers)) && forms;
end $$;
comment on function private.has_form(text, text[], text[]) is
  'Whether a text has one of these forms; only 200 characters are compared by sound.';
