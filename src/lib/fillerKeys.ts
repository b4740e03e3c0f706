import { A_DAY, ANOTHER_MONTH } from './daysAndSigns.ts';
import { soundKeys } from './soundKeys.ts';
import { spokenWords } from './spokenWords.ts';

/** Sound keys of words that turn or limit a sentence: never ignored, even where the question has them or words that sound like them. */
export const TURNING: ReadonlySet<string> = new Set(
  soundKeys(
    // Negation and alternative.
    'et ou soit n ne ni pas non nan sans jamais rien aucun aucune guére point nul nulle nullement personne absence refus ' +
      'impossible négatif négation ' +
      // Exclusion and contrary.
      'sauf excepté exception hormis hors dehors fors apart part autre autres autrement ailleurs lieu place plutot sinon exclu exclus ' +
      'excluant sinon différent différente différence distinct loin contraire contrairement opposé opposée inverse inversement ' +
      'envers faux fausse fausses anti antonyme ancien ancienne pseudo ex mal mauvais mauvaise imitation ennemi adversaire rival ' +
      'erreur mensonge ' +
      // Comparison.
      'plus moins mieux pire meilleur inférieur inférieure supérieur supérieure autant aussi comme pareil tel davantage trop tant peu ' +
      'assez beaucoup minimum maximum égal ' +
      // Place and time.
      'sur sous dessus dessous entre parmi vers contre devant derriére dela deça prés auprés coté autour milieu haut haute bas face ' +
      'proche voisin travers long bout bord partir malgré selon outre lors depuis pendant durant avant aprés ensuite veille lendemain ' +
      'jusque jusqu jusqua jusquau dés ilya dici ' +
      // Quantity.
      'presque environ quasi quasiment approximativement seul seule seulement uniquement toujours parfois souvent chaque tous ' +
      'plusieurs quelque certain certains double triple quadruple moitié demi demie tiers quart fois somme produit partie reste ' +
      'morceau virgule pourcent fin debut',
  ),
);

/** Those that a question can ask for, before « quoi », « quel », « -t-il »… or at its end (« Sur quoi… ? »). */
const ASKED = new Set(
  soundKeys('sur sous entre parmi vers devant derriére depuis pendant avant aprés reste'),
);
/** Those that are also nouns, after « combien de » or « quel » (« Combien de côtés… ? »). */
const ASKED_NOUNS = new Set(
  soundKeys(
    'coté milieu haut bas face bout bord place lieu part partie reste fois fin debut somme produit différence erreur personne ' +
      'morceau quart tiers moitié voisin seul',
  ),
);
const QUESTION_WORDS = String.raw`(?:quoi|quel(?:le)?s?|qui|combien|(?:le|la|les)quel(?:le)?s?)\|`;

/** Whether a question asks with this word, given its words in one text. */
function isAsked(key: string, said: string): boolean {
  const before = new RegExp(String.raw`\|${key}(?: ${QUESTION_WORDS}| t\|t (?:ils?|elles?|on)\|| …$)`);
  const after = new RegExp(String.raw` (?:combien\|\S+ d(?:es?)?|quel(?:le)?s?)\|\S+ \S+\|${key}(?: |$)`);
  return (ASKED.has(key) && before.test(said)) || (ASKED_NOUNS.has(key) && after.test(said));
}

/**
 * The words of a question ignored around its answer (rule 12.3), as sound keys: neither numbers, nor words that turn a sentence, nor
 * answers. None where the question's words make an answer: a list of them would be right. `@day` says that a day is asked for, and
 * `@month` that it is one of December (rule 12.2).
 */
export function fillerKeys(question: string, forms: readonly string[]): string[] {
  const spoken = spokenWords(question);
  const said = ` ${spoken.join(' ')}${/(?:…|\.\.\.)\s*$/.test(question) ? ' …' : ''}`;
  const keys = [
    ...new Set(spoken.filter((word) => word.includes('|')).map((word) => word.replace(/.*\|/, ''))),
  ];
  const makesAnswer = (form: string) =>
    form.startsWith('~') &&
    form
      .slice(1)
      .split(' ')
      .every((key) => keys.includes(key));
  const isDay = / quel(?:le)?\|\S+ (?:jour|date)\|/.test(said) || forms.some((form) => A_DAY.test(form));
  const day = isDay ? (forms.some((form) => ANOTHER_MONTH.test(form)) ? ['@day'] : ['@day', '@month']) : [];
  if (forms.some(makesAnswer)) return day;
  const fillers = keys.filter((key) => !TURNING.has(key) || isAsked(key, said));
  const inNumber = / (?:dans|en)\|\S+ (?:combien|quel(?:le)?s?)\|/.test(said) ? ['diSi'] : [];
  // « Il y a sept hiboux » answers « Combien de hiboux », but not « Dans combien de jours ».
  const ago =
    / combien\|/.test(said) && !/ (?:dans|en|avant|apres|depuis|d)\|\S+ combien\|/.test(said) ? ['ilYa'] : [];
  return [...fillers, ...inNumber, ...ago, ...day];
}
