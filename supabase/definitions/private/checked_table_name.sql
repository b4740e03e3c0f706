CREATE OR REPLACE FUNCTION private.checked_table_name(name text, knight uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  tidy text := coalesce(private.tidy_name(name), '');
  refusal text := private.name_refusal(tidy, knight, 40);
begin
  if refusal is not null then
    raise exception '%', case refusal
      when 'name_blank' then 'Une table a besoin d''un nom'
      when 'name_too_long' then 'Le nom d''une table a quarante caractères au plus'
      when 'name_unreadable' then 'Un nom s''écrit avec les lettres d''un seul alphabet, '
        'des chiffres et une ponctuation simple'
      when 'name_is_email' then 'Une adresse e-mail ne peut pas servir de nom'
      when 'name_reserved' then 'Ce nom est celui de l''équipe du jeu : choisis-en un autre'
      when 'name_contains_answer' then 'Ce nom contient la réponse d''une énigme'
      else 'Ce nom ne convient pas : choisis-en un autre'
    end using errcode = '22023', hint = refusal;
  end if;
  return tidy;
end $function$;
COMMENT ON FUNCTION private.checked_table_name(text,uuid) IS 'The name of a table, tidied. Raises 22023 with the code of name_refusal.';
