CREATE OR REPLACE FUNCTION private.filler_keys(question text, forms text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
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
end $function$;
COMMENT ON FUNCTION private.filler_keys(text,text[]) IS 'Phonetic keys of a question''s words that are ignored around an answer (rule 12.3): none where the question''s words make an answer.';
