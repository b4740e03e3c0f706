import type { JudgedQuestion } from '../../src/escape-noel/edition/otherWords.ts';
import { SMALL_WORDS } from '../../src/escape-noel/edition/smallWords.ts';
import { verdictsOn, type Judging } from './measures.ts';
import { contentWordsOf, formsOfQuestion } from './otherWords.ts';

/** Texts that say something else than the answer, which `…` stands for, by kind (rule 12.3). */
export const TURNED: Readonly<Record<string, readonly string[]>> = {
  negations: (
    "pas …/pas de …/ce n'est pas …/c'est pas …/sé pa …/cé pas …/non, …/non …/…, non/… non/nan …/… nan/…, pas/… pas/ni …/ni … ni lune/ne … pas/" +
    "n'est pas …/n'est …/nest pas …/sans …/sans la …/jamais …/… jamais/aucun …/aucune …/nul …/nulle …/nullement …/rien …/rien que …/guère …/… mais non/" +
    'point de …/… point/plus de …/plus …/personne …/non-…/pas-…/absence de …/il faut pas …/surtout pas …/pas du tout …/… du tout/' +
    "n'importe quoi sauf …/plus jamais …/pas encore …/… n'est pas/ne pas …/je ne crois pas que c'est …/je ne sais pas …/négatif …/impossible …/refus de …"
  ).split('/'),
  exclusions: (
    'sauf …/tout sauf …/hormis …/excepté …/excepter …/à part …/a par un …/autre que …/autre …/un autre …/une autre …/autres que …/autrement que …/' +
    'au lieu de …/à la place de …/plutôt que …/plutôt …/hors …/hors de …/dehors …/en dehors de …/dehor de …/mis à part …/à l’exception de …/' +
    'exclu …/… exclu/… excepté/… exclus/or …/fors …/ailleurs que …/différent de …/différente de …/diférent de …/distinct de …/loin de …/loin …/pas loin de …/' +
    'sinon …/excluant …/exception …/… excepté/… ailleurs/tout autre que …/… ou pas/… ou autre/ou …/ou bien …/soit …/et …/… et aussi lune/sans compter …'
  ).split('/'),
  comparisons: (
    'plus que …/plus de …/plus grand que …/plus petit que …/moins que …/moins de …/moins …/au moins …/au plus …/mieux que …/pire que …/' +
    'inférieur à …/supérieur à …/inférieure à …/supérieure à …/inferieur a …/superieur a …/autant que …/aussi que …/comme …/pareil que …/tel que …/' +
    'davantage que …/davantage …/égal à la moitié de …/meilleur que …/trop de …/trop …/tant de …/peu de …/un peu de …/assez de …/beaucoup de …/minimum …/maximum …/' +
    'plus un …/… plus un/… plus/… moins/… moins un/plus ou moins …/… de plus/… de moins/… ou plus/… et plus/≠ …/≮ …/≯ …/≤ …/≥ …/≈ …/± …/¬ …/!= …/… +1/… et demi'
  ).split('/'),
  prepositions: (
    'avant …/après …/aprè …/depuis …/pendant …/durant …/jusque …/jusqu’à …/jusqu’au …/dès le …/vers …/envers …/contre …/devant …/derrière …/derière …/' +
    'entre …/parmi …/sur …/sous …/dessus …/dessous …/au-dessus de …/au-dessous de …/par-dessus …/par-dessous …/au delà de …/en deçà de …/près de …/prés de …/' +
    'auprès de …/à côté de …/autour de …/au milieu de …/en haut de …/en bas de …/en face de …/face à …/malgré …/selon …/outre …/hors …/lors de …/' +
    'proche de …/prêt de …/voisin de …/le long de …/travers …/à travers …/au travers de …/à partir de …/partir de …/au bout de …/au bord de …/bord de …/' +
    'veille de …/la veille du …/lendemain de …/le lendemain du …/avant-veille du …/ensuite …/ensuite de …/devant la …/sur la …/sous la …/en travers de …'
  ).split('/'),
  quantities: (
    'presque …/environ …/à peu près …/quasi …/quasiment …/approximativement …/autour de …/double de …/le double de …/la moitié de …/moitié …/demi …/demi-…/demie …/' +
    'deux fois …/… fois/fois …/… fois deux/trois fois …/triple …/quadruple de …/le quart de …/quart de …/tiers de …/un tiers de …/la somme de …/différence de …/produit de …/' +
    'une partie de …/partie de …/reste de …/le reste de …/morceau de …/un bout de …/… et demi/… virgule cinq/… %/pourcent …/la fin de …/le début de …/' +
    'chaque …/tous les …/plusieurs …/quelques …/certains …/un seul …/seulement …/seul …/uniquement …/toujours …/… seulement/parfois …/souvent …/peut-être pas …/il y a plus de …/à moitié …'
  ).split('/'),
  contraries: (
    "le contraire de …/contraire de …/contraire du …/l'opposé de …/opposé à …/oposé de …/l'inverse de …/inverse de …/l'envers de …/à l'envers …/le faux …/faux …/fausse …/c'est faux …/" +
    '… est faux/… faux/anti …/anti-…/anti…/contre-…/ancien …/pseudo …/pseudo-…/ex …/ex-…/mauvais …/mauvaise …/imitation de …/ennemi de …/ennemi du …/adversaire de …/' +
    'erreur …/… erreur/mensonge …/pas vrai …/rival de …/négation de …/anti … /non pas …/in…/im…/contrairement à …/… à l’envers/inversement …/antonyme de …/l’ennemi du …'
  ).split('/'),
};

