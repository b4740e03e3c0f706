CREATE OR REPLACE FUNCTION private.filler_keys(question text, forms text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
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
end $function$;
COMMENT ON FUNCTION private.filler_keys(text,text[]) IS 'Phonetic keys of a question''s words that are ignored around an answer (rule 12.3): none where the question''s words make an answer. « @day » says that a day is asked for, and « @month » that it is one of December (rule 12.2).';
