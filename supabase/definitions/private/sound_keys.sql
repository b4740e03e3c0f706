CREATE OR REPLACE FUNCTION private.sound_keys(words text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
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
end $function$;
COMMENT ON FUNCTION private.sound_keys(text) IS 'A phonetic key (French) for each word (rule 12.1); words of one or two letters, or of one sound, keep their spelling. Expects lower-case letters, « é », « ç » and digits between single spaces.';
