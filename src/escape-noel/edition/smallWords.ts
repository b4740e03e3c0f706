/** Words ignored around an answer (rule 12.3), normalised. A test compares them with `private.small_words`. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'le la les l un une des du de d au aux ce cet cette ces c je j tu il elle on nous vous ils elles me m te t se s lui leur leurs ' +
    'y en moi toi mon ma mes ton ta tes son sa ses notre nos votre vos suis es est sommes etes sont etait ai as a ont avons avez ' +
    'ya cest jai dan faut dois doit dans par pour chez avec que qu qui voici voila oui peut etre donc numero reponse solution mot crois ' +
    'pense trouve'
  ).split(' '),
);
