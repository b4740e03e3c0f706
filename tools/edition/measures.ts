import { normalizeAnswer } from '../../src/lib/normalizeAnswer.ts';
import { edits, mostEdits } from '../../src/escape-noel/edition/edits.ts';
import type { EmbeddedJudge, Verdict } from './judge.ts';
import type { DictionaryWord } from '../../src/escape-noel/edition/dictionary.ts';
import type { JudgedQuestion } from '../../src/escape-noel/edition/otherWords.ts';
import { formsOfQuestion } from './otherWords.ts';

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

/** Between two guesses, as children write several of them. */
const BETWEEN = [
  ', ',
  ' ou ',
  ' ou bien ',
  ' et ',
  ' / ',
  '/',
  ' ; ',
  ' + ',
  ' & ',
  ' | ',
  '\n',
  ', et ',
  ' puis ',
  ' soit ',
];
const GUESSES = ['lune', 'soleil', '11'];

/** Guesses next to an answer that is a number, the one before and the one after, or a letter: elsewhere « c » is « c'est ». */
const neighbours = (answer: string): string[] => {
  if (/^[A-Z]$/.test(answer)) return ['A', 'C', 'D'];
  return /^\d+$/.test(answer) ? [Number(answer) - 1, Number(answer) + 1].map(String) : [];
};

/** Lists of the question's words, and of each answer with other guesses, that are judged right. */
export async function rightLists(
  judging: Judging,
  asked: JudgedQuestion,
): Promise<{ tried: number; right: string[] }> {
  const words = asked.question.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const own = new Set(asked.answers.map(normalizeAnswer));
  const lists = [
    words.join(', '),
    ...asked.answers.flatMap((answer) =>
      [...GUESSES, ...neighbours(answer)]
        .filter((guess) => !own.has(normalizeAnswer(guess)))
        .flatMap((guess) =>
          BETWEEN.flatMap((between) => [`${guess}${between}${answer}`, `${answer}${between}${guess}`]),
        ),
    ),
  ].filter((list) => !own.has(normalizeAnswer(list)));
  const verdicts = await verdictsOn(judging, asked, lists);
  return { tried: lists.length, right: lists.filter((_, place) => verdicts[place] === 'right') };
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
