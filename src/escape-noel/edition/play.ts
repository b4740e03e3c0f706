import * as v from 'valibot';
import * as KINDS from '../kinds/index.ts';
import type { Examination, Play } from '../kinds/kind.ts';
import type { FieldFinding } from './findings.ts';
import { guessingSentence, problemInWords } from './boardFindings.ts';
import { reversed, sorted } from '../../lib/arrays.ts';

/**
 * Checks a day's board (rule 3.14): its shape, that it can produce an answer, and that its data do
 * not reveal one.
 * @returns what is wrong, with its field.
 */
export function playFindings(play: Play, answers: readonly string[]): FieldFinding[] {
  const kinds: Record<string, { examine: (data: unknown) => Examination }> = KINDS;
  const kind = kinds[play.kind];
  if (!kind) return [{ field: 'play.kind', message: `«\u00A0${play.kind}\u00A0» n'est pas un jeu connu` }];
  const { problems, canProduce } = kind.examine(play);
  const findings: FieldFinding[] = problems.map(problemInWords);
  const guessing = problems.length === 0 && guessingSentence(play, kind.examine);
  if (guessing) findings.push({ field: 'play', message: guessing });
  if (problems.length === 0 && canProduce && !answers.some(canProduce))
    findings.push({ field: 'play', message: NO_SOLUTION });
  const revealed = visibleTexts(play).find(({ text }) => answers.includes(text));
  if (revealed)
    findings.push({ field: 'play', message: `La solution se voit sans jouer\u00A0: ${revealed.why}` });
  return findings;
}

/** The finding of a board whose solution is not among the answers. */
export const NO_SOLUTION =
  "La solution n'est pas encore montrée\u00A0: la faire sur le jeu, puis «\u00A0C'est la solution\u00A0»";

/** True if a board can be shown, whatever the check finds in it. */
export function isReadable(play: Play): boolean {
  const kinds: Record<string, { schema: v.GenericSchema }> = KINDS;
  const kind = kinds[play.kind];
  return kind !== undefined && v.is(kind.schema, play);
}

/** The answers that a day's board makes, to be given letter for letter; undefined where they are typed (rule 3.14). */
export function boardAnswers(play: Play | null, answers: readonly string[]): string[] | undefined {
  const kinds: Record<string, { examine: (data: unknown) => Examination }> = KINDS;
  const canProduce = play && kinds[play.kind]?.examine(play).canProduce;
  return canProduce ? answers.filter(canProduce) : undefined;
}

/** A text that can be read from the data without playing, and what to change. */
interface VisibleText {
  text: string;
  why: string;
}

const because = (texts: readonly string[], why: string): VisibleText[] =>
  texts.map((text) => ({ text, why }));

function visibleTexts(value: unknown): VisibleText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value)) return Object.values(value).flatMap(visibleTexts);
  return value.every((each) => typeof each === 'string') ? textsOfRows(value) : textsOfElements(value);
}

/** Of rows: each column (first faces of dials), and the cells of each character (lit cells). */
function textsOfRows(rows: readonly string[]): VisibleText[] {
  const cells = rows.flatMap((row, y) =>
    Array.from(row, (character, x) => ({ character, column: x, id: `${y + 1}${x + 1}` })),
  );
  return [
    ...because(
      groups(cells, ({ column }) => column).map((column) =>
        column.map(({ character }) => character).join(' '),
      ),
      "les molettes la montrent toutes au même rang\u00A0; changer la solution, ou l'ordre des signes",
    ),
    ...because(
      groups(cells, ({ character }) => character).map(idsOf),
      "c'est l'état du début\u00A0; en changer une lampe",
    ),
  ];
}

/** By field, what is the same in all the right elements and in no other one, or gives their order. */
const WHY_GROUPED: Readonly<Record<string, string>> = {
  radius: 'les bons endroits, et eux seuls, ont la même taille\u00A0; en changer une',
  size: 'les bons points, et eux seuls, ont la même taille\u00A0; en changer une',
};
const WHY_ORDERED: Readonly<Record<string, string>> = {
  x: 'elle va simplement de gauche à droite, ou de droite à gauche\u00A0; déplacer un point',
  y: 'elle va simplement de haut en bas, ou de bas en haut\u00A0; déplacer un point',
  image: "c'est l'ordre des noms des images\u00A0; les renommer ou les envoyer à nouveau",
  size: "c'est l'ordre des tailles\u00A0; en changer une",
};
const WHY_TEXT = "c'est l'ordre alphabétique des textes\u00A0; changer le début de l'un d'eux";
const WHY_LIST = "c'est l'ordre du début, ou l'inverse\u00A0; «\u00A0Mélanger autrement\u00A0»";
const WHY_READ = 'elle suit les points comme on lit une page, ou à rebours\u00A0; en déplacer un';
const WHY_SINGLE = 'un seul bon endroit, ou tous, se devine\u00A0; en changer le nombre';

/** Of elements: their ids in list order, sorted by each field, grouped by each field's value. */
function textsOfElements(list: readonly unknown[]): VisibleText[] {
  const elements = list.filter(hasId);
  const fields = [...new Set(elements.flatMap((element) => Object.keys(element)))];
  const whyList = fields.includes('radius') ? WHY_SINGLE : fields.includes('x') ? WHY_READ : WHY_LIST;
  return [
    ...because(inBoth(elements), whyList),
    ...fields.flatMap((field) => [
      ...because(
        inBoth(sorted(elements, (a, b) => compare(a[field], b[field]))),
        WHY_ORDERED[field] ?? (field === 'id' ? whyList : WHY_TEXT),
      ),
      ...groups(elements, (element) => element[field]).flatMap((group) =>
        because(
          [idsOf(group)],
          group.length === 1 || group.length === elements.length
            ? WHY_SINGLE
            : (WHY_GROUPED[field] ??
                'les bons éléments, et eux seuls, ont le même texte\u00A0; en changer un'),
        ),
      ),
    ]),
  ];
}

/** The ids of elements, and backwards. */
const inBoth = (order: readonly Element[]) => [idsOf(order), idsOf(reversed(order))];

type Element = { id: string } & Record<string, unknown>;
const hasId = (each: unknown): each is Element => typeof each === 'object' && each !== null && 'id' in each;
const idsOf = (elements: readonly { id: string }[]) => elements.map(({ id }) => id).join(' ');
const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'fr');

/** The elements grouped by value. */
const groups = <T>(elements: readonly T[], valueOf: (element: T) => unknown): T[][] =>
  [...new Set(elements.map(valueOf))].map((value) =>
    elements.filter((element) => valueOf(element) === value),
  );

/** Every string inside a board's data, media names included; keys by their name, because the database does not keep the file's order. */
export function textsOf(play: unknown): string[] {
  if (typeof play === 'string') return [play];
  if (Array.isArray(play)) return play.flatMap(textsOf);
  if (typeof play !== 'object' || play === null) return [];
  const entries = sorted(Object.entries(play), ([one], [other]) => (one < other ? -1 : 1));
  return entries.flatMap(([, value]) => textsOf(value));
}
