CREATE OR REPLACE FUNCTION private.is_joined_insult(words text[])
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  -- Words that may precede an insult. Only the second list makes a short one (« con », « cul »).
  little text := 'les?|la|une?|des?|du|[mts](?:on|a|es)|cet|cette|ces?|[nv](?:otre|os)|je|tu|ils?|'
    'elles?|on|nous|vous|suis|est?|sont|et|qui|tres|tout|toute|tous|vive|vivent|salut|bonjour|'
    'coucou|hello|allez|beau|belle|bel|bon|bonne|joli|jolie|king|queen|reine|prince|princesse|'
    'dieu|chef|boss|monsieur|madame|papa|maman|frere|soeur|fille|fan|the|big|bad';
  strong text := 'gros|grosse|petite?|sales?|vieux|vieille|jeune|super|mega|ultra|hyper|giga|maxi|'
    'trop|grande?|vraie?|pure?|enorme|roi|fils|bande|espece|tete|face|gueule|bouche|trou|pauvre|'
    'chien|chienne|nom';
  after text := '(?:[mts]a|[nv]os|leur)(?:mere|soeur|race|famille)s?|[mts]onpere|moche|laide?|'
    'pourrie?|puante?|folle|fou|royale?|supreme|lol|mdr|xd|man|boy|girl';
  long text;
  short text;
  chain text;
begin
  -- « viol » and « cons » would make « violette » and « maçons ».
  select
    string_agg(refused.word, '|') filter (
      where char_length(refused.word) >= 4 and refused.word <> all ('{viol,cons,kons}'::text[])),
    string_agg(refused.word, '|') filter (
      where char_length(refused.word) < 4 or refused.word in ('cons', 'kons'))
  into long, short
  from private.refused_words as refused;
  chain := format('^(?:(?:%1$s|%2$s)*(?:%3$s)|(?:%1$s)*(?:%2$s)(?:%1$s|%2$s)*(?:%4$s))s?'
    '(?:(?:de|du|des|et|a|au|aux|la|le|les|en)?(?:%2$s|%3$s|%5$s)s?)*$',
    little, strong, long, short, after);
  return exists (
    select from unnest(words) as word
    where word ~ chain
      -- Words of the language that split in the same way.
      and word !~ ('^(?:deput|debit|(?:de)?maconn|deconn|denich|(?:de)?tapiss|'
        '(?:m|t|sat)aniques?$|tuniques?$)'));
end $function$;
COMMENT ON FUNCTION private.is_joined_insult(text[]) IS 'Whether one of these folded words is made of small words and a refused one: « grosconnard », « lapetitepute ».';
