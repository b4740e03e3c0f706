-- The publisher's books (rules 26): the team writes them, and everyone reads those that are
-- published. `supabase/catalogue` has the demonstration's.

create table public.book_people (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name text not null check (btrim(name) <> '' and length(name) <= 80),
  life text not null default '' check (length(life) <= 1000),
  picture_url text check (picture_url ~ '^/[^/\\\s][^\\\s]*$' and length(picture_url) <= 200),
  updated_at timestamptz not null default clock_timestamp()
);
comment on table public.book_people is 'Authors and illustrators.';
comment on column public.book_people.life is 'A few sentences about them; blank for none.';
comment on column public.book_people.picture_url is
  'A path of the site, or a file of the bucket book-media by its path; null for none.';
alter table public.book_people enable row level security;
grant select on table public.book_people to anon, authenticated;
grant all on table public.book_people to service_role;
create policy "Everyone reads authors and illustrators" on public.book_people
  for select to anon, authenticated using (true);

create table public.books (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  is_published boolean not null default false,
  "position" integer not null default 1000,
  title text not null check (btrim(title) <> '' and length(title) <= 120),
  series text check (btrim(series) <> '' and length(series) <= 80),
  volume integer check (volume between 1 and 99),
  contributors jsonb not null default '[]' check (jsonb_typeof(contributors) = 'array'),
  youngest integer not null check (youngest between 0 and 18),
  oldest integer not null check (oldest between 0 and 18),
  themes text[] not null default '{}' check (cardinality(themes) <= 12),
  teaser text not null default '' check (length(teaser) <= 200),
  description text not null check (btrim(description) <> '' and length(description) <= 3000),
  extract text check (length(extract) <= 3000),
  isbn text unique check (isbn ~ '^97[89][0-9]{10}$'),
  price_cents integer check (price_cents between 1 and 100000),
  width_mm integer check (width_mm between 20 and 1000),
  height_mm integer check (height_mm between 20 and 1000),
  pages integer check (pages between 1 and 2000),
  published_on date,
  binding text check (length(binding) <= 40),
  availability text not null default 'available'
    check (availability in ('forthcoming', 'available', 'out_of_print')),
  asin text check (asin ~ '^[A-Z0-9]{10}$'),
  cover_url text check (cover_url ~ '^/[^/\\\s][^\\\s]*$' and length(cover_url) <= 200),
  spreads jsonb not null default '[]' check (jsonb_typeof(spreads) = 'array'),
  activities jsonb not null default '[]' check (jsonb_typeof(activities) = 'array'),
  press jsonb not null default '[]' check (jsonb_typeof(press) = 'array'),
  shops jsonb not null default '[]' check (jsonb_typeof(shops) = 'array'),
  updated_at timestamptz not null default clock_timestamp(),
  check (youngest <= oldest),
  -- The check digit of the ISBN. Not a function: the service's role, which may write, calls none of ours.
  constraint books_isbn_digit check (isbn !~ '^[0-9]{13}$' or (
    substr(isbn, 1, 1)::integer + substr(isbn, 3, 1)::integer + substr(isbn, 5, 1)::integer + substr(isbn, 7, 1)::integer
    + substr(isbn, 9, 1)::integer + substr(isbn, 11, 1)::integer + substr(isbn, 13, 1)::integer
    + 3 * (substr(isbn, 2, 1)::integer + substr(isbn, 4, 1)::integer + substr(isbn, 6, 1)::integer
      + substr(isbn, 8, 1)::integer + substr(isbn, 10, 1)::integer + substr(isbn, 12, 1)::integer)) % 10 = 0),
  check (volume is null or series is not null)
);
comment on table public.books is 'The books of the catalogue; everyone reads those that are published.';
comment on column public.books.slug is 'The end of the page''s address, and of the built covers'' names.';
comment on column public.books."position" is 'Among the books of its shelf, the smallest first.';
comment on column public.books.contributors is
  'A list of { "person": a slug of book_people, "role": "author" or "illustrator" }, in order.';
