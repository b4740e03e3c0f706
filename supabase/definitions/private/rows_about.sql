CREATE OR REPLACE FUNCTION private.rows_about(source regclass, owner text, owners uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  rows jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(found) order by to_jsonb(found)), ''[]'') '
    'from %s as found where found.%I = any ($1)', source, owner)
    into rows using owners;
  return (
    select coalesce(jsonb_agg(readable.columns), '[]')
    from jsonb_array_elements(rows) as each (columns),
      lateral (
        select jsonb_object_agg(fields.key, fields.value) as columns
        from (
          select * from jsonb_each(each.columns)
          -- An id of a riddle means nothing to its reader.
          union
          select named.key, named.value
          from public.enigmes,
            jsonb_each(jsonb_build_object(
              'edition', enigmes.edition, 'day', enigmes.day_number)) as named
          where enigmes.id = (each.columns ->> 'enigme_id')::integer
        ) as fields
        -- Secrets of the auth service, derived texts, and the ids of admins, who are others.
        where fields.key !~ '(password|token)'
          and fields.key <> all ('{name_forms, forms, admin_id}'::text[])
      ) as readable);
end $function$;
COMMENT ON FUNCTION private.rows_about(regclass,text,uuid[]) IS 'The rows of a table whose column `owner` is one of these accounts or knights, without secrets and derived columns.';
