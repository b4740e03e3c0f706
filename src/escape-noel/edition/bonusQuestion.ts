import * as v from 'valibot';
import { acceptedLists } from './answers.ts';
import type { FieldFinding } from './findings.ts';
import type { Lookup } from './forms.ts';
import { answersShape, atMost, emptyAnswers, fieldsWithAnswer, type Field } from './texts.ts';
import { typographyFindings } from './typography.ts';

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
 * @returns what is wrong, with its field.
 */
export function bonusQuestionFindings(
  { question, answers, hint, explanation }: v.InferOutput<typeof bonusQuestionShape>,
  dayFields: readonly Field[],
  judge: Lookup,
): FieldFinding[] {
  const shown: Field[] = [...dayFields, ['defi.question', question], ['defi.hint', hint]];
  return [
    ...[...emptyAnswers(answers), ...acceptedLists({ question, answers }, judge)].map((message) => ({
      field: 'defi.answers',
      message,
    })),
    ...fieldsWithAnswer(shown, answers).map(({ field, message }) => ({
      field,
      message: `défi\u00A0: ${message}`,
    })),
    ...typographyFindings([
      ['defi.question', question],
      ['defi.hint', hint],
      ['defi.explanation', explanation],
    ]),
  ];
}
