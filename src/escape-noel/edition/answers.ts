import { answerForms, formKeys, isRight, SMALL_WORDS, spokenForms } from '../../lib/answerForms.ts';
import { fillerKeys } from '../../lib/fillerKeys.ts';
import { normalizeAnswer } from '../../lib/normalizeAnswer.ts';
import { memoized } from '../../lib/memoized.ts';
import type { FieldFinding } from './findings.ts';

interface NearMiss {
  answers: string[];
  message: string;
}

type Asked = Pick<JudgedDay, 'question' | 'answers'>;

interface JudgedDay {
  question: string;
  answers: string[];
  near_misses?: NearMiss[] | undefined;
}

/**
 * Checks that the comparison (rules 12.1 to 12.4) tells a day's near misses from its answers and
 * from each other.
 * @returns what is wrong with each.
 */
export function nearMissFindings({ question, answers, near_misses = [] }: JudgedDay): FieldFinding[] {
  const accepted = answerForms(answers);
  const fillers = fillerKeys(question, accepted);
  const findings: FieldFinding[] = [];
  const earlier: string[] = [];
  for (const [place, near] of near_misses.entries()) {
    const field = `near_misses.${place}`;
    for (const answer of near.answers) {
      if (answerForms([answer]).length === 0)
        findings.push({ field, message: `«\u00A0${answer}\u00A0» ne contient ni lettre ni chiffre` });
      else if (isRight(answer, accepted, fillers))
        findings.push({ field, message: `«\u00A0${answer}\u00A0» est jugé comme une réponse acceptée` });
      else if (isRight(answer, earlier, fillers))
        findings.push({
          field,
          message: `«\u00A0${answer}\u00A0» est jugé comme une réponse d'un message d'avant`,
        });
    }
    earlier.push(...answerForms(near.answers));
  }
  return findings;
}

function findAcceptedLists({ question, answers }: Asked): string[] {
  const forms = answerForms(answers);
  const fillers = fillerKeys(question, forms);
  const all = question
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length === 1 || (word !== '' && !SMALL_WORDS.has(normalizeAnswer(word))));
  const words = [...new Set(all)];
  const keys = formKeys(forms);
  // Only a list with a word of the answer can be right.
  const ofAnswer = words.filter((word) => spokenForms(word).some((form) => keys.has(form.slice(1))));
  const pairs = ofAnswer.flatMap((one) =>
    words.flatMap((other) =>
      other === one
        ? []
        : [
            [one, other],
            [other, one],
          ],
    ),
  );
  const runs =
    ofAnswer.length === 0 ? [] : all.flatMap((_, place) => [all.slice(place), all.slice(place, place + 3)]);
  // A list whose every word is compared is an accepted answer of several words.
  const isAnswer = (list: string[]) =>
    spokenForms(list.join(', ')).some(
      (form) => forms.includes(form) && form.split(' ').length === list.length,
    );
  const found = [...pairs, ...runs].find(
    (list) => list.length > 1 && isRight(list.join(', '), forms, fillers) && !isAnswer(list),
  );
  return found === undefined ? [] : [`la liste «\u00A0${found.join(', ')}\u00A0» serait juste`];
}

/**
 * Tries lists of the question's words: each pair, each run of three words, and all words from one on. A list is a guess at several
 * answers, so none may be right (rule 12.4).
 * @returns a message for the first list that is right and is not an accepted answer itself.
 */
export const acceptedLists = memoized(
  findAcceptedLists,
  ({ question, answers }: Asked) => JSON.stringify([question, answers]),
  // Every question of an edition: the workshop checks all of it at each keystroke, and a question takes up to 70 ms.
  100,
);

/**
 * The answers of a day that its other answers already make right. Numbers are left out:
 * `fieldsWithAnswer` needs each of their spellings.
 */
export function redundantAnswers({ question, answers }: JudgedDay): string[] {
  const kept = [...answers];
  return answers.slice(1).filter((answer) => {
    const others = answerForms(kept.filter((each) => each !== answer));
    const isRedundant =
      !answerForms([answer]).some((form) => /\d/.test(form)) &&
      isRight(answer, others, fillerKeys(question, others));
    if (isRedundant) kept.splice(kept.indexOf(answer), 1);
    return isRedundant;
  });
}
