-- From a riddle to its book and back (rule 26.10). In the fixtures, days 2 and 20 of every edition have
-- a published book, day 3 one that is not published; the door of day 20 is closed.
begin;
select tests.insert_fixtures();
select plan(22);

create function pg_temp.doors() returns text
language sql as $$
  select coalesce(string_agg(book || ' ' || day_number, ', ' order by day_number), '')
  from public.book_doors
$$;

-- The book's page: the open doors of the current edition, to everyone
select is(tests.attempt(role, account, 'select from public.book_doors where book = ''lanterne'' and day_number = 2'),
  '1 row', role || ' reads the open door of a book')
from (values ('anon', null), ('authenticated', tests.knight('autre')),
  ('authenticated', tests.knight('cheffe'))) as callers (role, account);
select is(pg_temp.doors(), 'lanterne 2', 'no other door, and none of past editions or drafts');

-- Attacks: a door before its hour, a draft, a book that is not published
select is(tests.attempt(role, account, statement), result, role || ': ' || statement)
from (values ('anon', null), ('authenticated', tests.knight('autre'))) as callers (role, account),
  (values
    ('select from public.book_doors where day_number = 20', '0 rows'),
    ('select from public.book_doors where book = ''lanterne'' and day_number > 2', '0 rows'),
    ('select from public.book_doors where book = ''brouillon''', '0 rows'),
    ('select book from private.enigme_solutions', '42501'),
    ('select book from public.enigmes', '42703'),
    ('select private.revelation(1001)', '42501')) as attacks (statement, result);

update public.enigmes set opens_at = public.server_now() + interval '1 second'
where edition = 'tests' and day_number = 2;
select is(pg_temp.doors(), '', 'one second before its hour no door is named');
update public.enigmes set opens_at = public.server_now() where edition = 'tests' and day_number = 2;
select is(pg_temp.doors(), 'lanterne 2', 'at its hour it is');

-- The revelation, once the day is solved: what a player needs of the book
create function pg_temp.book_of(day integer) returns jsonb
language sql as $$
  select private.revelation(id) -> 'book' from public.enigmes
  where edition = 'tests' and day_number = day
$$;
select is(pg_temp.book_of(2), '{"slug": "lanterne", "title": "La lanterne", "cover_url": null}',
  'the revelation has the published book');
select is(pg_temp.book_of(3), 'null', 'not one that is not published');
select is(pg_temp.book_of(1), 'null', 'and null for a day without a book');

update public.books set is_published = false where slug = 'lanterne';
select is(pg_temp.book_of(2)::text || pg_temp.doors(), 'null', 'a withdrawn book is shown nowhere');

select * from finish();
rollback;