comment on column public.books.youngest is 'Of the readers, in years; so is oldest.';
comment on column public.books.themes is 'Subjects and moments: nuit, rentrée, colère.';
comment on column public.books.price_cents is 'In euro cents, all taxes included.';
comment on column public.books.asin is 'The retailer''s number: the end of its page''s address.';
comment on column public.books.cover_url is
  'A path of the site, or a file of the bucket book-media by its path; null for the built cover, '
  'which has the slug as its name.';
comment on column public.books.spreads is
  'A list of { "image": a path, "text": its words, "alt": what it shows }, in order.';
comment on column public.books.activities is 'A list of { "title", "file": a path }.';
comment on column public.books.press is 'A list of { "quote", "source" }.';
comment on column public.books.shops is 'Shops of this book alone: a list of { "name", "url" }.';
create index books_by_position on public.books ("position", slug);
alter table public.books enable row level security;
grant select on table public.books to anon, authenticated;
grant all on table public.books to service_role;
create policy "Visitors read published books" on public.books
  for select to anon using (is_published);
create policy "Accounts read published books, admins all" on public.books
  for select to authenticated using (is_published or (select public.is_admin()));
-- No write policy: save_book, save_book_person and their like write both tables.

create function private.check_book(book public.books) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  unknown text;
begin
  select entry ->> 'person' into unknown
  from jsonb_array_elements(book.contributors) as entry
  where not exists (select from public.book_people where book_people.slug = entry ->> 'person')
    or coalesce(entry ->> 'role', '') not in ('author', 'illustrator');
  if found then
    raise exception 'Cette personne n''existe pas : %', unknown
      using errcode = '22023', hint = 'person_missing';
  end if;
  -- Addresses are shown as links and pictures: no script, no other site's picture.
  if exists (
      select from jsonb_array_elements(book.shops) as shop
      where coalesce(shop ->> 'url', '') !~ '^https://' or btrim(coalesce(shop ->> 'name', '')) = '')
    or exists (
      select from jsonb_array_elements(book.spreads) as spread
      where coalesce(spread ->> 'image', '') !~ '^/[^/\\\s][^\\\s]*$' or btrim(coalesce(spread ->> 'alt', '')) = '')
    or exists (
      select from jsonb_array_elements(book.activities) as activity
      where coalesce(activity ->> 'file', '') !~ '^/[^/\\\s][^\\\s]*$'
        or btrim(coalesce(activity ->> 'title', '')) = '')
    or exists (
      select from jsonb_array_elements(book.press) as line
      where btrim(coalesce(line ->> 'quote', '')) = '' or btrim(coalesce(line ->> 'source', '')) = '')
  then
    raise exception 'Une librairie, une double page, une activité ou une ligne de presse est incomplète'
      using errcode = '22023', hint = 'book_list_incomplete';
  end if;
end $$;
comment on function private.check_book(public.books) is
  'Raises 22023 where a list of a book has an entry that its page could not show.';

create function private.write_book(book jsonb) returns public.books
language plpgsql volatile
set search_path = ''
as $$
declare
  written public.books;
begin
  written := jsonb_populate_record(
    jsonb_populate_record(
      null::public.books,
      '{"position": 1000, "is_published": false, "contributors": [], "themes": [], "teaser": "",
        "availability": "available", "spreads": [], "activities": [], "press": [], "shops": []}'),
    book);
  written.updated_at := clock_timestamp();
  perform private.check_book(written);
  delete from public.books where books.slug = written.slug;
  insert into public.books select written.*;
  return written;
end $$;
comment on function private.write_book(jsonb) is
  'Writes a book whole, with the keys of the table''s columns; a missing key has its default.';

create function private.apply_catalogue(catalogue jsonb) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  insert into public.book_people (slug, name, life, picture_url)
  select person.slug, person.name, coalesce(person.life, ''), person.picture_url
  from jsonb_populate_recordset(null::public.book_people, catalogue -> 'people') as person
  on conflict (slug) do update set
    name = excluded.name, life = excluded.life, picture_url = excluded.picture_url;
  perform private.write_book(book) from jsonb_array_elements(catalogue -> 'books') as book;
