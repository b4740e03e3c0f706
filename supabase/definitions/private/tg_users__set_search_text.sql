CREATE OR REPLACE FUNCTION private.tg_users__set_search_text()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- The line break keeps a search from matching across two fields.
  new.search_text := private.folded_name(concat_ws(E'\n',
    case
      when new.id = new.account_id then new.email
      else (select accounts.email from auth.users as accounts where accounts.id = new.account_id)
    end,
    new.display_name, nullif(new.username, new.display_name)));
  -- A name that changes has had them computed (tg_users__check_names).
  if tg_op = 'INSERT' then
    new.name_forms := private.name_forms(
      coalesce(nullif(btrim(new.display_name), ''), nullif(btrim(new.username), ''), ''));
  end if;
  return new;
end $function$;
COMMENT ON FUNCTION private.tg_users__set_search_text() IS 'Sets search_text, with the account''s e-mail address, and name_forms of a new row. Runs as its owner because knights may not call private functions.';
