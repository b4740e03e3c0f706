import * as v from 'valibot';
import { cleanText, seenLength } from '../../lib/cleanText.ts';
import { normalizeAnswer } from '../../lib/normalizeAnswer.ts';
import { memoized } from '../../lib/memoized.ts';
import type { FieldFinding } from './findings.ts';
import { SMALL_WORDS } from './smallWords.ts';

/** The path of a field and its text; null when it has none. */
export type Field = [field: string, text: string | null];

/** A non-blank text, cleaned: what is pasted from a word processor or a PDF is the same word. */
export const text = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.trim(),
  v.minLength(1, 'ne peut pas être vide'),
);
/** A non-blank text of at most `length` characters, as one sees them. */
export const atMost = (length: number) =>
  v.pipe(
    text,
    v.check(
      (value) => value.length <= length || seenLength(value) <= length,
      `a plus de ${length} caractères`,
    ),
  );
/** A day of the calendar that may be left out. */
export const date = v.optional(
  v.nullable(v.pipe(v.string(), v.isoDate('doit être une date, par exemple 2027-01-31'))),
);
/** Accepted answers, the canonical one first. */
export const answersShape = v.pipe(v.array(text), v.minLength(1, 'doit avoir au moins une réponse'));

/** @returns a message for each answer without a letter or digit, which cannot be compared. */
export const emptyAnswers = (answers: readonly string[]): string[] =>
  answers
    .filter((answer) => normalizeAnswer(answer) === '')
    .map((answer) => `«\u00A0${answer}\u00A0» ne contient ni lettre ni chiffre`);

/**
 * The normalised words of a text without the small ones (rule 12.3); all of them when there is no
 * other.
 */
function findWords(value: string): string[] {
  const words = value
    .split(/[^\p{L}\p{N}]+/u)
    .map(normalizeAnswer)
    .filter((word) => word !== '');
  const content = words.filter((word) => !SMALL_WORDS.has(word));
  return content.length > 0 ? content : words;
}

/** Of the texts of an edition, about 800: the workshop checks all of them at each keystroke, 9 ms without this. */
const wordsOf = memoized(findWords, (value) => value, 2000);

/** @returns a finding for each field that contains one of the answers. */
export function fieldsWithAnswer(fields: readonly Field[], answers: readonly string[]): FieldFinding[] {
  const wanted = answers.map((answer) => ({ answer, words: wordsOf(answer) }));
  return fields.flatMap(([field, value]) => {
    const words = wordsOf(value ?? '');
    const found = wanted.find((each) => containsWords(words, each.words));
    return found ? [{ field, message: `la réponse «\u00A0${found.answer}\u00A0» s'y trouve` }] : [];
  });
}

function containsWords(words: string[], wanted: string[]): boolean {
  // A single letter or digit occurs in any sentence without revealing anything.
  if (wanted.join('').length < 2) return false;
  return words.some((_, start) => wanted.every((word, offset) => words[start + offset] === word));
}
