-- The workshop's media and those of books: who reads, adds, changes and deletes files of Storage, by any verb. The
-- service itself decides by these policies, as the caller's role.
begin;
select tests.insert_fixtures();

create function pg_temp.statements() returns table (verb text, statement text)
language sql
as $$
  select verbs.verb || ' in ' || buckets.id, format(verbs.statement, buckets.id)
  from (values
    ('select', 'select from storage.objects where bucket_id = %L'),
    ('insert', 'insert into storage.objects (bucket_id, name) values (%L, md5(''new'') || ''.webp'')'),
    ('update', 'update storage.objects set metadata = ''{}'' where bucket_id = %L'),
    ('rename', 'update storage.objects set name = md5(''new'') || ''.mp3'' where bucket_id = %L'),
    ('upsert',
      'insert into storage.objects (bucket_id, name) values (%L, md5(''old'') || ''.webp'') '
      'on conflict (bucket_id, name) do update set metadata = ''{}'''),
    ('delete', 'delete from storage.objects where bucket_id = %L')
  ) as verbs (verb, statement)
  cross join (
    values ('edition-drafts'), ('edition-media'), ('book-media'), ('other')) as buckets (id)
  union all
  values
    ('list the buckets', 'select from storage.buckets'),
    ('open a bucket', 'update storage.buckets set public = true'),
    ('add a bucket', 'insert into storage.buckets (id, name) values (''mine'', ''mine'')'),
    ('delete a bucket', 'delete from storage.buckets where id = ''empty''')
$$;
create function pg_temp.permitted(acting name, account uuid) returns setof text
language sql
as $$
  select statements.verb from pg_temp.statements()
  where tests.attempt(acting, account, statements.statement) = '1 row'
$$;

insert into storage.buckets (id, name, public) values ('other', 'other', true), ('empty', 'empty', false);
insert into storage.objects (bucket_id, name)
select id, md5('old') || '.webp' from unnest(array['edition-drafts', 'edition-media', 'book-media', 'other']) as id;

select plan(11);

select is_empty($$ select pg_temp.permitted('anon', null) $$,
  'a visitor reads, lists and writes no file and no bucket');
select is_empty($$ select pg_temp.permitted('authenticated', tests.knight('proprio')) $$,
  'a knight reads, lists and writes no file and no bucket');
select bag_eq($$ select pg_temp.permitted('authenticated', tests.knight('cheffe')) $$, $$ values
  ('select in edition-drafts'), ('insert in edition-drafts'), ('delete in edition-drafts'),
  ('select in edition-media'), ('insert in edition-media'), ('delete in edition-media'),
  ('select in book-media'), ('insert in book-media'), ('delete in book-media')
$$, 'an admin reads, lists, adds and deletes media, and changes none: a name is a digest');
select is_empty($$
  select name from unnest(array[
    'day-12.webp', md5('a'), md5('a') || '.svg', md5('a') || '.html', md5('a') || '.webp.html',
    upper(md5('a')) || '.webp', 'a/' || md5('a') || '.webp', '../' || md5('a') || '.webp',
    md5('a') || '.webp/..', md5('a') || E'.webp\n', md5('a') || '0.webp']) as name
  cross join (values ('edition-drafts'), ('book-media')) as buckets (id)
  where tests.attempt('authenticated', tests.knight('cheffe'), format(
    'insert into storage.objects (bucket_id, name) values (%L, %L)', id, name)) <> '42501'
$$, 'a name that is no digest with a known extension is refused');
select is_empty($$
  select extension from unnest(array['webp', 'avif', 'png', 'jpg', 'mp3', 'mp4', 'webm', 'vtt']) as extension
  where tests.attempt('authenticated', tests.knight('cheffe'), format(
    'insert into storage.objects (bucket_id, name) values (''edition-media'', md5(''a'') || ''.%s'')',
    extension)) <> '1 row'
$$, 'pictures, sounds, films and captions are named by their digest');
select bag_eq($$
  select extension
  from unnest(array['webp', 'avif', 'png', 'jpg', 'pdf', 'mp4', 'mp3', 'svg', 'html', 'js']) as extension
  where tests.attempt('authenticated', tests.knight('cheffe'), format(
    'insert into storage.objects (bucket_id, name) values (''book-media'', md5(''a'') || ''.%s'')',
    extension)) = '1 row'
$$, $$ values ('webp'), ('avif'), ('png'), ('jpg'), ('pdf') $$,
'those of books are pictures and documents to print');

select results_eq(
  $$ select id, public, file_size_limit from storage.buckets where id like 'edition-%' order by id $$,
  $$ values ('edition-drafts', false, 1500000::bigint), ('edition-media', true, 1500000) $$,
  'drafts are private, what players see is public, and no file exceeds the limit of a film');
select is_empty($$
  select id from storage.buckets
  where id like 'edition-%' and not allowed_mime_types <@ array[
    'image/webp', 'image/avif', 'image/png', 'image/jpeg', 'audio/mpeg', 'video/mp4', 'video/webm',
    'text/vtt']
$$, 'no type that a browser could run as a page or a script is accepted');
select results_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'book-media' $$,
  $$ values (true, 5000000::bigint, array[
    'image/webp', 'image/avif', 'image/png', 'image/jpeg', 'application/pdf']) $$,
  'nor for books, up to the limit of a document');
select bag_eq($$
  select format('%s: %s (%s, %s)', tablename, policyname, cmd, array_to_string(roles, ' '))
  from pg_catalog.pg_policies where schemaname = 'storage'
$$, $$ values
  ('objects: Admins read and list media (SELECT, authenticated)'),
  ('objects: Admins add media named by a digest (INSERT, authenticated)'),
  ('objects: Admins delete media (DELETE, authenticated)'),
  ('objects: Admins read and list book media (SELECT, authenticated)'),
  ('objects: Admins add book media named by a digest (INSERT, authenticated)'),
  ('objects: Admins delete book media (DELETE, authenticated)')
$$, 'the policies of Storage are these, and no others');
select is_empty($$
  select relname from pg_catalog.pg_class
  where oid in ('storage.buckets'::regclass, 'storage.objects'::regclass) and not relrowsecurity
$$, 'the tables of Storage have row level security');

select * from finish();
rollback;
