CREATE OR REPLACE FUNCTION private.small_words()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select '{le, la, les, l, un, une, des, du, de, d, au, aux, ce, cet, cette, ces, c, je, j, tu, il,
    elle, on, nous, vous, ils, elles, me, m, te, t, se, s, lui, leur, leurs, y, en, moi, toi, mon,
    ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, suis, es, est, sommes, etes, sont,
    etait, ai, as, a, ont, avons, avez, ya, cest, jai, dan, faut, dois, doit, dans, par, pour, chez,
    avec, que, qu, qui, voici, voila, oui, peut, etre, donc, numero, reponse, solution, mot, crois,
    pense, trouve}'::text[]
$function$;
COMMENT ON FUNCTION private.small_words() IS 'Words ignored around an answer (rule 12.3), normalised. None of them turns or limits a sentence. Mirrored by src/escape-noel/edition/smallWords.ts.';
