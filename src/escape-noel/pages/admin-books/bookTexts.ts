import * as v from 'valibot';
import { cleanText } from '@/lib/cleanText';
import { FILE_PATH, isIsbn } from '@/lib/book';

/** A text of a form, cleaned, of `limit` characters at most as the database counts them. */
export const upTo = (limit: number) =>
  v.pipe(
    v.string(),
    v.transform(cleanText),
    v.trim(),
    v.check((text) => Array.from(text).length <= limit, `${limit} caractères au plus.`),
  );

/** As `upTo`, never blank. */
export const filled = (limit: number, missing: string) => v.pipe(upTo(limit), v.nonEmpty(missing));

const blankAsNull = v.transform((text: string) => (text === '' ? null : text));

/** As `upTo`, null where it is blank. */
export const optional = (limit: number) => v.pipe(upTo(limit), blankAsNull);

const isPath = (text: string) => FILE_PATH.test(text);
const PATH_MISTAKE = "Ce fichier n'est pas du site\u00A0: retire-le, puis envoie-le à nouveau.";

/** The address of a file of this site, or of one that staff have sent. */
export const filePath = (missing: string) => v.pipe(filled(200, missing), v.check(isPath, PATH_MISTAKE));

/** As `filePath`, null where it is blank. */
export const optionalPath = v.pipe(
  upTo(200),
  v.check((text) => text === '' || isPath(text), PATH_MISTAKE),
  blankAsNull,
);

/** A whole number that may be blank, then null. */
export const optionalWhole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text === '' || (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most),
      `Un nombre entier de ${least} à ${most}.`,
    ),
    v.transform((text) => (text === '' ? null : Number(text))),
  );

/**
 * A decimal number that may be blank, then null, as a whole number of a smaller unit.
 * @param digits the most that follow the comma.
 * @param least in the smaller unit; so is `most`.
 */
export const optionalDecimal = (digits: 1 | 2, least: number, most: number, mistake: string) => {
  const unit = 10 ** digits;
  const shape = new RegExp(`^\\d+(?:[.,]\\d{1,${digits}})?$`);
  const inUnits = (text: string) => Math.round(Number(text.replace(',', '.')) * unit);
  return v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/[\s€]|cm/g, '')),
    v.check(
      (text) => text === '' || (shape.test(text) && inUnits(text) >= least && inUnits(text) <= most),
      mistake,
    ),
    v.transform((text) => (text === '' ? null : inUnits(text))),
  );
};

const isbnDigits = (text: string) => text.replaceAll(/[\s\-‐‑–]/g, '');

/** The mistake of an ISBN in a French sentence; null for a right one, and for none. */
function isbnMistake(text: string): string | null {
  const digits = isbnDigits(text);
  if (digits === '' || isIsbn(digits)) return null;
  if (!/^\d*$/.test(digits)) return "Un ISBN n'a que des chiffres, des espaces et des tirets.";
  if (digits.length !== 13) return `Un ISBN a treize chiffres, et celui-ci en a ${digits.length}.`;
  if (!/^97[89]/.test(digits)) return 'Un ISBN commence par 978 ou 979.';
  return 'Un chiffre est faux\u00A0: le dernier, qui vérifie les autres, ne leur correspond pas.';
}

/** An ISBN, with spaces and dashes or not; null where it is blank. */
export const optionalIsbn = v.pipe(
  v.string(),
  v.check(
    (text) => isbnMistake(text) === null,
    ({ input }) => isbnMistake(input) ?? '',
  ),
  v.transform(isbnDigits),
  blankAsNull,
);
