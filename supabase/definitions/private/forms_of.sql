CREATE OR REPLACE FUNCTION private.forms_of(riddle integer)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select solutions.forms || array(
      select unnest(variants.forms)
      from private.accepted_answers as variants
      where variants.enigme_id = riddle)
    from private.enigme_solutions as solutions
    where solutions.enigme_id = riddle);
end $function$;
COMMENT ON FUNCTION private.forms_of(integer) IS 'The forms of a riddle''s answers: the edition''s, and those accepted since.';