/** Every text of every kind. */
export const ALL_TURNED: readonly string[] = Object.values(TURNED).flat();

/** Children's spellings of such a word: without its silent letters or accents, or by its sound. */
const misspelt = (pattern: string): string[] => [
  pattern,
  pattern.normalize('NFD').replaceAll(/(?<=[a-z])[\u0300-\u036F]/g, ''),
  pattern.replaceAll(/(?<=\p{L}{2})[stdxp](?=[ ,]|$)/gu, ''),
  pattern.replaceAll(/[ae]n(?=[stcd ])/g, 'en'),
  pattern.replaceAll(/[ae]n(?=[stcd ])/g, 'an'),
  pattern.replaceAll('qu', 'k'),
  pattern.replaceAll(/c(?=[ao])/g, 'k'),
  pattern.replaceAll(/(?<=[aeiou])([rlptm])(?=[aeioué])/g, '$1$1'),
  pattern.replaceAll(/e?au/g, 'o'),
  pattern.replaceAll(/[éè]/g, 'ai'),
  pattern.replaceAll('é', 'er'),
  pattern.replaceAll(/ (?=…)/g, ''),
  pattern.replaceAll(/(?<=…) /g, ''),
  pattern.toUpperCase(),
];

/** The phonetic keys of each text's words, without numbers. */
async function keysOf({ judge }: Judging, texts: readonly string[]): Promise<string[][]> {
  const rows = await judge.query<{ keys: string[] }>(
    `select array(
       select (private.sound_keys(split_part(word, '|', 1)))[1]
       from unnest(private.spoken_words(text)) as word where position('|' in word) > 0) as keys
     from unnest($1::text[]) with ordinality as list (text, place) order by place`,
    [texts],
  );
  return rows.map(({ keys }) => keys);
}

/** A text with « … » for the answer, the phonetic keys of its words, and whether it has become small words only (« des » for « dès »). */
export interface TurnedPattern {
  pattern: string;
  keys: string[];
  isSmall: boolean;
}

/** Patterns with their misspellings. */
export async function misspeltPatterns(
  judging: Judging,
  patterns: readonly string[],
): Promise<TurnedPattern[]> {
  const all = [...new Set(patterns.flatMap(misspelt))];
  const texts = all.map((pattern) => pattern.replaceAll('…', ' '));
  const keys = await keysOf(judging, texts);
  const words = await contentWordsOf(judging.judge, texts);
  return all.map((pattern, place) => ({
    pattern,
    keys: keys[place] ?? [],
    isSmall: /\p{L}/u.test(pattern) && (words[place] ?? []).every((word) => SMALL_WORDS.has(word)),
  }));
}

/**
 * The texts of a kind that are judged right or « presque », for each answer of a question. A text is left out where its words are the
 * answers' own (« sous le pont »).
 */
export async function turnedAccepted(
  judging: Judging,
  asked: JudgedQuestion,
  patterns: readonly TurnedPattern[],
): Promise<{ tried: number; accepted: string[] }> {
  const { keys: own } = await formsOfQuestion(judging.judge, asked.answers);
  const all = patterns.filter(({ keys, isSmall }) => !isSmall && !keys.some((key) => own.has(key)));
  const texts = [
    ...new Set(all.flatMap(({ pattern }) => asked.answers.map((answer) => pattern.replace('…', answer)))),
  ];
  const verdicts = await verdictsOn(judging, asked, texts);
  return {
    tried: texts.length,
    accepted: texts.flatMap((text, place) =>
      verdicts[place] === 'wrong' ? [] : [`${text} (${verdicts[place]})`],
    ),
  };
}
