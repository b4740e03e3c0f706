CREATE OR REPLACE FUNCTION private.new_round_table_code()
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  letters constant text := 'BCDFGHJKMNPQRSTVWXZ';
  drawn bytea;
  new_code text;
begin
  loop
    drawn := sha256(uuid_send(gen_random_uuid()));
    new_code := (
      select string_agg(substr(letters, 1 + get_byte(drawn, place) % 19, 1), '' order by place)
      from generate_series(0, 7) as place);
    exit when not exists (
      select from private.round_tables as tables where tables.code = new_code);
  end loop;
  return new_code;
end $function$;
COMMENT ON FUNCTION private.new_round_table_code() IS 'A code that no table has, one of seventeen thousand million.';
