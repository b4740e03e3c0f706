import * as v from 'valibot';
import { cleanText } from '../../lib/cleanText.ts';
import { lostSign } from '../../lib/lostSign.ts';

/** Something to correct in an edition. */
export interface Finding {
  /** Null where it is about the whole edition. */
  readonly day: number | null;
  /** The path of the field as in the file, hints by their rank: `answers.0`, `hints.2.texte`, `feast.letter`; '' for all of a day. */
  readonly field: string;
  /** In French. */
  readonly message: string;
  /** The judge has not replied yet, or could not: nothing is wrong, and nothing may be called good. */
  readonly unchecked?: 'waiting' | 'failed';
}

/** A finding without its day. */
export type FieldFinding = Omit<Finding, 'day'>;

/** A finding in one line: its day, its field, what to correct. */
export function findingText({ day, field, message }: Finding): string {
  const where = [day !== null && `jour ${day}`, field.replace(/^hints\.(\d+)/, 'indice $1')];
  return `${where.filter(Boolean).join(', ') || 'le fichier'}\u00A0: ${message}`;
}

/** An edition that cannot be applied, with what to correct. */
export class EditionError extends Error {
  readonly findings: readonly Finding[];
  constructor(findings: readonly Finding[]) {
    super(`L'édition ne peut pas être appliquée\u00A0:\n- ${findings.map(findingText).join('\n- ')}`);
    this.findings = findings;
  }
}

/** French names of the types that schemas expect. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  boolean: 'oui ou non',
  Array: 'une liste',
  Object: 'un objet',
};
/** French names of values that are no text, number or date. */
const RECEIVED: Readonly<Record<string, string>> = { null: 'rien', Array: 'une liste', Object: 'un objet' };
// The default message of every schema, boards' schemas included.
v.setGlobalMessage(({ expected, received }) => {
  if (received === 'undefined') return 'manque';
  if (expected === 'never') return "n'est pas attendu";
  return `doit être ${EXPECTED[expected ?? ''] ?? expected}, et non ${RECEIVED[received] ?? received}`;
});

/**
 * Errors in the shape of an edition.
 * @param days the days of its riddles, in its order.
 */
export function shapeFindings(schema: v.GenericSchema, data: unknown, days: readonly number[]): Finding[] {
  const { issues = [] } = v.safeParse(schema, data);
  return issues.map(({ path = [], message }) =>
    findingAt(
      path.map(({ key }) => String(key)),
      days,
      message,
    ),
  );
}

/** @param keys the path in an edition. @param days as `shapeFindings`. */
function findingAt(keys: readonly string[], days: readonly number[], message: string): Finding {
  const [list, place, ...rest] = keys;
  if (list !== 'riddles' || place === undefined) return { day: null, field: keys.join('.'), message };
  const index = Number(place);
  return { day: days[index] ?? index + 1, field: fieldOf(rest), message };
}

/**
 * The texts of an edition in which something was lost before it came here: a file was read in another coding than its own.
 * @param days as `shapeFindings`.
 */
export const lostFindings = (data: unknown, days: readonly number[]): Finding[] =>
  lostIn(data).map(({ keys, sign }) =>
    findingAt(
      keys,
      days,
      `contient «\u00A0${sign}\u00A0», un signe perdu\u00A0: le retaper, souvent une lettre accentuée`,
    ),
  );

function lostIn(value: unknown): { keys: string[]; sign: string }[] {
  if (typeof value === 'string') {
    const sign = lostSign(cleanText(value));
    return sign === null ? [] : [{ keys: [], sign }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    lostIn(each).map(({ keys, sign }) => ({ keys: [key, ...keys], sign })),
  );
}

/** A path inside a riddle, with hints by their rank. */
const fieldOf = ([list, index, ...rest]: readonly string[]): string =>
  [list, list === 'hints' && index !== undefined ? Number(index) + 1 : index, ...rest]
    .filter((key) => key !== undefined)
    .join('.');
