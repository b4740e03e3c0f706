CREATE OR REPLACE FUNCTION private.check_book(book public.books)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
end $function$;
COMMENT ON FUNCTION private.check_book(public.books) IS 'Raises 22023 where a list of a book has an entry that its page could not show.';
