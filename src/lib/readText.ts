import { cleanText } from './cleanText.ts';

const STRICT = { fatal: true } as const;

/** A file whose bytes are no text in a coding that is read. */
export class CodingError extends Error {
  override readonly name = 'CodingError';
}

/** The end of a sentence about a file that is read with a `CodingError`. */
export const SAVE_AS_UTF8 =
  "n'est pas en UTF-8, ses accents seraient perdus\u00A0: enregistre-le à nouveau avec le codage UTF-8 («\u00A0Enregistrer sous\u00A0», puis «\u00A0Codage\u00A0» ou «\u00A0Encodage\u00A0»)";

/** The end of a sentence about a text file that was saved after its accents were lost. @param sign of `lostSign`. */
export const lostText = (sign: string): string =>
  `contient «\u00A0${sign}\u00A0», un signe perdu\u00A0: retape-le, souvent une lettre accentuée`;

/** UTF-16 says so by its mark, or by the empty halves of its first characters: JSON and WebVTT begin in ASCII. */
function codingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
}

/**
 * The text of a file: UTF-8 or UTF-16, with or without a byte order mark. Nothing is replaced by « \uFFFD ».
 * @throws {CodingError} for any other coding: Windows-1252 would be read without its accents.
 */
export function decodeText(bytes: Uint8Array): string {
  const coding = codingOf(bytes);
  let text: string;
  try {
    text = new TextDecoder(coding, STRICT).decode(bytes);
  } catch (cause) {
    throw new CodingError(`The bytes are not ${coding}`, { cause });
  }
  // UTF-32 is read as UTF-16 with an empty character after each.
  if (text.includes('\0')) throw new CodingError(`The bytes are no text in ${coding}`);
  return text;
}

/** Every text of a value as JSON holds it, cleaned; the same value where nothing changes. Names of fields stay. */
export function cleanTexts<Value>(value: Value): Value;
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, each]: [string, unknown]) => [key, each, cleanTexts(each)] as const,
  );
  if (entries.every(([, before, after]) => before === after)) return value;
  return Array.isArray(value)
    ? entries.map(([, , each]) => each)
    : Object.fromEntries(entries.map(([key, , each]) => [key, each]));
}
