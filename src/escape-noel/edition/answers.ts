import { normalizeAnswer } from '../../lib/normalizeAnswer.ts';
import type { FieldFinding } from './findings.ts';
import { formKeys, formsOfAll, type Asked, type Lookup } from './forms.ts';
import { SMALL_WORDS } from './smallWords.ts';

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
 * @returns what is wrong with each, as far as the judge has replied.
 */
export function nearMissFindings(
  { question, answers, near_misses = [] }: JudgedDay,
  judge: Lookup,
): FieldFinding[] {
  const findings: FieldFinding[] = [];
  const near: string[] = [];
  for (const [place, miss] of near_misses.entries()) {
    const field = `near_misses.${place}`;
    const earlier = [...near];
    for (const answer of miss.answers) {
      const asked = { question, answers };
      if (normalizeAnswer(answer) === '')
        findings.push({ field, message: `«\u00A0${answer}\u00A0» ne contient ni lettre ni chiffre` });
      else if (judge.isRight(asked, answer))
        findings.push({ field, message: `«\u00A0${answer}\u00A0» est jugé comme une réponse acceptée` });
      else if (earlier.length > 0 && judge.isRight({ ...asked, near: earlier }, answer))
        findings.push({
          field,
          message: `«\u00A0${answer}\u00A0» est jugé comme une réponse d'un message d'avant`,
        });
    }
    near.push(...miss.answers);
  }
  return findings;
}

/** Lists of a question's words that may be right, with a word of the answer: each pair, each run of three, and all words from one on. */
function listsOf(words: readonly string[], isOfAnswer: (word: string) => boolean): string[][] {
  const different = [...new Set(words)];
  const ofAnswer = different.filter(isOfAnswer);
  if (ofAnswer.length === 0) return [];
  const pairs = ofAnswer.flatMap((one) =>
    different
      .filter((other) => other !== one)
      .flatMap((other) => [
        [one, other],
        [other, one],
      ]),
  );
  const runs = words.flatMap((_, place) => [words.slice(place), words.slice(place, place + 3)]);
  return [...pairs, ...runs].filter(
    (list) => list.length > 1 && list.some((word) => ofAnswer.includes(word)),
  );
}

/**
 * Tries lists of the question's words. A list is a guess at several answers, so none may be right (rule 12.4).
 * @returns a message for the first list that is right and is not an accepted answer itself, as far as the judge has replied.
 */
export function acceptedLists({ question, answers }: Asked, judge: Lookup): string[] {
  const words = question
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length === 1 || (word !== '' && !SMALL_WORDS.has(normalizeAnswer(word))));
  const forms = formsOfAll(answers, judge);
  const ofWords = formsOfAll(words, judge);
  if (!forms || !ofWords) return [];
  const keys = formKeys([...forms]);
  const isOfAnswer = (word: string) => [...formKeys(judge.formsOf(word) ?? [])].some((key) => keys.has(key));
  const lists = listsOf(words, isOfAnswer);
  const right = lists.filter((list) => judge.isRight({ question, answers }, list.join(', ')) ?? false);
  // A list whose every word is compared is an accepted answer of several words.
  const isAnswer = (list: string[]) =>
    judge.formsOf(list.join(', '))?.some((form) => forms.has(form) && form.split(' ').length === list.length);
  const found = right.find((list) => isAnswer(list) === false);
  return found === undefined ? [] : [`la liste «\u00A0${found.join(', ')}\u00A0» serait juste`];
}

/**
 * The answers of a day that its other answers already make right, as far as the judge has replied. Numbers are left out:
 * `fieldsWithAnswer` needs each of their spellings.
 */
export function redundantAnswers({ question, answers }: Asked, judge: Lookup): string[] {
  const kept = [...answers];
  return answers.slice(1).filter((answer) => {
    const others = kept.filter((each) => each !== answer);
    const hasNumber = judge.formsOf(answer)?.some((form) => /\d/.test(form));
    const isRight = judge.isRight({ question, answers: others }, answer);
    const isRedundant = isRight === true && hasNumber === false;
    if (isRedundant) kept.splice(kept.indexOf(answer), 1);
    return isRedundant;
  });
}
