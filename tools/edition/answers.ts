import { answerForms, fillerKeys, isRight } from '../../src/lib/answerForms.ts';

interface NearMiss {
  answers: string[];
  message: string;
}

interface JudgedDay {
  question: string;
  answers: string[];
  near_misses?: NearMiss[] | undefined;
}

/**
 * Checks that the comparison (rules 12.1 to 12.4) tells a day's near misses from its answers and
 * from each other.
 * @returns each problem, in French, without the day.
 */
export function nearMissProblems({ question, answers, near_misses = [] }: JudgedDay): string[] {
  const accepted = answerForms(answers);
  const fillers = fillerKeys(question, accepted);
  const problems: string[] = [];
  const earlier: string[] = [];
  for (const near of near_misses) {
    for (const answer of near.answers) {
      if (answerForms([answer]).length === 0)
        problems.push(`near_misses : « ${answer} » ne contient ni lettre ni chiffre`);
      else if (isRight(answer, accepted, fillers))
        problems.push(`near_misses : « ${answer} » est jugé comme une réponse acceptée`);
      else if (isRight(answer, earlier, fillers))
        problems.push(`near_misses : « ${answer} » est jugé comme une réponse d'un message d'avant`);
    }
    earlier.push(...answerForms(near.answers));
  }
  return problems;
}

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
