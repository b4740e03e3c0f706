import * as v from 'valibot';
import { plural } from '../../lib/french.ts';
import type { Examination, Play } from '../kinds/kind.ts';
import type { FieldFinding } from './findings.ts';

/** A board must be able to produce this many texts, so that its data do not give the answer away. */
const MIN_ANSWERS = 1000;

const WORDS = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];

/** A small number in words. */
const inWords = (count: number, isFeminine = false): string =>
  count === 1 && isFeminine ? 'une' : (WORDS[count] ?? String(count));

const countedInWords = (count: number, thing: string, isFeminine = false): string =>
  `${inWords(count, isFeminine)} ${plural(count, thing)}`;

type Examine = (data: unknown) => Pick<Examination, 'answerCount'>;

/** Longer than any board. */
const MOST = 60;

/** The smallest number for which a board can produce enough texts. */
function least(from: number, enough: (count: number) => boolean): number | null {
  for (let count = from; count <= MOST; count += 1) if (enough(count)) return count;
  return null;
}

const list = v.array(v.unknown());
const listed = v.looseObject({
  items: v.optional(list),
  nodes: v.optional(list),
  places: v.optional(list),
  rows: v.optional(v.array(v.string())),
  keys: v.optional(list),
  length: v.optional(v.number()),
  count: v.optional(v.number()),
});

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));

const tooFew = (things: string, needed: number | null, isFeminine: boolean): string =>
  needed === null
    ? `Avec ${things}, on peut trouver en essayant\u00A0: il en faut davantage`
    : `Avec ${things}, on peut trouver en essayant\u00A0: il en faut ${inWords(needed, isFeminine)} au moins`;

/**
 * A sentence for a board whose solution can be found by trying everything (rule 15.12).
 * @param play data of the right shape. @returns null where there are enough possible answers.
 */
export function guessingSentence(play: Play, examine: Examine): string | null {
  if (examine(play).answerCount >= MIN_ANSWERS) return null;
  const { items = [], nodes = [], places = [], rows = [], keys = [], length = 0 } = v.parse(listed, play);
  const ordered = least(2, (count) => factorial(count) >= MIN_ANSWERS);
  const chosen = least(2, (count) => 2 ** count - 1 >= MIN_ANSWERS);
  switch (play.kind) {
    case 'order':
      return tooFew(countedInWords(items.length, 'chose', true), ordered, true);
    case 'trace':
      return tooFew(countedInWords(nodes.length, 'point'), ordered, false);
    case 'touch':
      return tooFew(countedInWords(places.length, 'lieu', false).replace(/lieus$/, 'lieux'), chosen, false);
    case 'grid':
      return tooFew(countedInWords(rows.join('').length, 'lanterne', true), chosen, true);
    case 'wheel':
      return "Ce cadenas s'ouvre en essayant\u00A0: il lui faut une molette de plus, ou plus de signes sur chacune";
    case 'listen': {
      const strokes = least(length + 1, (count) => keys.length ** count >= MIN_ANSWERS);
      return keys.length > 0
        ? `Avec ${countedInWords(keys.length, 'touche', true)} et ${countedInWords(length, 'coup')}, on peut trouver en essayant\u00A0: il faut ${strokes === null ? 'plus de coups' : `${countedInWords(strokes, 'coup')} au moins`}, ou plus de touches`
        : "Avec si peu de notes, on peut trouver en essayant\u00A0: l'air doit en avoir davantage, ou plus de fausses";
    }
    default:
      return 'On peut trouver en essayant\u00A0: le jeu doit avoir plus de réponses possibles';
  }
}

/** The names of what a board is made of, in the findings. */
const NAMES: Readonly<Record<string, string>> = {
  items: 'élément',
  places: 'lieu',
  nodes: 'point',
  stars: 'étoile',
  keys: 'touche',
  pieces: 'morceau',
  lines: 'ligne',
  phrases: 'phrase',
  rows: 'rangée',
  dials: 'molette',
  scene: 'image du fond',
  alt: 'description du fond',
  noun: "nom d'un lieu",
  first: 'mots du début',
  last: 'mots de la fin',
  whole: 'ce qui est en morceaux',
  columns: 'morceaux par rangée',
  laid: 'morceaux au début',
  message: 'message',
  text: 'texte',
  image: 'image',
  name: 'description',
  x: 'de gauche à droite',
  y: 'de haut en bas',
  radius: 'taille',
  size: 'taille',
  note: 'note',
  colour: 'couleur',
  day: "jour qui donne l'objet",
  length: 'nombre de coups',
  count: 'nombre de fausses notes',
  shape: 'sorte de jeu',
  timbre: 'instrument',
  play: 'jeu',
  id: 'numéro',
  width: 'largeur',
  height: 'hauteur',
};

const LISTS = /^(items|places|nodes|stars|keys|pieces|lines|phrases|rows|dials)$/;
const manyOf = (name: string) => name + (/(eau|ieu)$/.test(name) ? 'x' : 's');

/**
 * « élément 1, texte : … » for « items.0.text : … ». A list without an index stays in the plural. Data that no board has are in the
 * finding's field, by which the command line names them: staff read no key of the file (rule 15.13).
 */
export function problemInWords(problem: string): FieldFinding {
  const found = /^([a-z]+(?:\.\w+)*)\u00A0: (.*)$/s.exec(problem);
  const [, path = '', message = ''] = found ?? [];
  const keys = path.split('.');
  const names: string[] = [];
  for (const [place, key] of keys.entries()) {
    if (/^\d+$/.test(key)) continue;
    const name = NAMES[key];
    if (name === undefined) return { field: `play.${path}`, message: `autre donnée\u00A0: ${message}` };
    const index = Number(keys[place + 1]);
    names.push(index >= 0 ? `${name} ${index + 1}` : LISTS.test(key) ? manyOf(name) : name);
  }
  return { field: 'play', message: `${names.join(', ')}\u00A0: ${message}` };
}
