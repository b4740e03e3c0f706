CREATE OR REPLACE FUNCTION private.tg_users__check_names()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chosen text;
  refusal text;
begin
  new.username := private.tidy_name(new.username);
  new.display_name := private.tidy_name(new.display_name);
  for chosen in
    select distinct name from unnest(array[new.username, new.display_name]) as name
    where name is not null
  loop
    refusal := private.name_refusal(chosen, new.id);
    if refusal is not null then
      raise exception '%', case refusal
        when 'name_blank' then 'Le nom d''utilisateur ne peut pas être vide'
        when 'name_too_long' then 'Le nom de chevalier a vingt caractères au plus'
        when 'name_unreadable' then 'Un nom s''écrit avec les lettres d''un seul alphabet, '
          'des chiffres et une ponctuation simple'
        when 'name_is_email' then
          'Une adresse e-mail ne peut pas servir de nom : tout le monde la verrait'
        when 'name_reserved' then
          'Ce nom est celui de l''équipe du jeu : choisis-en un autre'
        when 'name_hidden' then 'L''équipe du jeu a caché ce nom : choisis-en un autre'
        when 'name_contains_answer' then 'Ce nom contient la réponse d''une énigme'
        else 'Ce nom ne convient pas : choisis-en un autre'
      end using errcode = '22023', hint = refusal;
    end if;
  end loop;
  new.name_withheld := null;
  return new;
end $function$;
COMMENT ON FUNCTION private.tg_users__check_names() IS 'Refuses a name that is not allowed (22023, hint: the code). Runs as its owner to read refused words, admins'' names and solutions.';
