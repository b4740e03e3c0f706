import { normalizeAnswer } from '../../src/lib/normalizeAnswer.ts';
import { edits, mostEdits } from './edits.ts';
import type { EmbeddedJudge, Verdict } from './judge.ts';
import { formsOfQuestion, type DictionaryWord, type JudgedQuestion } from './otherWords.ts';

/** The judge and the words that are no misspelt answer (rule 12.7). */
export interface Judging {
  judge: EmbeddedJudge;
  otherWords: readonly string[];
}

export const verdictsOn = (
  { judge, otherWords }: Judging,
  asked: JudgedQuestion,
  texts: readonly string[],
): Promise<Verdict[]> => judge.verdicts(asked, otherWords, texts);

/** Lists of the question's words, and of the answer with other words, that are judged right. */
export async function rightLists(judging: Judging, asked: JudgedQuestion): Promise<string[]> {
  const [answer = ''] = asked.answers;
  const words = asked.question.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const lists = [
    ...['lune', 'soleil', '11'].map((guess) => `${guess}, ${answer}`),
    `${answer} ou bien lune`,
    words.join(', '),
  ].filter((list) => normalizeAnswer(list) !== normalizeAnswer(answer));
  const verdicts = await verdictsOn(judging, asked, lists);
  return lists.filter((_, place) => verdicts[place] === 'right');
}

const isAlmost = (plain: string, form: string) =>
  /^[a-z]+$/.test(form) && edits(plain, form, mostEdits(form)) <= mostEdits(form);

/** Words of the dictionary that are judged right or « presque » without being spelt like an answer. */
export async function acceptedWords(
  judging: Judging,
  asked: JudgedQuestion,
  dictionary: readonly DictionaryWord[],
): Promise<Record<'right' | 'almost', string[]>> {
  const { forms, keys, loose } = await formsOfQuestion(judging.judge, asked.answers);
  // The cheap tests come first: they let through every word that could be accepted.
  const candidates = dictionary
    .filter(
      ({ plain, key, loose: looseKey, ends }) =>
        !forms.includes(plain) &&
        (keys.has(key) ||
          loose.has(looseKey) ||
          ends.some((end) => keys.has(end)) ||
          forms.some((form) => form.charAt(0) === plain.charAt(0) && isAlmost(plain, form))),
    )
    .map(({ word }) => word);
  const verdicts = await verdictsOn(judging, asked, candidates);
  const judged = (wanted: Verdict) => candidates.filter((_, place) => verdicts[place] === wanted);
  return { right: judged('right'), almost: judged('almost') };
}
