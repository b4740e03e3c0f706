CREATE OR REPLACE FUNCTION private.set_knight(knight public.users, name text, portrait integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if portrait not between 1 and 12 then
    raise exception 'Ce portrait n''existe pas' using errcode = '22023', hint = 'portrait_unknown';
  end if;
  update public.users set portrait = set_knight.portrait
  where users.id = knight.id and users.portrait <> set_knight.portrait;
  -- A name that stays is neither counted nor checked: it may be withheld.
  if private.tidy_name(name) is distinct from private.chosen_name(knight) then
    update public.users set username = set_knight.name, display_name = set_knight.name
    where users.id = knight.id;
  end if;
end $function$;
COMMENT ON FUNCTION private.set_knight(public.users,text,integer) IS 'Gives a knight whose account is locked a name, which tg_users__check_names checks, and a portrait. Raises 22023 for a portrait that does not exist.';
