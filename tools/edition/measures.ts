import { answerForms, formKeys } from '../../src/lib/answerForms.ts';
import { fillerKeys } from '../../src/lib/fillerKeys.ts';
import { normalizeAnswer } from '../../src/lib/normalizeAnswer.ts';
import { looseKeys } from '../../src/lib/soundKeys.ts';
import { almostSame, verdictOn } from '../../src/lib/verdict.ts';
import type { DictionaryWord, JudgedQuestion } from './otherWords.ts';

/** The judge for one question: the verdict on a text. */
export function judgeOf({ question, answers }: JudgedQuestion, otherWords: ReadonlySet<string>) {
  const forms = answerForms(answers);
  const fillers = fillerKeys(question, forms);
  return (text: string) => verdictOn(text, forms, fillers, otherWords);
}

/** Lists of the question's words, and of the answer with other words, that are judged right. */
export const rightLists = (asked: JudgedQuestion, otherWords: ReadonlySet<string>): string[] => {
  const judge = judgeOf(asked, otherWords);
  const [answer = ''] = asked.answers;
  const words = asked.question.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const lists = [
    ...['lune', 'soleil', '11'].map((guess) => `${guess}, ${answer}`),
    `${answer} ou bien lune`,
    words.join(', '),
  ];
  return lists.filter((list) => normalizeAnswer(list) !== normalizeAnswer(answer) && judge(list) === 'right');
};

/** Words of the dictionary that are judged right or « presque » without being spelt like an answer. */
export function acceptedWords(
  asked: JudgedQuestion,
  otherWords: ReadonlySet<string>,
  dictionary: readonly DictionaryWord[],
): Record<'right' | 'almost', string[]> {
  const judge = judgeOf(asked, otherWords);
  const forms = answerForms(asked.answers);
  const keys = formKeys(forms);
  const loose = new Set([...keys].map((key) => looseKeys(key)));
  const accepted = { right: [] as string[], almost: [] as string[] };
  for (const { word, plain, key, loose: looseKey, ends } of dictionary) {
    // The cheap tests come first: they let through every word that could be accepted.
    const isCandidate =
      !forms.includes(plain) &&
      (keys.has(key) ||
        loose.has(looseKey) ||
        ends.some((end) => keys.has(end)) ||
        forms.some((form) => form.charAt(0) === plain.charAt(0) && almostSame(plain, form)));
    const verdict = isCandidate ? judge(word) : 'wrong';
    if (verdict !== 'wrong') accepted[verdict].push(word);
  }
  return accepted;
}
