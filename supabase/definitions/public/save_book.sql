CREATE OR REPLACE FUNCTION public.save_book(book jsonb, based_on timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
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
end $function$;
COMMENT ON FUNCTION public.save_book(jsonb,timestamp with time zone) IS 'Adds or changes a book, published or not by its own field. Refused where it is not as it was at `based_on` (null for a new one). It stays at its place of the shelf; a new one comes last. Admins only. Runs as its owner to write books and the log.';
