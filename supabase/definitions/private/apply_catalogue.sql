CREATE OR REPLACE FUNCTION private.apply_catalogue(catalogue jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.book_people (slug, name, life, picture_url)
  select person.slug, person.name, coalesce(person.life, ''), person.picture_url
  from jsonb_populate_recordset(null::public.book_people, catalogue -> 'people') as person
  on conflict (slug) do update set
    name = excluded.name, life = excluded.life, picture_url = excluded.picture_url;
  perform private.write_book(book) from jsonb_array_elements(catalogue -> 'books') as book;
end $function$;
COMMENT ON FUNCTION private.apply_catalogue(jsonb) IS 'Writes the people and the books of supabase/catalogue; books that it does not name stay.';
