import * as v from 'valibot';
import { answersShape, atMost, toldIn, unreadable } from './texts.ts';
import { typographyProblems } from './typography.ts';

/** « Le défi de l'étoile »: a day's second, harder question (rules 13). */
export const defiShape = v.strictObject({
  question: atMost(500),
  answers: answersShape,
  hint: atMost(240),
  explanation: atMost(700),
});
type Defi = v.InferOutput<typeof defiShape>;

/**
 * What is wrong with a second question.
 * @param known what can be read in the day's page once it is solved, by fields.
 * @returns each problem, in French, without the day.
 */
export function defiProblems(
  { question, answers, hint, explanation }: Defi,
  known: readonly [string, string | null][],
): string[] {
  const shown: [string, string | null][] = [...known, ['defi.question', question], ['defi.hint', hint]];
  const read = { question, hint, explanation };
  return [
    ...unreadable(answers).map((problem) => `defi.answers : ${problem}`),
    ...toldIn(shown, answers).map((problem) => `défi : dans ${problem}`),
    ...Object.entries(read).flatMap(([field, value]) =>
      typographyProblems(value).map((problem) => `defi.${field} : ${problem}`),
    ),
  ];
}
