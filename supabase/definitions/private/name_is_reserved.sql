CREATE OR REPLACE FUNCTION private.name_is_reserved(name text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  -- As skeletons (private.name_skeleton): « l » and « 1 » are « i ».
  roles text := 'admins?|administrat(?:eur|rice)s?|moderat(?:eur|rice|or)s?|modos?|webmasters?|'
    'webmestres?|support|staff|officie(?:i|is|iie|iies)|officiai';
  titles text := 'equipe|team|gens|membre|maitre(?:sse)?|createur|creatrice|concepteur|conceptrice|'
    'auteure?|autrice|chef(?:fe)?|patron(?:ne)?|directeur|directrice|responsabie|gerante?|'
    'proprietaire|organisateur|organisatrice|editeur|editrice|deveioppeu(?:r|se)|'
    'animateur|animatrice|arbitre|service|boss|direction|assistance|aide|secretaire|jury|juge|'
    'bot|robot|iiiustrateur|iiiustratrice';
  places text := 'jeu|site|piateforme|concours|moderation|administration|organisation|support|'
    'escape ?noei';
  -- The publisher's first word alone: « Équipe Plume », but not « Équipe Plume et Encre ».
  publisher text := 'piume(?: ?off(?:iciei(?:ie)?)?)?$';
  articles text := 'ie|ia|ies|i|un|une|de|du|d|ce|cette|notre|super|the|moi|mon|je|suis';
  version text;
  said text;
  whole text;
begin
  foreach version in array array[
    name, translate(name, '0123456789', ''), translate(name, '!', 'i')] loop
    -- « AdminAlice » has two words.
    said := (
      select string_agg(private.name_skeleton(word), ' ' order by place)
      from regexp_split_to_table(
        regexp_replace(version, '([[:lower:]])([[:upper:]])', '\1 \2', 'g'),
        '[ ''’ʼ.,!?&+_·°‐-]+') with ordinality as words (word, place)
      where word <> '');
    whole := private.name_skeleton(version);
    if whole ~ ('piumes?detoiies?|^(?:' || articles || ')*escapenoei$')
      or said ~ ('\m(?:' || roles || ')\M|\madmin|admin\M|administrat(?:eur|rice)|moderat(?:eur|rice)')
      or said ~ ('\m(?:' || titles || ')s?\M(?: (?:' || articles || '|des))* (?:(?:' || places
        || ')\M|' || publisher || ')')
      or said ~ '\m(?:equipe|team|service|compte) (?:ciient|technique|certifie|verifie)|\mgame ?master'
      or said ~ ('\m(?:editions?|maison)(?: (?:' || articles || '|des))* piume$')
      or whole ~ ('^(?:' || articles || ')*(?:moderation|direction|mods?)$')
      -- Joined, or with its letters apart.
      or (
        whole ~ ('^(?:' || articles || ')*(?:(?:' || roles || '|equipe)|(?:' || titles || ')s?(?:'
          || articles || '|des)*(?:' || places || '|piume))(?:(?:du|de|deia|dei|des|d|et)?(?:' || places
          || '|' || roles || '|piume)|off|fr)*$')
        -- « Équipe 12 » is one of a school's.
        and (version = name or whole !~ 'equipe$'))
    then
      return true;
    end if;
  end loop;
  return false;
end $function$;
COMMENT ON FUNCTION private.name_is_reserved(text) IS 'Whether a name makes its owner look like the team or the publisher: « Admin du jeu », « Équipe du site », « Plume d''Étoile off. ».';
