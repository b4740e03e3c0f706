CREATE OR REPLACE FUNCTION private.checked_table_name(name text, knight uuid, OUT tidy text, OUT forms text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  refusal text := private.wording_refusal(name, knight, 40);
begin
  tidy := coalesce(private.tidy_name(name), '');
  if refusal is null then
    forms := private.name_forms(tidy);
    refusal := case
      when private.name_contains_answer(tidy, private.found_forms(knight), forms)
      then 'name_contains_answer'
    end;
  end if;
  if refusal is not null then
    raise exception '%', case refusal
      when 'name_blank' then 'Une table a besoin d''un nom'
      when 'name_too_long' then 'Le nom d''une table a quarante caractères au plus'
      when 'name_many_words' then 'Le nom d''une table a dix mots au plus, et un nombre est un mot'
      when 'name_unreadable' then 'Un nom s''écrit avec les lettres d''un seul alphabet, '
        'des chiffres et une ponctuation simple'
      when 'name_is_email' then 'Une adresse e-mail ne peut pas servir de nom'
      when 'name_is_contact' then 'Un nom ne donne ni numéro de téléphone, ni site, ni adresse, '
        'ni compte ailleurs'
      when 'name_reserved' then 'Ce nom est celui de l''équipe du jeu : choisis-en un autre'
      when 'name_contains_answer' then 'Ce nom contient la réponse d''une énigme'
      else 'Ce nom ne convient pas : choisis-en un autre'
    end using errcode = '22023', hint = refusal;
  end if;
end $function$;
COMMENT ON FUNCTION private.checked_table_name(text,uuid) IS 'The name of a table, tidied, with its forms. Raises 22023 with the code of name_refusal.';
