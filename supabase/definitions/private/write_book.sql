CREATE OR REPLACE FUNCTION private.write_book(book jsonb)
 RETURNS public.books
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;
COMMENT ON FUNCTION private.write_book(jsonb) IS 'Writes a book whole, with the keys of the table''s columns; a missing key has its default.';
