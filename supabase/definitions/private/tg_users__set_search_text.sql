CREATE OR REPLACE FUNCTION private.tg_users__set_search_text()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.search_texts as texts (user_id, text)
  -- The line break keeps a search from matching across two fields.
  select new.id, private.folded_name(concat_ws(E'\n',
    case
      when new.id = new.account_id then new.email
      else (select accounts.email from auth.users as accounts where accounts.id = new.account_id)
    end,
    new.display_name, nullif(new.username, new.display_name)))
  on conflict (user_id) do update set text = excluded.text;
  return null;
end $function$;
COMMENT ON FUNCTION private.tg_users__set_search_text() IS 'Writes a knight''s search text. Runs as its owner because it is private.';
