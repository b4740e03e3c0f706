CREATE OR REPLACE FUNCTION private.wording_refusal(name text, knight uuid, max_length integer)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  tidy text := coalesce(private.tidy_name(name), '');
  bare text := normalize(tidy, nfkd);
  skeletons text[] := array[
    private.name_skeleton(tidy),
    private.name_skeleton(translate(tidy, '0123456789', ''))];
begin
  -- Nothing visible: white space, zero-width characters, fillers, variation selectors, tags.
  if regexp_replace(tidy,
    '[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e'
    '\u2060-\u206f\u2800\ufe00-\ufe0f\ufeff\U000e0000-\U000e0fff]', '', 'g') = '' then
    return 'name_blank';
  elsif char_length(tidy) > max_length then
    return 'name_too_long';
  elsif tidy ~ '\S@\S' then
    return 'name_is_email';
  -- Letters of one alphabet with at most two marks each, digits, spaces, simple punctuation.
  elsif bare !~ '[^ ''’ʼ.,!?&+_·°‐-]' or not exists (
    select from unnest(array[
      '[A-Za-zŒœÆæẞßØøŁłĐđÐðÞþĦħŦŧŊŋıƏə][\u0300-\u0331]{0,2}', -- Latin; accents are marks
      '[\u0391-\u03c9][\u0300-\u0345]{0,2}', -- Greek
      '[\u0400-\u0481\u048a-\u052f][\u0300-\u0331]{0,2}', -- Cyrillic
      '[\u0531-\u0556\u0561-\u0586]', -- Armenian
      '[\u10d0-\u10fa]', -- Georgian
      '[\u05d0-\u05ea][\u05b0-\u05c2]{0,2}', -- Hebrew
      '[\u0621-\u063a\u0641-\u064a\u0671-\u06d5][\u064b-\u0655\u0670]{0,2}', -- Arabic
      '[\u2d30-\u2d67]', -- Tifinagh
      '[\u3005\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff][\u3099\u309a]?', -- Chinese, Japanese
      '[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?' -- Korean, decomposed
    ]) as letter
    where bare ~ ('^(?:' || letter || '|[0-9 ''’ʼ.,!?&+_·°‐-])+$')
  ) then
    return 'name_unreadable';
  -- The runs of words that name_forms judges grow with the square of their number.
  elsif cardinality(private.name_words(tidy)) > 10 then
    return 'name_many_words';
  elsif private.is_rude(tidy) then
    return 'name_insult';
  -- Names of admins and of the publisher, as skeletons. « Chevalier » is free for everyone.
  elsif 'chevaiier' <> all (skeletons) and (
    private.name_is_reserved(tidy)
    or exists (
      select from public.users as admins
      where admins.is_admin
        and private.name_skeleton(admins.public_name) = any (array_remove(skeletons, '')))
  ) and not exists (
    select from public.users as admins where admins.is_admin and admins.id = knight
  ) then
    return 'name_reserved';
  elsif private.name_is_contact(tidy) then
    return 'name_is_contact';
  -- Their account's only: what is wrong with a name is often whose it is.
  elsif exists (
    select from public.users as owners
    join public.users as named on named.account_id = owners.account_id
    join private.hidden_names as hidden on hidden.user_id = named.id
    where owners.id = knight and private.name_skeleton(hidden.name) = any (skeletons)
  ) then
    return 'name_hidden';
  end if;
  return null;
end $function$;
COMMENT ON FUNCTION private.wording_refusal(text,uuid,integer) IS 'Why a name is refused to a knight, whatever they have found (private.name_refusal).';
