-- Books (rules 26): admins alone write them, and readers see those that are published.
begin;
select tests.insert_fixtures();
select plan(35);

create function pg_temp.try(name text, statement text) returns text
language sql as $$ select tests.attempt('authenticated', tests.knight(name), statement) $$;
create function pg_temp.book(changes jsonb) returns text
language sql as $$
  select format('select public.save_book(%L, (select updated_at from public.books where slug = %L))',
    to_jsonb(books) || changes, books.slug)
  from public.books where books.slug = 'lanterne'
$$;

-- tests.attempt undoes what it tries.
create function pg_temp.save(changes jsonb) returns timestamptz
language plpgsql as $$
declare
  saved timestamptz;
begin
  perform tests.act_as(tests.knight('cheffe'));
  execute pg_temp.book(changes) into saved;
  perform tests.act_as(null);
  return saved;
end $$;

-- The check digit of an ISBN
select is(pg_temp.try('cheffe', pg_temp.book(jsonb_build_object('isbn', written))), result,
  'ISBN ' || written || ': ' || result)
from (values
  ('9782000000112', '1 row'), ('9791000000008', '1 row'), ('9782000000113', '23514'),
  ('9782000000121', '23514'), ('978200000011', '23514'), ('9802000000112', '23514'),
  ('X782000000112', '23514')) as listed (written, result);

-- Attacks: what is not published is read by no other way
select is(tests.attempt('anon', null, 'select from public.books where slug = ''brouillon'''), '0 rows',
  'a visitor does not read a book that is not published');
select is(pg_temp.try('autre', 'select from public.books where description like ''%à finir%'''),
  '0 rows', 'nor does a knight, by its words');
select is(pg_temp.try('cheffe', 'select from public.books where slug = ''brouillon'''), '1 row',
  'an admin does');
select is(pg_temp.try('autre', 'select public.save_book(''{"slug": "lanterne"}'')'), '42501',
  'a knight writes none');
select is(tests.attempt('anon', null, 'select public.delete_book(''lanterne'')'), '42501',
  'a visitor deletes none');

-- Writing
select ok(pg_temp.save('{"price_cents": 1490}') > '2020-01-01', 'an admin corrects a price');
select is((select price_cents from public.books where slug = 'lanterne'), 1490, 'which is then read');
select is(
  pg_temp.try('cheffe', format('select public.save_book(%L, ''2020-01-01Z'')',
    '{"slug": "lanterne", "title": "t", "youngest": 3, "oldest": 8, "description": "d"}')),
  'PT409', 'not over the change of another');
select is(pg_temp.try('cheffe', pg_temp.book('{"isbn": "9782000000113"}')), '23514',
  'a wrong check digit is refused');
select is(pg_temp.try('cheffe', pg_temp.book(changes)), '22023', 'refused: ' || changes::text)
from unnest(array[
  '{"contributors": [{"person": "absente", "role": "author"}]}',
  '{"shops": [{"name": "Ici", "url": "javascript:alert(1)"}]}',
  '{"spreads": [{"image": "//evil.example/a.webp", "text": "", "alt": "a"}]}',
  '{"spreads": [{"image": "/\\evil.example/a.webp", "text": "", "alt": "a"}]}',
  '{"activities": [{"file": "javascript:alert(1)", "title": "a"}]}',
  '{"activities": [{"file": "/a.pdf\n", "title": "a"}]}']::jsonb[]) as changes;
select is(pg_temp.try('cheffe', pg_temp.book(jsonb_build_object('cover_url', address))), result,
  'a cover at ' || address || ': ' || result)
from (values
  ('/covers/lanterne.webp', '1 row'), ('https://evil.example/a.webp', '23514'),
  ('//evil.example/a.webp', '23514'), (E'/\\evil.example/a.webp', '23514'),
  ('/storage/v1/object/public/book-media/' || md5('a') || '.webp', '1 row')) as listed (address, result);
select is(
  pg_temp.try('cheffe', 'select public.save_book_person(''{"slug": "plume", "name": "Plume", '
    '"picture_url": "//evil.example/a.webp"}'')'),
  '23514', 'nor does a person have a picture of another site');

-- The order of a shelf
select is(pg_temp.try('autre', 'select public.order_books(''{brouillon,lanterne}'')'), '42501',
  'a knight moves no book');
select tests.act_as(tests.knight('cheffe'));
select public.order_books('{absente,brouillon,lanterne}');
select tests.act_as(null);
select results_eq(
  $$ select slug, "position" from public.books where slug in ('lanterne', 'brouillon') order by "position" $$,
  $$ values ('brouillon', 2), ('lanterne', 3) $$, 'an admin orders a shelf, whatever was deleted meanwhile');
select ok(pg_temp.save('{"is_published": true, "position": 1}') > '2020-01-01',
  'a form that is older than the order is saved');
select is((select "position" from public.books where slug = 'lanterne'), 3, 'and moves nothing');
select ok(pg_temp.save('{"is_published": false}') > '2020-01-01', 'it is withdrawn');
select is(tests.attempt('anon', null, 'select from public.books'), '0 rows', 'and read no more');

select bag_eq(
  'select action || '': '' || subject from private.team_decisions where subject = ''La lanterne''',
  array['saved_book: La lanterne', 'saved_book: La lanterne', 'withdrew_book: La lanterne'],
  'the log has all three');

select * from finish();
rollback;
