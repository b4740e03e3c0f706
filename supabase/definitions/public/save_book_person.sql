CREATE OR REPLACE FUNCTION public.save_book_person(person jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
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
end $function$;
COMMENT ON FUNCTION public.save_book_person(jsonb) IS 'Adds or changes an author or illustrator. Admins only. Runs as its owner to write them and the log.';
