import * as v from 'valibot';
import { acceptedLists } from './answers.ts';
import type { FieldFinding } from './findings.ts';
import type { Lookup } from './forms.ts';
import { atMost, fieldsWithAnswer, text, type Field } from './texts.ts';
import { typographyFindings } from './typography.ts';

/** The edition's `feast`: the final sentence, its hints and its letter (rules 14). */
export const finalSentenceShape = v.strictObject({
  question: atMost(300),
  sentence: text,
  hints: v.pipe(v.array(atMost(240)), v.minLength(1, 'doit avoir au moins un indice')),
  letter: atMost(1200),
});

/** Checks a final sentence alone: its typography, and that its question and hints do not contain it. @returns what is wrong, with its field. */
export function finalSentenceFindings(
  { question, sentence, hints, letter }: v.InferOutput<typeof finalSentenceShape>,
  judge: Lookup,
): FieldFinding[] {
  const shown: Field[] = [
    ['feast.question', question],
    ...hints.map((hint, index): Field => [`feast.hints.${index}`, hint]),
  ];
  return [
    ...acceptedLists({ question, answers: [sentence] }, judge).map((message) => ({
      field: 'feast.sentence',
      message,
    })),
    ...fieldsWithAnswer(shown, [sentence]),
    ...typographyFindings([...shown, ['feast.sentence', sentence], ['feast.letter', letter]]),
  ];
}
