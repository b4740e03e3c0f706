import * as v from 'valibot';
import * as KINDS from '../kinds/index.ts';
import type { Examination, Play } from '../kinds/kind.ts';
import type { FieldFinding } from './findings.ts';
import { reversed, sorted } from '../../lib/arrays.ts';

/**
 * A board must be able to produce this many texts, so that its data do not give the answer away.
 */
const MIN_ANSWERS = 1000;

/**
 * Checks a day's board (rule 3.14): its shape, that it can produce an answer, and that its data do
 * not reveal one.
 * @returns what is wrong, with its field.
 */
export function playFindings(play: Play, answers: readonly string[]): FieldFinding[] {
  const kinds: Record<string, { examine: (data: unknown) => Examination }> = KINDS;
  const kind = kinds[play.kind];
  if (!kind) {
    const known = Object.keys(kinds).join(', ');
    return [
      { field: 'play.kind', message: `«\u00A0${play.kind}\u00A0» n'est pas un de ceux-ci\u00A0: ${known}` },
    ];
  }
  const { problems, answerCount, canProduce } = kind.examine(play);
  const findings: FieldFinding[] = problems.map((message) => ({ field: 'play', message }));
  if (answerCount < MIN_ANSWERS) {
    const message = `${answerCount} réponses possibles, il en faut au moins ${MIN_ANSWERS}`;
    findings.push({ field: 'play', message });
  }
  if (problems.length === 0 && canProduce && !answers.some(canProduce))
    findings.push({ field: 'answers', message: "aucune ne peut se faire avec ce que l'on tient en main" });
  const visible = visibleTexts(play);
  const revealed = answers.find((answer) => visible.includes(answer));
  if (revealed !== undefined)
    findings.push({ field: 'play', message: `«\u00A0${revealed}\u00A0» s'y lit sans jouer` });
  return findings;
}

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

/** Texts that can be read from the data without playing. */
function visibleTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value)) return Object.values(value).flatMap(visibleTexts);
  return value.every((each) => typeof each === 'string') ? textsOfRows(value) : textsOfElements(value);
}

/** Of rows: each column (first faces of dials), and the cells of each character (lit cells). */
function textsOfRows(rows: readonly string[]): string[] {
  const cells = rows.flatMap((row, y) =>
    Array.from(row, (character, x) => ({ character, column: x, id: `${y + 1}${x + 1}` })),
  );
  return [
    ...groups(cells, ({ column }) => column).map((column) =>
      column.map(({ character }) => character).join(' '),
    ),
    ...groups(cells, ({ character }) => character).map(idsOf),
  ];
}

/** Of elements: their ids in list order, sorted by each field, grouped by each field's value. */
function textsOfElements(list: readonly unknown[]): string[] {
  const elements = list.filter(hasId);
  const fields = [...new Set(elements.flatMap((element) => Object.keys(element)))];
  const orders = [
    elements,
    ...fields.map((field) => sorted(elements, (a, b) => compare(a[field], b[field]))),
  ];
  return [
    ...orders.flatMap((order) => [idsOf(order), idsOf(reversed(order))]),
    ...fields.flatMap((field) => groups(elements, (element) => element[field]).map(idsOf)),
  ];
}

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