end $$;
comment on function private.apply_catalogue(jsonb) is
  'Writes the people and the books of supabase/catalogue; books that it does not name stay.';

create function public.save_book(book jsonb, based_on timestamptz default null)
returns timestamptz
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  before public.books;
  saved public.books;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended(book ->> 'slug', 27));
  select * into before from public.books where books.slug = book ->> 'slug';
  if before.updated_at is distinct from based_on then
    raise exception 'Ce livre a été changé ailleurs' using errcode = 'PT409', hint = 'edit_conflict';
  end if;
  -- order_books alone moves a book: a form may be older than the order of its shelf.
  saved := private.write_book(
    book || jsonb_build_object('position', coalesce(before."position", 1000)));
  perform private.log_decision(
    case
      when saved.is_published and not coalesce(before.is_published, false) then 'published_book'
      when not saved.is_published and before.is_published then 'withdrew_book'
      else 'saved_book'
    end,
    subject => saved.title);
  return saved.updated_at;
end $$;
comment on function public.save_book(jsonb, timestamptz) is
  'Adds or changes a book, published or not by its own field. Refused where it is not as it was at '
  '`based_on` (null for a new one). It stays at its place of the shelf; a new one comes last. Admins only. '
  'Runs as its owner to write books and the log.';
grant execute on function public.save_book(jsonb, timestamptz) to authenticated;

create function public.delete_book(book text) returns void
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  deleted text;
begin
  perform private.require_admin();
  delete from public.books where books.slug = book returning title into deleted;
  if found then
    perform private.log_decision('deleted_book', subject => deleted);
  end if;
end $$;
comment on function public.delete_book(text) is
  'Deletes a book. Safe to call twice. Admins only. Runs as its owner to write books and the log.';
grant execute on function public.delete_book(text) to authenticated;

create function public.save_book_person(person jsonb) returns void
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  written public.book_people := jsonb_populate_record(null::public.book_people, person);
begin
  perform private.require_admin();
  insert into public.book_people (slug, name, life, picture_url)
  values (written.slug, written.name, coalesce(written.life, ''), written.picture_url)
  on conflict (slug) do update set
    name = excluded.name, life = excluded.life, picture_url = excluded.picture_url,
    updated_at = clock_timestamp();
  perform private.log_decision('saved_book_person', subject => written.name);
end $$;
comment on function public.save_book_person(jsonb) is
  'Adds or changes an author or illustrator. Admins only. Runs as its owner to write them and the log.';
grant execute on function public.save_book_person(jsonb) to authenticated;

create function public.order_books(slugs text[]) returns void
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('order_books', 27));
  -- Not a new version of the books: a form that is open on one of them can still be saved.
  update public.books set "position" = listed.place
  from unnest(slugs) with ordinality as listed (slug, place)
  where books.slug = listed.slug and books."position" <> listed.place;
  if found then
    perform private.log_decision('ordered_books', subject => (
      select books.series from public.books where books.slug = any (slugs) limit 1));
  end if;
end $$;
comment on function public.order_books(text[]) is
  'Puts the books of a shelf in this order; a slug without a book is skipped. Safe to call twice. Admins '
  'only. Runs as its owner to write books and the log.';
grant execute on function public.order_books(text[]) to authenticated;

-- Pictures and activities of books in Supabase Storage, sent by admins (rule 26.19). The bucket is public from
-- the start: a draft's picture has a name that cannot be guessed, and only admins list names. As for the
-- workshop's media, no type that could run a script (SVG, HTML) and no policy for update: a name is a digest.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('book-media', 'book-media', true, 5000000, array[
  'image/webp', 'image/avif', 'image/png', 'image/jpeg', 'application/pdf'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
create policy "Admins read and list book media" on storage.objects
  for select to authenticated
  using (bucket_id = 'book-media' and (select public.is_admin()));
create policy "Admins add book media named by a digest" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'book-media'
    and name ~ '^[0-9a-f]{32}\.(webp|avif|png|jpg|pdf)$'
    and (select public.is_admin()));
create policy "Admins delete book media" on storage.objects
  for delete to authenticated
  using (bucket_id = 'book-media' and (select public.is_admin()));
