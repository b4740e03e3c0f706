import * as KINDS from '../../src/escape-noel/pages/riddle/kinds/index.ts';
import type { Examination, Play } from '../../src/escape-noel/pages/riddle/kinds/kind.ts';

/** The fewest texts that a board must be able to make: whoever only reads the data has as much to try. */
const FEWEST_FINISHES = 1000;

/**
 * What is wrong with what a day has done with the hands (rule 3.14).
 * @returns each problem, in French, without the day.
 */
export function playProblems(play: Play, answers: readonly string[]): string[] {
  const kinds: Record<string, { examine: (data: unknown) => Examination }> = KINDS;
  const kind = kinds[play.kind];
  if (!kind)
    return [`play.kind : « ${play.kind} » n'est pas un de ceux-ci : ${Object.keys(kinds).join(', ')}`];
  const { problems, finishes, makes } = kind.examine(play);
  const found = problems.map((problem) => `play.${problem}`);
  if (finishes < FEWEST_FINISHES)
    found.push(`play : ${finishes} réponses possibles, il en faut au moins ${FEWEST_FINISHES}`);
  if (problems.length === 0 && makes && !answers.some(makes))
    found.push("answers : aucune ne peut se faire avec ce que l'on tient en main");
  const told = answers.find((answer) => readOff(play).includes(answer));
  if (told !== undefined) found.push(`play : « ${told} » s'y lit sans jouer`);
  return found;
}

/** What the data tell to whoever does not play: a list as it stands, sorted, or told apart by one of its fields. */
function readOff(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value)) return Object.values(value).flatMap(readOff);
  return value.every((each) => typeof each === 'string') ? readOffRows(value) : readOffThings(value);
}

/** Of rows of signs: each column (the first faces of a lock), and the places of each sign, row then column (what is lit at first). */
function readOffRows(rows: readonly string[]): string[] {
  const signs = rows.flatMap((row, y) =>
    Array.from(row, (sign, x) => ({ sign, column: x, id: `${y + 1}${x + 1}` })),
  );
  return [
    ...groups(signs, ({ column }) => column).map((column) => column.map(({ sign }) => sign).join(' ')),
    ...groups(signs, ({ sign }) => sign).map(idsOf),
  ];
}

/** Of things with an id: all of them as they are listed, and each field in its order or by its values. */
function readOffThings(list: readonly unknown[]): string[] {
  const things = list.filter(hasId);
  const fields = [...new Set(things.flatMap((thing) => Object.keys(thing)))];
  const orders = [things, ...fields.map((field) => things.toSorted((a, b) => compared(a[field], b[field])))];
  return [
    ...orders.flatMap((order) => [idsOf(order), idsOf(order.toReversed())]),
    ...fields.flatMap((field) => groups(things, (thing) => thing[field]).map(idsOf)),
  ];
}

type Thing = { id: string } & Record<string, unknown>;
const hasId = (each: unknown): each is Thing => typeof each === 'object' && each !== null && 'id' in each;
const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id).join(' ');
const compared = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'fr');

/** The things that share a value, for each value. */
const groups = <T>(things: readonly T[], valueOf: (thing: T) => unknown): T[][] =>
  [...new Set(things.map(valueOf))].map((value) => things.filter((thing) => valueOf(thing) === value));
