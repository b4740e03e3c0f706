import * as v from 'valibot';
import { listProblems } from './answers.ts';
import { atMost, fieldsWithAnswer, text, type Field } from './texts.ts';
import { typographyProblems } from './typography.ts';

/** The edition's `feast`: the final sentence, its hints and its letter (rules 14). */
export const finalSentenceShape = v.strictObject({
  question: atMost(300),
  sentence: text,
  hints: v.pipe(v.array(atMost(240)), v.minLength(1, 'doit avoir au moins un indice')),
  letter: atMost(1200),
});

/**
 * Checks the typography of the final sentence, and that no text shown before contains it (rule
 * 14.5).
 * @param dayFields what the pages of all days show.
 * @returns each problem, in French.
 */
export function finalSentenceProblems(
  { question, sentence, hints, letter }: v.InferOutput<typeof finalSentenceShape>,
  dayFields: readonly Field[],
): string[] {
  const shown: [string, string][] = [
    ['question', question],
    ...hints.map((hint, index): [string, string] => [`indice ${index + 1}`, hint]),
  ];
  const texts: [string, string][] = [...shown, ['sentence', sentence], ['letter', letter]];
  return [
    ...listProblems({ question, answers: [sentence] }).map((problem) => `feast, ${problem}`),
    ...fieldsWithAnswer([...dayFields, ...shown], [sentence]).map((problem) => `feast : dans ${problem}`),
    ...texts.flatMap(([field, value]) =>
      typographyProblems(value).map((problem) => `feast, ${field} : ${problem}`),
    ),
  ];
}
