-- Refused words joined to others in one word (rule 2.2), and two towns that hold one.

create function private.is_joined_insult(words text[]) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  -- What may stand before an insult. Only the second list makes a short one (« con », « cul »).
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
end $$;
comment on function private.is_joined_insult(text[]) is
  'Whether one of these folded words is made of small words and a refused one: « grosconnard », '
  '« lapetitepute ».';

create or replace function private.is_rude(name text) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  folded text := regexp_replace(private.folded_name(name), '([a-z])\1\1+', '\1', 'g');
  -- Words of the dictionary, first names, surnames and towns that hold a refused word.
  innocents constant text := 'merdrignac|salopette|salopez|pique ?nique|'
    '\m(?:bitche|bitchois(?:es?)?|pornic(?:het)?|bitt?err?ois(?:es?)?|lacepedes?|boucheporn|saligos|adolphin[ea]|adolphie|'
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
  sounds := array(select unnest(private.sound_keys(word)) from unnest(words) as word);
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
end $$;

-- Names chosen before are withheld like those that hold a word just refused. Only names that hold
-- one: reading all of them takes minutes.
update public.users set name_withheld = 'name_insult'
where users.name_withheld is null
  and case when exists (
    select from private.refused_words as refused
    where char_length(refused.word) >= 3
      and position(refused.word in
        regexp_replace(private.folded_name(users.public_name), '[^a-z]', '', 'g')) > 0)
  then private.is_rude(users.public_name) else false end;

-- Messages on a day belong to the log of the team (rule 8.6).

create function private.tg_day_messages__log() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.log_decision(
    case new.status when 'published' then 'published_message' else 'resolved_message' end,
    subject => new.body, of_edition => new.edition, day => new.day_number);
  return null;
end $$;
comment on function private.tg_day_messages__log() is
  'Records that a message was published or resolved. Runs as its owner because the log is private.';
create trigger tg_day_messages__log after update of status on private.day_messages
  for each row when (new.status <> old.status and new.status <> 'draft')
  execute function private.tg_day_messages__log();

-- As in lockdown.sql.
revoke execute on all functions in schema private from public, anon, authenticated;
