import { answerForms, fillerKeys, isRight } from '../../src/lib/answerForms.ts';

/** A wrong answer, in the ways it is written, and what is said to whoever gives it (rule 12.6). */
export interface NearMiss {
  answers: string[];
  message: string;
}

/** What a day accepts, and what it calls near. */
interface Judged {
  question: string;
  answers: string[];
  near_misses?: NearMiss[] | undefined;
}

/**
 * Whether a day's near misses can be told from its answers, and from one another, by ear (rules 12.1 to 12.4).
 * @returns each problem, in French, without the day.
 */
export function nearMissProblems({ question, answers, near_misses = [] }: Judged): string[] {
  const accepted = answerForms(answers);
  const fillers = fillerKeys(question, accepted);
  const problems: string[] = [];
  const before: string[] = [];
  for (const near of near_misses) {
    for (const answer of near.answers) {
      if (answerForms([answer]).length === 0)
        problems.push(`near_misses : « ${answer} » ne contient ni lettre ni chiffre`);
      else if (isRight(answer, accepted, fillers))
        problems.push(`near_misses : « ${answer} » est jugé comme une réponse acceptée`);
      else if (isRight(answer, before, fillers))
        problems.push(`near_misses : « ${answer} » est jugé comme une réponse d'un message d'avant`);
    }
    before.push(...answerForms(near.answers));
  }
  return problems;
}

/** The answers of a day that the others make right already; numbers are left, since the check of the texts reads them as written. */
export function redundantAnswers({ question, answers }: Judged): string[] {
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
