-- Knights: one row each, which names are allowed, sign-up and deletion of an account.

-- An account has one to six knights (decision 0026). Functions write their rows; a knight may change
-- only their names

create table public.users (
  id uuid primary key,
  account_id uuid not null references auth.users (id) on delete cascade,
  username text,
  display_name text,
  portrait smallint not null default 1 check (portrait between 1 and 12),
  email text,
  total_score integer not null default 0 check (total_score >= 0),
  completed_enigmes integer not null default 0 check (completed_enigmes between 0 and 24),
  review_points boolean not null default false,
  media_points boolean not null default false,
  isnotuser boolean not null default false,
  out_of_ranking boolean not null default false,
  is_class boolean not null default false,
  is_admin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_quest_at timestamptz,
  score_reached_at timestamptz not null default now(),
  ranked boolean not null generated always as (
    not isnotuser and not out_of_ranking and not is_class
    and (completed_enigmes > 0 or total_score > 0)
  ) stored,
  swift_five integer,
  swift_quest integer,
  replayed boolean not null default false,
  name_forms text[] not null default '{}',
  name_withheld text,
  public_name text not null generated always as (case
    when name_withheld is null
      then coalesce(nullif(btrim(display_name), ''), nullif(btrim(username), ''), 'Chevalier')
    else 'Chevalier'
  end) stored,
  constraint users_email_check check (email is null or id = account_id),
  constraint users_is_admin_check check (not is_admin or id = account_id)
);
comment on table public.users is
  'The knights. The first knight of an account has the account''s id, and its e-mail address, which only '
  'the owner and admins read.';
comment on column public.users.account_id is 'The account, of which an index finds the knights.';
comment on column public.users.portrait is 'Which of the twelve portraits.';
comment on column public.users.review_points is 'The review is validated (10 points).';
comment on column public.users.media_points is 'The photo is validated (3 points).';
comment on column public.users.isnotuser is 'A test or admin account: never ranked in public.';
comment on column public.users.out_of_ranking is
  'The team has taken the knight out of the ranking (rule 6.8). Unlike a test account, the '
  'statistics count them.';
comment on column public.users.is_class is
  'The account is a class''s in the current edition: it may read the key, and has no rank (rule 25.7, '
  'decision 0024).';
comment on column public.users.last_quest_at is 'When the knight last completed a riddle.';
comment on column public.users.score_reached_at is
  'When total_score took its value: orders equal totals.';
comment on column public.users.name_withheld is
  'Why others do not see the name (a code of docs/error-codes.md); null when they do (decision '
  '0007).';
comment on column public.users.public_name is 'The name that others see.';
comment on column public.users.ranked is
  'Completed a riddle (even by a reveal) or has contest points, is not a test account or a class '
  'and was not taken out.';
comment on column public.users.swift_five is
  'Seconds between the fastest five solved riddles, when at most 60 (rule 8.5).';
comment on column public.users.swift_quest is
  'Seconds from the first to the last of 24 riddles, when at most 3,600 (rule 8.5).';
comment on column public.users.replayed is
  'The progress was reset, so the knight already knew the answers.';
comment on column public.users.name_forms is
  'private.name_forms of the name, precomputed for speed.';
create index users_by_ranking on public.users (total_score desc, score_reached_at, id)
  where ranked;
-- The admins' pages read these two instead of 100,000 rows (decision 0005).
create index users_by_creation on public.users (created_at desc, id)
  include (isnotuser, review_points, media_points);
comment on index public.users_by_creation is 'Counts and pages the admins'' list.';
create index users_swift on public.users (created_at desc, id)
  where swift_five is not null or swift_quest is not null;
comment on index public.users_swift is 'Accounts marked as unusually fast.';
create index users_not_ranked on public.users (created_at, id) where isnotuser;
comment on index public.users_not_ranked is 'Test accounts, which statistics subtract.';
create index users_test on public.users (id) where isnotuser;
comment on index public.users_test is 'Test accounts, which a list of other rows leaves out.';
create index users_out_of_ranking on public.users (created_at desc, id) where out_of_ranking;
comment on index public.users_out_of_ranking is
  'Knights taken out of the ranking, for the admins'' list.';
