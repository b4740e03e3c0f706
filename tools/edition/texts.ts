import * as v from 'valibot';
import { SMALL_WORDS } from '../../src/lib/answerForms.ts';
import { normalizeAnswer } from '../../src/lib/normalizeAnswer.ts';

/** A text that says something. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'ne peut pas être vide'));
/** A text of at most so many characters. */
export const atMost = (length: number) => v.pipe(text, v.maxLength(length, `a plus de ${length} caractères`));
/** What is accepted as an answer, the canonical one first. */
export const answersShape = v.pipe(v.array(text), v.minLength(1, 'doit avoir au moins une réponse'));

/** @returns a problem for each answer that nothing can be compared with. */
export const unreadable = (answers: readonly string[]): string[] =>
  answers
    .filter((answer) => normalizeAnswer(answer) === '')
    .map((answer) => `« ${answer} » ne contient ni lettre ni chiffre`);

/** The words that count in a text, as the judging passes over the small ones (rule 12.3); all of them where no other is left. */
function wordsOf(said: string): string[] {
  const words = said
    .split(/[^\p{L}\p{N}]+/u)
    .map(normalizeAnswer)
    .filter((word) => word !== '');
  const content = words.filter((word) => !SMALL_WORDS.has(word));
  return content.length > 0 ? content : words;
}

/**
 * Where an answer can be read before it is found.
 * @param shown the texts by their fields, null where there is none.
 * @returns a problem for each field that tells one, beginning with the field.
 */
export function toldIn(shown: readonly [string, string | null][], answers: readonly string[]): string[] {
  return shown.flatMap(([field, value]) => {
    const words = wordsOf(value ?? '');
    const told = answers.find((answer) => containsWords(words, wordsOf(answer)));
    return told === undefined ? [] : [`${field} : la réponse « ${told} » s'y trouve`];
  });
}

function containsWords(words: string[], wanted: string[]): boolean {
  // A single letter or digit stands in any sentence without telling anything.
  if (wanted.join('').length < 2) return false;
  return words.some((_, start) => wanted.every((word, offset) => words[start + offset] === word));
}
