import * as v from 'valibot';
import { atMost, text, toldIn } from './texts.ts';
import { typographyProblems } from './typography.ts';

/** The feast: the sentence that the fragments hide, its hints, and the letter that it opens (rules 14). */
export const feastShape = v.strictObject({
  question: atMost(300),
  sentence: text,
  hints: v.pipe(v.array(atMost(240)), v.minLength(1, 'doit avoir au moins un indice')),
  letter: atMost(1200),
});
type Feast = v.InferOutput<typeof feastShape>;

/**
 * What is wrong with a feast, its initials apart.
 * @param known what can be read in the days' pages, by days and fields.
 * @returns each problem, in French.
 */
export function feastProblems(
  { question, sentence, hints, letter }: Feast,
  known: readonly [string, string | null][],
): string[] {
  const asked: [string, string][] = [
    ['question', question],
    ...hints.map((hint, index): [string, string] => [`indice ${index + 1}`, hint]),
  ];
  const read: [string, string][] = [...asked, ['sentence', sentence], ['letter', letter]];
  return [
    ...toldIn([...known, ...asked], [sentence]).map((problem) => `feast : dans ${problem}`),
    ...read.flatMap(([field, value]) =>
      typographyProblems(value).map((problem) => `feast, ${field} : ${problem}`),
    ),
  ];
}
