CREATE OR REPLACE FUNCTION private.is_rude(name text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  folded text := regexp_replace(private.folded_name(name), '([a-z])\1\1+', '\1', 'g');
  -- Words of the dictionary, first names, surnames and towns that hold a refused word.
  innocents constant text := 'merdrignac|salopette|salopez|pique ?nique|'
    '\m(?:bitche|bitchois(?:es?)?|pornic(?:het)?|bitt?err?ois(?:es?)?|lacepedes?|boucheporn|ash?k[ei]nazis?|eskenazis?|saligos|adolphin[ea]|adolphie|'
    'salopek|niggeler|le ?merdy|conations?|mort ?aux ?rats|'
    'morteaux ?couliboeuf|antinazis?|amuse ?gueules?|gueules? ?de ?loup|culs? ?de ?sacs?|gratte ?culs?|bosc ?bordel|'
    'saint ?merd(?: ?de ?lapleau| ?les ?oussines| ?la ?breuille)?|saint ?germer ?de ?fly|'
    'saint ?rigomer ?des ?bois|conne ?de ?labarde|viols ?(?:en ?laval|le ?fort)|'
    'cons ?(?:la ?grandville|sainte ?colombe)|'
    '(?:ferte|epiez|montigny|viviers|olizy|[a-z]*ferte) ?sur ?chiers|'
    '(?:nousseviller|rohrbach|saint ?louis) ?les ?bitche)\M';
  variants text;
  words text[];
  sounds text[];
  whole text;
begin
  -- As written, without punctuation, and with separated letters joined; numbers are dropped.
  variants := concat_ws(' ',
    folded,
    regexp_replace(folded, '[^a-z0-9 ]', '', 'g'),
    regexp_replace(folded, '\m([a-z0-9])[^a-z0-9]+(?=[a-z0-9]\M)', '\1', 'g'));
  variants := regexp_replace(variants, '[^a-z0-9]+', ' ', 'g');
  variants := regexp_replace(variants, '\m[0-9]+\M', '', 'g');
  if variants ~ '[0-9]' then -- digits as look-alike letters, or removed
    variants := concat_ws(' ',
      translate(variants, '01345789', 'oieastbg'),
      translate(variants, '01345789', 'oleastbg'),
      translate(variants, '0123456789', ''));
  end if;
  variants := regexp_replace(variants, innocents, ' ', 'g');
  words := array(
    select distinct form
    from string_to_table(variants, ' ') as word,
      -- « gros » and the like before it; a letter doubled.
      regexp_replace(word, '^((gros|grosse|petite?|sale|vieux|vieille|jeune|super|mega|trop|'
        'grande?|roi|fils|bande|espece|tete|face)(d[eu]s?)?)+', '') as bare,
      regexp_replace(bare, '([a-z])\1', '\1', 'g') as single,
      unnest(array[word, bare, case when char_length(single) >= 4 then single end]) as said,
      unnest(array[said, regexp_replace(said, 's$', '')]) as form
    where form <> '');
  sounds := private.sound_keys(array_to_string(words, ' '));
  whole := regexp_replace(
    regexp_replace(regexp_replace(folded, '[^a-z0-9]+', ' ', 'g'), innocents, ' ', 'g'),
    '[^a-z]', '', 'g');
  return private.is_joined_insult(words || whole) or exists (
    select from private.refused_words as refused
    where refused.word = any (words)
      or (char_length(refused.word) >= 5 and reverse(refused.word) = any (words || whole))
      or (char_length(refused.word) >= 6 and refused.word = whole)
      or (char_length(refused.sound) >= 5 and refused.sound = any (sounds))
      or (refused.inside and (
        exists (select from unnest(words) as word where position(refused.word in word) > 0)
        or (char_length(refused.sound) >= 5 and exists (
          select from unnest(sounds) as said where position(refused.sound in said) > 0)))))
    or variants ~ '\mpute(?!aux|al|ol|r)'
    -- Hatred of a group, in one word or several.
    or whole ~ ('sales?(juif|juive|arabe|noir|blanc|chinois|gitan|manouche|roms|musulman|gay|homo|'
      'trans|lesb|handicap|roux|rousse|beur|polak|turc|asiat|africain|negr)|mort(e|s)?aux|'
      'anti(juif|arabe|noir|gay|musulman)|nazi(fan|boy|man|du|de|s?$)');
end $function$;
COMMENT ON FUNCTION private.is_rude(text) IS 'Whether a name contains a refused word: disguised, misspelt, joined to others or by its sound.';
