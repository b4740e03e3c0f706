import { sorted } from '../../lib/arrays.ts';
import type { DictionaryWord } from './dictionary.ts';
import { edits, mostEdits } from './edits.ts';
import { formKeys } from './forms.ts';
import { boardAnswers } from './play.ts';
import type { Edition } from './schema.ts';
import { SMALL_WORDS } from './smallWords.ts';

/** A question of the edition and its accepted answers. */
export interface JudgedQuestion {
  name: string;
  question: string;
  answers: readonly string[];
}

/** The parts of an edition that have a typed answer. */
interface AskedEdition {
  readonly riddles: readonly Pick<
    Edition['riddles'][number],
    'day' | 'question' | 'answers' | 'play' | 'defi'
  >[];
  readonly feast: Pick<Edition['feast'], 'question' | 'sentence'>;
}

/** Every question whose answer is typed, named as in the check's messages. */
export const judgedQuestions = ({ riddles, feast }: AskedEdition): JudgedQuestion[] => [
  ...riddles.flatMap(({ day, question, answers, play, defi }) => [
    ...(boardAnswers(play, answers) ? [] : [{ name: `jour ${day}`, question, answers }]),
    ...(defi ? [{ name: `jour ${day}, défi`, question: defi.question, answers: defi.answers }] : []),
  ]),
  { name: 'feast', question: feast.question, answers: [feast.sentence] },
];

/** An answer as the database compares words of the language with it (`private.answer_sounds`). */
export interface AnswerSounds {
  readonly forms: readonly string[];
  /** The loose keys of the words of its forms. */
  readonly loose: readonly string[];
  /** Its words without small ones and numbers. */
  readonly words: readonly string[];
}

/** Asks the database for the sounds of answers, in their order; at most 200 at a time. */
export type FetchSounds = (answers: readonly string[]) => Promise<readonly AnswerSounds[]>;

const ANSWERS_AT_ONCE = 200;

interface Compared {
  keys: ReadonlySet<string>;
  loose: ReadonlySet<string>;
  /** Words of its answers, the letters of each, and how many edits make another word resemble it. */
  written: readonly { word: string; letters: number; most: number; isWhole: boolean }[];
}

const A = 97;

/** One bit for each letter of a word. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) - A);
  return letters;
}

/** True if two words differ by more letters than some edits change: comparing them would be in vain. */
function areFar(some: number, other: number, most: number): boolean {
  let different = some ^ other;
  for (let left = 2 * most; left >= 0; left -= 1) {
    if (different === 0) return false;
    different &= different - 1;
  }
  return different !== 0;
}

function comparedOf(sounds: readonly AnswerSounds[]): Compared {
  const forms = [...new Set(sounds.flatMap((each) => each.forms))];
  const whole = forms.filter((form) => /^[a-z]+$/.test(form));
  return {
    keys: formKeys(forms),
    loose: new Set(sounds.flatMap(({ loose }) => loose)),
    written: [
      ...whole.map((word) => ({ word, most: mostEdits(word), isWhole: true })),
      ...sounds.flatMap(({ words }) => {
        const most = mostEdits(words.join(''));
        return words.length > 1 ? words.map((word) => ({ word, most, isWhole: false })) : [];
      }),
    ].map((each) => ({ ...each, letters: lettersOf(each.word) })),
  };
}

const resembles = (
  { key, loose: looseKey, ends, plain }: DictionaryWord,
  letters: number,
  { keys, loose, written }: Compared,
): boolean =>
  !keys.has(key) &&
  (loose.has(looseKey) ||
    ends.some((end) => keys.has(end)) ||
    written.some(
      (each) =>
        Math.abs(each.word.length - plain.length) <= each.most &&
        (!each.isWhole || each.word.charAt(0) === plain.charAt(0)) &&
        !areFar(each.letters, letters, each.most) &&
        each.word !== plain &&
        edits(plain, each.word, each.most) <= each.most,
    ));

/**
 * The words of the language, with their letters alone, that the judge would take for a misspelt answer though they mean something
 * else (rule 12.7). The command line and the workshop find the same (rule 12.8).
 * @param rest awaited after each question, where a page must stay responsive.
 * @returns them in alphabetical order. @throws as `fetchSounds`.
 */
export async function otherWordsOf(
  fetchSounds: FetchSounds,
  questions: readonly Pick<JudgedQuestion, 'answers'>[],
  dictionary: readonly DictionaryWord[],
  rest: () => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const answers = [...new Set(questions.flatMap((each) => each.answers))];
  const sounds = new Map<string, AnswerSounds>();
  for (let start = 0; start < answers.length; start += ANSWERS_AT_ONCE) {
    const some = answers.slice(start, start + ANSWERS_AT_ONCE);
    const found = await fetchSounds(some);
    for (const [place, answer] of some.entries())
      sounds.set(answer, found[place] ?? { forms: [], loose: [], words: [] });
  }
  const candidates = dictionary
    .filter(({ plain }) => !SMALL_WORDS.has(plain))
    .map((word) => ({ word, letters: lettersOf(word.plain) }));
  const others = new Set<string>();
  for (const question of questions) {
    await rest();
    const compared = comparedOf(question.answers.flatMap((answer) => sounds.get(answer) ?? []));
    for (const { word, letters } of candidates)
      if (!others.has(word.plain) && resembles(word, letters, compared)) others.add(word.plain);
  }
  return sorted(others);
}
