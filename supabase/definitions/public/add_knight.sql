CREATE OR REPLACE FUNCTION public.add_knight(name text, portrait integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  first public.users := private.lock_account();
  added public.users;
begin
  if (select count(*) from public.users where users.account_id = first.id) >= 6 then
    raise exception 'Un compte a six chevaliers au plus' using errcode = 'PT409', hint = 'too_many_knights';
  end if;
  -- A test account's knights are test accounts too (rule 1.4).
  insert into public.users (id, account_id, isnotuser, created_at, updated_at, score_reached_at)
  values (
    gen_random_uuid(), first.id, first.isnotuser,
    public.server_now(), public.server_now(), public.server_now())
  returning * into added;
  perform private.set_knight(added, coalesce(add_knight.name, ''), coalesce(add_knight.portrait, 1));
  return jsonb_build_object('status', 'added', 'id', added.id);
end $function$;
COMMENT ON FUNCTION public.add_knight(text,integer) IS 'Adds a knight to the caller''s account, with a name and one of twelve portraits (by default the first). Returns {status: added} with the id. Raises PT409 for a seventh, 22023 for a name or a portrait that is refused. Runs as its owner to write the row.';
