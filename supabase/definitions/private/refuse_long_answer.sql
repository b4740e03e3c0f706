CREATE OR REPLACE FUNCTION private.refuse_long_answer(answer text)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if private.is_too_long(answer) then
    raise exception 'Cette réponse est trop longue : deux cents caractères au plus'
      using errcode = '22023', hint = 'answer_too_long';
  end if;
end $function$;
COMMENT ON FUNCTION private.refuse_long_answer(text) IS 'Raises 22023 for an answer that is_too_long.';
