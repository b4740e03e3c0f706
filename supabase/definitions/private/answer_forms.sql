CREATE OR REPLACE FUNCTION private.answer_forms(answers text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  -- An answer of one letter is also right by its name, or as « lettre » and the letter.
  with named (letter, name) as (
    select split_part(pair, '=', 1), split_part(pair, '=', 2)
    from unnest(string_to_array('a=ah b=be c=ce d=de e=eu f=effe g=ge h=ache j=ji k=ka l=elle '
      'm=emme n=enne o=oh p=pe q=cu r=erre s=esse t=te u=hu v=ve w=doubleve x=ixe y=igrec z=zede',
      ' ')) as pair
  )
  select array(
    select distinct form
    from unnest(answers) as answer
    left join named on named.letter = private.normalize_answer(answer),
      unnest(private.normalize_answer(answer) || private.spoken_forms(answer)
        -- « trois jours » for « dans trois jours », but not the reverse.
        || private.spoken_forms(regexp_replace(answer, '^dans ', '', 'i'))
        || private.joined_forms(private.spoken_words(answer))
        || case when private.has_sign(answer) then '±' end
        || ('@' || named.name) || private.spoken_forms('lettre ' || named.letter)) as form
    where form <> '')
$function$;
COMMENT ON FUNCTION private.answer_forms(text[]) IS 'Every form by which these answers are recognised.';
