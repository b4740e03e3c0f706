CREATE OR REPLACE FUNCTION private.tg_users__check_names()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found text[];
  forms text[] := '{}'::text[];
  chosen text;
  refusal text;
begin
  new.username := private.tidy_name(new.username);
  new.display_name := private.tidy_name(new.display_name);
  -- The name that is shown comes last: its forms are stored.
  for chosen in
    select name
    from unnest(array[new.display_name, new.username]) with ordinality as names (name, place)
    where name is not null group by name order by min(place) desc
  loop
    refusal := private.wording_refusal(chosen, new.id, 20);
    if refusal is null then
      found := coalesce(found, private.found_forms(new.id));
      forms := private.name_forms(chosen);
      if private.name_contains_answer(chosen, found, forms) then
        refusal := 'name_contains_answer';
      end if;
    end if;
    if refusal is not null then
      raise exception '%', case refusal
        when 'name_blank' then 'Le nom d''utilisateur ne peut pas être vide'
        when 'name_too_long' then 'Le nom de chevalier a vingt caractères au plus'
        when 'name_many_words' then
          'Le nom de chevalier a dix mots au plus, et un nombre est un mot'
        when 'name_unreadable' then 'Un nom s''écrit avec les lettres d''un seul alphabet, '
          'des chiffres et une ponctuation simple'
        when 'name_is_email' then
          'Une adresse e-mail ne peut pas servir de nom : tout le monde la verrait'
        when 'name_is_contact' then 'Un nom ne donne ni numéro de téléphone, ni site, ni '
          'adresse, ni compte ailleurs : tout le monde le verrait'
        when 'name_reserved' then
          'Ce nom est celui de l''équipe du jeu : choisis-en un autre'
        when 'name_hidden' then 'L''équipe du jeu a caché ce nom : choisis-en un autre'
        when 'name_contains_answer' then 'Ce nom contient la réponse d''une énigme'
        else 'Ce nom ne convient pas : choisis-en un autre'
      end using errcode = '22023', hint = refusal;
    end if;
  end loop;
  if auth.uid() = new.account_id and (new.username, new.display_name)
    is distinct from (old.username, old.display_name)
  then
    perform private.count_name('knight', new.account_id, 20);
  end if;
  new.name_forms := forms;
  new.name_withheld := null;
  return new;
end $function$;
COMMENT ON FUNCTION private.tg_users__check_names() IS 'Refuses a name that is not allowed (22023, hint: the code). Runs as its owner to read refused words, admins'' names and solutions.';
