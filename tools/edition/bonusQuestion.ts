import * as v from 'valibot';
import { listProblems } from './answers.ts';
import { answersShape, atMost, emptyAnswers, fieldsWithAnswer, type Field } from './texts.ts';
import { typographyProblems } from './typography.ts';

/** The edition's `defi`: a day's bonus question (rules 13). */
export const bonusQuestionShape = v.strictObject({
  question: atMost(500),
  answers: answersShape,
  hint: atMost(240),
  explanation: atMost(700),
});

/**
 * Checks a bonus question: its answers, its typography, and that nothing on the page contains an
 * answer (rule 13.5).
 * @param dayFields what the day's page shows once it is solved.
 * @returns each problem, in French, without the day.
 */
export function bonusQuestionProblems(
  { question, answers, hint, explanation }: v.InferOutput<typeof bonusQuestionShape>,
  dayFields: readonly Field[],
): string[] {
  const shown: Field[] = [...dayFields, ['defi.question', question], ['defi.hint', hint]];
  return [
    ...emptyAnswers(answers).map((problem) => `defi.answers : ${problem}`),
    ...listProblems({ question, answers }).map((problem) => `defi.${problem}`),
    ...fieldsWithAnswer(shown, answers).map((problem) => `défi : dans ${problem}`),
    ...Object.entries({ question, hint, explanation }).flatMap(([field, value]) =>
      typographyProblems(value).map((problem) => `defi.${field} : ${problem}`),
    ),
  ];
}
