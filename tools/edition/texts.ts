import * as v from 'valibot';
import { SMALL_WORDS } from '../../src/lib/answerForms.ts';
import { normalizeAnswer } from '../../src/lib/normalizeAnswer.ts';

/** A field of the edition and its text; null when it has none. */
export type Field = [name: string, text: string | null];

/** A non-blank text. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'ne peut pas être vide'));
/** A non-blank text of at most `length` characters. */
export const atMost = (length: number) => v.pipe(text, v.maxLength(length, `a plus de ${length} caractères`));
/** Accepted answers, the canonical one first. */
export const answersShape = v.pipe(v.array(text), v.minLength(1, 'doit avoir au moins une réponse'));

/** @returns a problem for each answer without a letter or digit, which cannot be compared. */
export const emptyAnswers = (answers: readonly string[]): string[] =>
  answers
    .filter((answer) => normalizeAnswer(answer) === '')
    .map((answer) => `« ${answer} » ne contient ni lettre ni chiffre`);

/**
 * The normalised words of a text without the small ones (rule 12.3); all of them when there is no
 * other.
 */
function wordsOf(value: string): string[] {
  const words = value
    .split(/[^\p{L}\p{N}]+/u)
    .map(normalizeAnswer)
    .filter((word) => word !== '');
  const content = words.filter((word) => !SMALL_WORDS.has(word));
  return content.length > 0 ? content : words;
}

/** @returns a problem for each field that contains one of the answers, starting with the field. */
export function fieldsWithAnswer(fields: readonly Field[], answers: readonly string[]): string[] {
  return fields.flatMap(([field, value]) => {
    const words = wordsOf(value ?? '');
    const found = answers.find((answer) => containsWords(words, wordsOf(answer)));
    return found === undefined ? [] : [`${field} : la réponse « ${found} » s'y trouve`];
  });
}

function containsWords(words: string[], wanted: string[]): boolean {
  // A single letter or digit occurs in any sentence without revealing anything.
  if (wanted.join('').length < 2) return false;
  return words.some((_, start) => wanted.every((word, offset) => words[start + offset] === word));
}
