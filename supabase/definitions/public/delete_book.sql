CREATE OR REPLACE FUNCTION public.delete_book(book text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  deleted text;
begin
  perform private.require_admin();
  delete from public.books where books.slug = book returning title into deleted;
  if found then
    perform private.log_decision('deleted_book', subject => deleted);
  end if;
end $function$;
COMMENT ON FUNCTION public.delete_book(text) IS 'Deletes a book. Safe to call twice. Admins only. Runs as its owner to write books and the log.';
