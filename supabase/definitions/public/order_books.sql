CREATE OR REPLACE FUNCTION public.order_books(slugs text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
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
end $function$;
COMMENT ON FUNCTION public.order_books(text[]) IS 'Puts the books of a shelf in this order; a slug without a book is skipped. Safe to call twice. Admins only. Runs as its owner to write books and the log.';