create index users_admin on public.users (id) where is_admin;
comment on index public.users_admin is 'Admins, whose names are reserved.';
create index users_by_account on public.users (account_id, created_at, id);
comment on index public.users_by_account is 'The knights of an account.';
create unique index users_one_review on public.users (account_id)
  where review_points or media_points;
comment on index public.users_one_review is 'An account has one review in the contest (rule 28.5).';
alter table public.users enable row level security;
grant select on table public.users to authenticated;
grant update (username, display_name) on table public.users to authenticated;
grant all on table public.users to service_role;

create function private.current_knight() returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  account uuid := auth.uid();
  named text := btrim(coalesce(
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-knight', ''));
  knight uuid;
begin
  if account is null or named = '' or lower(named) = account::text then
    return account;
  end if;
  if named ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    knight := (
      select users.id from public.users
      where users.id = named::uuid and users.account_id = account);
  end if;
  -- One answer for a knight of another account, a removed one and any other text.
  if knight is null then
    raise exception 'Ce chevalier n''existe pas' using errcode = 'PT404', hint = 'unknown_knight';
  end if;
  return knight;
end $$;
comment on function private.current_knight() is
  'The knight that plays (decision 0026): the one that the header x-knight names, which must be of the '
  'caller''s account; without the header the account''s first knight, which has the account''s id; null '
  'without a session. Raises PT404 for any other knight. Runs as its owner because policies of users '
  'call it. The API''s roles execute it in policies and views (granted in lockdown.sql).';

create function public.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((
    select users.is_admin from public.users
    where users.id = (select private.current_knight())), false)
$$;
comment on function public.is_admin() is
  'True if the knight that plays is an admin (rule 1.3): only the first knight of an account can be. '
  'Runs as its owner because the policy of users calls it.';
grant execute on function public.is_admin() to anon, authenticated, service_role;

create policy "Knights read published editions, admins read drafts too" on public.editions
  for select to authenticated using (status <> 'draft' or (select public.is_admin()));

create policy "Knights read their own row, admins read every row" on public.users
  for select to authenticated
  using (id = (select private.current_knight()) or (select public.is_admin()));
create policy "Knights change their own names" on public.users
  for update to authenticated
  using (id = (select private.current_knight()))
  with check (id = (select private.current_knight()));
-- No insert or delete policy: the sign-up trigger, add_knight, remove_knight and delete_account do it.

create trigger tg_users__touch before update on public.users
  for each row execute function private.tg__touch_updated_at();

create function private.tg_users__set_name_forms() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.name_forms := private.name_forms(
    coalesce(nullif(btrim(new.display_name), ''), nullif(btrim(new.username), ''), ''));
  return new;
end $$;
comment on function private.tg_users__set_name_forms() is
  'Sets name_forms of a new row; a name that changes has had them computed (tg_users__check_names). '
  'Runs as its owner because knights may not call private functions.';
create trigger tg_users__set_name_forms before insert on public.users
  for each row execute function private.tg_users__set_name_forms();

-- Apart from public.users: a knight's row changes at each answer, and would be indexed again.
create table private.search_texts (
  user_id uuid primary key references public.users (id) on delete cascade,
  text text not null
);
comment on table private.search_texts is
  'Text of the admins'' search: the account''s e-mail address and the knight''s names, folded '
  '(tg_users__set_search_text).';
create function private.search_grams(text text) returns text[]
language sql immutable parallel safe cost 1000
set search_path = ''
as $$
  select array(
    select distinct substr(search_grams.text, start, 5)
    from generate_series(1, length(search_grams.text) - 4) as start)
$$;
comment on function private.search_grams(text) is
  'Every five letters in a row, of which an index finds the texts that contain a longer one. The three of '
  'pg_trgm are in too many texts: five digits in a row are in one, three in hundreds.';
create index search_texts_by_grams on private.search_texts using gin (private.search_grams(text));

create function private.tg_users__set_search_text() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.search_texts as texts (user_id, text)
  -- The line break keeps a search from matching across two fields.
  select new.id, private.folded_name(concat_ws(E'\n',
    case
      when new.id = new.account_id then new.email
      else (select accounts.email from auth.users as accounts where accounts.id = new.account_id)
    end,
    new.display_name, nullif(new.username, new.display_name)))
  on conflict (user_id) do update set text = excluded.text;
  return null;
end $$;
comment on function private.tg_users__set_search_text() is
  'Writes a knight''s search text. Runs as its owner because it is private.';
create trigger tg_users__set_search_text
  after insert or update of email, username, display_name on public.users
  for each row execute function private.tg_users__set_search_text();

-- Names

create table private.refused_words (
  word text primary key check (word = private.normalize_answer(word)),
  inside boolean not null default false,
  sound text not null generated always as ((private.sound_keys(word))[1]) stored
);
comment on table private.refused_words is
  'Normalised words that no public name may contain (a short French list).';
comment on column private.refused_words.inside is
  'A beginning that no innocent word holds: refused inside longer words too.';
insert into private.refused_words (word)
select regexp_split_to_table('abruti abrutie ancule attarde attardee baltringue batard batarde bicot biroute bite bitte
  bolos boloss bolosse bordel bougnoule branleur branleuse burnes caca cassos chiant chiante
  chiasse chibre chier chieur chieuse chiotte clito con conard connard connarde conne
  connerie cons couille couilles cretin cretine cul cunt debile degueulasse djihadiste ducon
  encule enculee enfoire enkule fag faggot fck fdp fiotte foutre ftg fuc fuhrer fuk garce
  gogol gouine gueule hitler idiot idiote imbecile itler jenique kaka kon konar konard konne
  kons kouille kul mabite mairde mairdeux merde merdeux mongol mrd mrde nazi nazie negre
  negresse negro neonazi nibard nichon nichons nik niker niktamere nique niquer niquetamere
  ntm pd pede pedo penis petass petasse phallus pipi pisse pisseux porn ptain ptn pussy puta
  putas pute putes puth putin putint pvte qonar salaud salop salope sex sexe sexy shit slut
  sperme stfu suceur suceuse tabite tagueule tapette tepu teub tg tgl tocard travelo triso
  trisomique vagin viol whore youpin youpine youtre zgeg zizi zob zobi', '\s+');
insert into private.refused_words (word, inside)
select root, true
from regexp_split_to_table('adolfhit ancul asshole auschwitz bamboula bitch bougnoul branlett cabron chinetoc chinetoq
  conard connard connass couillon daech daesh duconla encul enkul fachiste filsdeput fuck
  gestapo goebbels grognass heilh heilit himmler hitler holocaust kukluxklan kurwa lechecul
  masturb merd mierda mongolien motherfuck negrill neonaz niakou nigga nigger niktamer
  niquelame niquetam orgasm partouz pedofil pedophil porn pouffiass poufiass putain ratonnad
  salaud saligau salopar salope salopiau siegheil sodomi sucebit sucemabit tafiol tantouz
  tapetass tarlous tarlouz terroris tetedecon tetedenoeu troudeball trouduc violeur zoophil', '\s+') as root
on conflict (word) do update set inside = true;

create function private.tidy_name(raw text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select btrim(regexp_replace(normalize(left(raw, 400), nfkc), '[ \t\n\v\f\r]+', ' ', 'g'))
$$;
comment on function private.tidy_name(text) is
  'A name as it is stored: NFKC, trimmed, single spaces. Cut first: normalizing ten megabytes takes '
  'seconds, and what is left is too long anyway.';

create function private.name_skeleton(name text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  letters text := translate(private.folded_name(name),
    '0134578l ''’ʼ.,!?&+_·°‐-',
    'oieastbi');
begin
  return replace(replace(letters, 'rn', 'm'), 'vv', 'w');
end $$;
comment on function private.name_skeleton(text) is 'The same text for names that look alike.';

create function private.name_forms(name text) returns text[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  written text;
  words text[];
  texts text[] := '{}'::text[];
  whole_names text[] := '{}'::text[];
begin
  for written in
    select name
    union select regexp_replace(name, '(?<=[[:lower:]])(?=[[:upper:]])', ' ', 'g') -- « LaNeige »
    union select translate(private.folded_name(name), '01345789', likeness)
      from unnest(array['oieastbg', 'oleastbg']) as likeness
      where name ~ '[0-9]|[^\u0001-\u00ff]'
    union select translate(name, '0123456789', '') where name ~ '[0-9]'
  loop
    words := private.name_words(left(written, 40));
    for head in 1 .. cardinality(words) loop
      for tail in head .. cardinality(words) loop
        texts := texts || array[
          array_to_string(words[head:tail], ' '), array_to_string(words[head:tail], '')];
      end loop;
    end loop;
    whole_names := whole_names || array[array_to_string(words, ' '), array_to_string(words, '')];
  end loop;
  return array(
    select distinct form
    from (select distinct unnest(texts) as text) as runs,
      private.normalize_answer(text) as plain,
      unnest(private.spoken_forms(text) || plain
        || case when char_length(plain) >= 5 then reverse(plain) end
        -- A letter or digit of its own is no word: « Sucre 7 » is not almost « secret ».
        || case when position(' ' in text) > 0 and text !~ '(?:^| ).(?: |$)'
          then '+' || plain end) as form
    -- A short answer (a letter, « 22 ») is found as a whole name only.
    where char_length(ltrim(form, '~')) >= 3 or (form <> '' and text = any (whole_names)));
end $$;
comment on function private.name_forms(text) is
  'Every form (spoken_forms) by which a name, or some of its words in a row, would be judged as an '
  'answer, reversed letters included; after a plus sign, words that are joined (« chat beau »).';

create function private.name_contains_answer(
  name text, forms text[], name_forms text[] default null
) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  judged text[] := coalesce(name_forms, private.name_forms(name));
  said text := array_to_string(judged, E'\n');
  plain text := private.normalize_answer(name);
  letters text := private.normalize_answer(
    translate(private.folded_name(name), '01345789', 'oieastbg'));
begin
  return judged && forms or exists (
    select from unnest(forms) as form
    where position(' ' in form) = 0 and case
      when left(form, 1) = '~' then char_length(form) > 5 and position(substr(form, 2) in said) > 0
      else char_length(form) >= 4
        and (position(ltrim(form, '"') in plain) > 0 or position(ltrim(form, '"') in letters) > 0)
    end
  ) or exists (
    select from unnest(judged) as joined, unnest(forms) as form
    where left(joined, 1) = '+' and char_length(form) >= 6
      -- Cheap tests before almost_same makes them again.
      and substr(joined, 2, 1) = left(form, 1)
      and char_length(joined) - 1 - char_length(form) between -2 and 2
      and private.almost_same(substr(joined, 2), form));
end $$;
comment on function private.name_contains_answer(text, text[], text[]) is
  'Whether a name contains an answer, given its forms (answer_forms): some of its words are judged '
  'right, or almost right once joined, or it hides the answer inside a word (four letters or five '
  'sounds at least). '
  '`name_forms`: private.name_forms of the name, where it is stored.';

create function private.found_forms(knight uuid) returns text[]
language plpgsql stable
set search_path = ''
as $$
begin
  return array(
    select unnest(private.forms_of(done.enigme_id))
    from public.enigme_progress as done
    where done.user_id = knight
    union
    select unnest(questions.forms)
    from private.bonus_questions as questions
    join public.bonus_questions_solved as solved using (enigme_id)
    where solved.user_id = knight
    union
    select unnest(sentence.forms)
    from private.final_sentence as sentence
    join public.final_sentence_progress as progress
      on progress.user_id = knight and progress.solved_at is not null);
end $$;
comment on function private.found_forms(uuid) is
  'The forms of every answer that a knight has found: riddles, bonus questions, final sentence.';

create function private.is_joined_insult(words text[]) returns boolean
language plpgsql stable
set search_path = ''
as $$
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
end $$;
comment on function private.is_joined_insult(text[]) is
  'Whether one of these folded words is made of small words and a refused one: « grosconnard », '
  '« lapetitepute ».';

create function private.is_rude(name text) returns boolean
language plpgsql stable
set search_path = ''
as $$
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
end $$;
comment on function private.is_rude(text) is
  'Whether a name contains a refused word: disguised, misspelt, joined to others or by its sound.';

-- Names of knights and of tables: one guard, with another length. What others may take for the
-- team, and what tells strangers how to reach a child, is refused wherever it stands in the name.

create function private.name_words(name text) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array(
    select word from regexp_split_to_table(
      regexp_replace(name, '(?<=[0-9])(?=[^0-9])|(?<=[^0-9])(?=[0-9])', ' ', 'g'),
      '[ ''’ʼ.,!?&+_·°‐-]+') as word
    where word <> '')
$$;
comment on function private.name_words(text) is
  'The words of a name as private.name_forms combines them: a number is a word.';

create function private.name_is_reserved(name text) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
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
end $$;
comment on function private.name_is_reserved(text) is
  'Whether a name makes its owner look like the team or the publisher: « Admin du jeu », « Équipe du '
  'site », « Plume d''Étoile off. ».';

create function private.name_is_contact(name text) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  folded text := replace(private.folded_name(name), '_', ' ');
  -- Places where one is written to, or called.
  networks text := 'insta|instagram|snap|snapchat|whatsapp|telegram|discord|messenger|skype|kik|'
    'tiktok|fb|facebook|twitter|wechat|viber|twitch|youtube|bereal';
  tlds text := 'com|fr|net|org|gg|io|info|eu|app|xyz|site|online|shop|store|club|live|link|paris|'
    'bzh|nc|ch|be|ca|uk|co|us|ru|pl|nl|pt|lu|tv|ly|cc|biz|dev|gouv|edu|blog|games|social|chat|'
    'email|tech|web|vip|ai|jp|nz|gl|ee|tk|mc|sh|se|dk|at|cz|br|mx|cn|kr|zip|wtf|pizza|lol|fun|'
    'monster|click|cloud|page|art|world|zone|space|website|example|mobi|news|media|studio|agency|'
    'money|bio|icu|host|press|digital|today|fyi|foo';
  figures text := folded;
  digits text;
  spelled integer;
  words text[];
  number text[];
begin
  -- A number of eight digits, whatever is between them; but « 2024-2025 » is two years.
  figures := regexp_replace(figures, '\m(?=[0-9oil]*[0-9])[oil]', '0', 'g');
  digits := regexp_replace(figures, '[^0-9]', '', 'g');
  if char_length(digits) >= 8
    and regexp_replace(folded, '[^0-9]+', ' ', 'g') !~ '^ ?(?:19|20)[0-9]{2} (?:19|20)[0-9]{2} ?$'
  then
    return true;
  end if;
  -- Written out, or half so: « zéro six douze trente-quatre ».
  if folded ~ 'zero|0|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|ze\M|vingt|ante\M|trente' then
    foreach number slice 1 in array array[
      array['zero', '0'], array['une?', '1'], array['deux', '2'], array['trois', '3'],
      array['quatre', '4'], array['cinq', '5'], array['six', '6'], array['sept', '7'],
      array['huit', '8'], array['neuf', '9'], array['dix', '10'], array['onze', '11'],
      array['douze', '12'], array['treize', '13'], array['quatorze', '14'], array['quinze', '15'],
      array['seize', '16'], array['vingts?', '20'], array['trente', '30'],
      array['quarante', '40'], array['cinquante', '50'], array['soixante', '60']]
    loop
      figures := regexp_replace(figures, '\m' || number[1] || '\M', number[2], 'g');
    end loop;
    spelled := char_length(regexp_replace(figures, '[^0-9]', '', 'g'));
    if spelled > char_length(digits)
      and spelled >= (case when folded ~ '\m(?:zero|0)' then 6 else 8 end)
    then
      return true;
    end if;
  end if;
  words := regexp_split_to_array(btrim(regexp_replace(folded, '[^a-z0-9]+', ' ', 'g')), ' ');
  return
    -- « evil.com », « www.exemple.com », « discord . gg », « evil point com », « evilpointcom »
    folded ~ ('[a-z0-9][.·•°](?:' || tlds || ')(?![a-z0-9]|[.·•°-][a-z])')
    or folded ~ '[a-z0-9][.·•°](?:me|de|to|it|es|in|pro|top|fun|one)$'
    or folded ~ '[a-z0-9] *[.·•°,] *(?:com|fr|net|org|gg|xyz)\M'
    or folded ~ '\m(?:p[o0]int?|d[o0]t)[ .·-]*(?:com|fr|net|org|gg|io|eu|xyz|tv|app)\M'
    or folded ~ '[a-z0-9]{4,}[ -]com$'
    or folded ~ '[a-z0-9]{2}(?:point|dot)(?:com|fr|net|org|gg)\M'
    or folded ~ '\m(?:www(?!w)|https?(?![a-z]))|\mw\.?w\.?w\.|\mw[ .]w[ .]w\M'
    or folded ~ '\mat [a-z0-9]+[ .]*(?:com|fr|net|org)\M'
    -- « alix arobase exemple », « alix at gmail »
    or folded ~ '\marr?oba(?:se|[sz] [a-z])|\m(?:g|hot|proton) ?mail\M|\m(?:yahoo|wanadoo|icloud|outlook)\M'
    or folded ~ '\me[ -]?mail\M|\mla ?poste[ .]*net\M'
    or folded ~ '\m(?:tel|telephone|portable|mobile|appelle[sz]?)\M[^0-9]*[0-9](?:[^0-9]*[0-9]){3}'
    -- « insta alix.b », « alix sur snap », « snapchat2alix »; not « fan d'insta ».
    or exists (
      select from unnest(words) with ordinality as said (word, place)
      where word ~ ('^(?:' || networks || ')[0-9]*$') and (
        place < cardinality(words)
        or (place > 1 and words[place - 1] !~ '^(?:d|de|du|l|le|la|les|un|une|en|sans|pour|contre)$')))
    or folded ~ '\mtik tok [a-z0-9]'
    or folded ~ ('\m(?:' || networks || ')[0-9]+[a-z]')
    or name ~ '\m(?:Insta|Snap|Tik[Tt]ok|Discord|F[Bb]|Twitch|You[Tt]ube)[A-Z0-9]'
    or folded ~ '\m(?:instagram|snapchat|whatsapp)[a-z0-9]';
end $$;
comment on function private.name_is_contact(text) is
  'Whether a name gives a number, a site, an e-mail address in words or an account elsewhere. A '
  'heuristic: it can miss some, and an admin hides those.';

create function private.wording_refusal(name text, knight uuid, max_length integer) returns text
language plpgsql stable
set search_path = ''
as $$
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
end $$;
comment on function private.wording_refusal(text, uuid, integer) is
  'Why a name is refused to a knight, whatever they have found (private.name_refusal).';

create function private.name_refusal(
  name text, knight uuid default null, max_length integer default 20
) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  refusal text := private.wording_refusal(name, knight, max_length);
  found text[];
begin
  if refusal is not null then
    return refusal;
  end if;
  -- Only answers that the knight has found: refusing another one would give it away.
  found := private.found_forms(knight);
  if cardinality(found) > 0 and private.name_contains_answer(private.tidy_name(name), found) then
    return 'name_contains_answer';
  end if;
  return null;
end $$;
comment on function private.name_refusal(text, uuid, integer) is
  'Why a name is refused to a knight (a code of docs/error-codes.md); null when allowed (rule '
  '2.2). `max_length`: in characters.';

create function private.count_name(of_what text, account uuid, most integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  an_hour_ago timestamptz := public.server_now() - interval '1 hour';
  digest text := (
    select encode(sha256(convert_to('name ' || of_what || salts.salt || account, 'UTF8')), 'hex')
    from private.visitor_salt as salts);
  since timestamptz := (
    select attempts.tried_at from private.visitor_attempts as attempts
    where attempts.browser_digest = digest and attempts.tried_at > an_hour_ago
    order by attempts.tried_at desc offset most - 1 limit 1);
  minutes integer := ceil(extract(epoch from since - an_hour_ago) / 60)::integer;
begin
  if since is not null then
    raise exception 'Tu as déjà choisi % noms en une heure : tu pourras en changer dans %', most,
      case minutes when 1 then 'une minute' else minutes || ' minutes' end
      using errcode = 'PT409', hint = 'name_too_often';
  end if;
  insert into private.visitor_attempts (browser_digest, address_digest, tried_at)
  values (digest, digest, public.server_now());
end $$;
comment on function private.count_name(text, uuid, integer) is
  'Counts a name that an account, whose rows are locked, gives to a knight or to a table, for an hour '
  'and by a salted digest. Raises PT409 beyond `most` an hour.';

-- A name stops being allowed when its knight finds an answer, or when a refused word is added.
create function private.tg_refused_words__withhold_names() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.users set name_withheld = 'name_insult'
  where users.name_withheld is null
    -- Only names that hold the word: reading all of them again would take minutes.
    and case when position(
      new.word in regexp_replace(private.folded_name(users.public_name), '[^a-z]', '', 'g')) > 0
    then private.is_rude(users.public_name) else false end;
  return null;
end $$;
comment on function private.tg_refused_words__withhold_names() is
  'Withholds the names that hold a word just refused.';
create trigger tg_refused_words__withhold_names after insert on private.refused_words
  for each row execute function private.tg_refused_words__withhold_names();

create function private.tg_users__check_names() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  found text[];
  forms text[] := '{}'::text[];
  chosen text;
  refusal text;
begin
  new.username := private.tidy_name(new.username);
  new.display_name := private.tidy_name(new.display_name);
  -- The name that is shown comes last: its forms are stored.
  for chosen in
    select name
    from unnest(array[new.display_name, new.username]) with ordinality as names (name, place)
    where name is not null group by name order by min(place) desc
  loop
    refusal := private.wording_refusal(chosen, new.id, 20);
    if refusal is null then
      found := coalesce(found, private.found_forms(new.id));
      forms := private.name_forms(chosen);
      if private.name_contains_answer(chosen, found, forms) then
        refusal := 'name_contains_answer';
      end if;
    end if;
    if refusal is not null then
      raise exception '%', case refusal
        when 'name_blank' then 'Le nom d''utilisateur ne peut pas être vide'
        when 'name_too_long' then 'Le nom de chevalier a vingt caractères au plus'
        when 'name_many_words' then
          'Le nom de chevalier a dix mots au plus, et un nombre est un mot'
        when 'name_unreadable' then 'Un nom s''écrit avec les lettres d''un seul alphabet, '
          'des chiffres et une ponctuation simple'
        when 'name_is_email' then
          'Une adresse e-mail ne peut pas servir de nom : tout le monde la verrait'
        when 'name_is_contact' then 'Un nom ne donne ni numéro de téléphone, ni site, ni '
          'adresse, ni compte ailleurs : tout le monde le verrait'
        when 'name_reserved' then
          'Ce nom est celui de l''équipe du jeu : choisis-en un autre'
        when 'name_hidden' then 'L''équipe du jeu a caché ce nom : choisis-en un autre'
        when 'name_contains_answer' then 'Ce nom contient la réponse d''une énigme'
        else 'Ce nom ne convient pas : choisis-en un autre'
      end using errcode = '22023', hint = refusal;
    end if;
  end loop;
  if auth.uid() = new.account_id and (new.username, new.display_name)
    is distinct from (old.username, old.display_name)
  then
    perform private.count_name('knight', new.account_id, 20);
  end if;
  new.name_forms := forms;
  new.name_withheld := null;
  return new;
end $$;
comment on function private.tg_users__check_names() is
  'Refuses a name that is not allowed (22023, hint: the code). Runs as its owner to read refused '
  'words, admins'' names and solutions.';
create trigger tg_users__check_names before update of username, display_name on public.users
  for each row execute function private.tg_users__check_names();

-- Sign-up

create function private.tg_auth_users__create_knight() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  chosen text := private.tidy_name(coalesce(new.raw_user_meta_data ->> 'username', ''));
begin
  -- A refused name never fails a sign-up: it is replaced by the default (rule 2.3).
  if chosen <> '' and private.name_refusal(chosen) is not null then
    chosen := 'Chevalier';
  end if;
  insert into public.users (
    id, account_id, username, display_name, email, created_at, updated_at, score_reached_at)
  values (
    new.id, new.id, nullif(chosen, ''), nullif(chosen, ''), new.email,
    public.server_now(), public.server_now(), public.server_now())
  on conflict (id) do nothing;
  return new;
exception when others then
  -- private.lock_account creates a missing row later; a failed sign-up cannot be repaired.
  raise warning 'knight not created for %: %', new.id, sqlerrm;
  return new;
end $$;
comment on function private.tg_auth_users__create_knight() is
  'Creates the first knight of a new account; never raises. Runs as its owner because the auth '
  'service has no grant on public.users.';
create trigger tg_users__create_knight after insert on auth.users
  for each row execute function private.tg_auth_users__create_knight();

create function private.tg_auth_users__sync_email() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.email is not distinct from old.email then
    return new;
  end if;
  -- In the order of every function that writes.
  perform from public.users where users.account_id = new.id order by users.id for no key update;
  -- The other knights' rows have no address, but their search text does (tg_users__set_search_text).
  update public.users set email = case when users.id = new.id then new.email end
  where users.account_id = new.id;
  return new;
end $$;
comment on function private.tg_auth_users__sync_email() is
  'Copies a changed e-mail address to public.users. Runs as its owner because the auth service '
  'has no grant on public.users.';
create trigger tg_users__sync_email after update of email on auth.users
  for each row execute function private.tg_auth_users__sync_email();

-- Account deletion

create function public.delete_account() returns void
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
begin
  if auth.uid() is null then
    raise exception 'Connecte-toi d''abord' using errcode = '42501', hint = 'signed_out';
  end if;
  perform private.hold_edition();
  -- Before any other row, like every other function: a second update of a users row locks that of
  -- auth.users too.
  perform from public.users where users.account_id = auth.uid() order by users.id for update;
  -- Two admins who have decided on each other delete the same decisions, one after the other.
  perform pg_advisory_xact_lock(hashtext('delete_account'));
  perform private.close_contests();
  -- The auth service's audit log and unfinished sign-ins refer to the user without a foreign key.
  begin
    delete from auth.audit_log_entries where payload ->> 'actor_id' = auth.uid()::text;
    delete from auth.flow_state where user_id = auth.uid();
  exception when insufficient_privilege or undefined_table or undefined_column then
    -- A project may deny access to the audit log, which expires by itself.
    raise log 'the audit log of the auth service was not deleted: %', sqlerrm;
  end;
  delete from auth.users where id = auth.uid();
end $$;
comment on function public.delete_account() is
  'Deletes the caller''s account and, by cascade, all its knights and their rows. Runs as its owner because '
  'auth.users belongs to the auth service.';
grant execute on function public.delete_account() to authenticated;
