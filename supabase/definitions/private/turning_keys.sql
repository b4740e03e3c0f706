CREATE OR REPLACE FUNCTION private.turning_keys()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select private.sound_keys(
    'et ou soit n ne ni pas non nan sans jamais rien aucun aucune guére point nul nulle '
    'nullement personne absence refus impossible négatif négation sauf excepté exception '
    'hormis hors dehors fors apart part autre autres autrement ailleurs lieu place plutot '
    'sinon exclu exclus excluant sinon différent différente différence distinct loin '
    'contraire contrairement opposé opposée inverse inversement envers faux fausse fausses '
    'anti antonyme ancien ancienne pseudo ex mal mauvais mauvaise imitation ennemi '
    'adversaire rival erreur mensonge plus moins mieux pire meilleur inférieur inférieure '
    'supérieur supérieure autant aussi comme pareil tel davantage trop tant peu assez '
    'beaucoup minimum maximum égal sur sous dessus dessous entre parmi vers contre devant '
    'derriére dela deça prés auprés coté autour milieu haut haute bas face proche voisin '
    'travers long bout bord partir malgré selon outre lors depuis pendant durant avant '
    'aprés ensuite veille lendemain jusque jusqu jusqua jusquau dés ilya dici presque '
    'environ quasi quasiment approximativement seul seule seulement uniquement toujours '
    'parfois souvent chaque tous plusieurs quelque certain certains double triple quadruple '
    'moitié demi demie tiers quart fois somme produit partie reste morceau virgule pourcent '
    'fin debut')
$function$;
COMMENT ON FUNCTION private.turning_keys() IS 'Phonetic keys of words that turn or limit a sentence: never ignored, even where the question has them or words that sound like them (rule 12.3).';
