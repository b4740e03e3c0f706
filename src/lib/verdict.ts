import { normalizeAnswer } from './normalizeAnswer.ts';
import {
  contentWords,
  formKeys,
  hasExactForm,
  joinedForms,
  separatedForms,
  soundOf,
  start,
  unknownWords,
} from './answerForms.ts';
import { hasOtherSign, withSlash } from './daysAndSigns.ts';
import { TURNING } from './fillerKeys.ts';
import { looseKeys } from './soundKeys.ts';
import { spokenWords } from './spokenWords.ts';

const VOWELS = 'aeiouy';

/**
 * The edits between two words, like `private.almost_same`: a letter missing, added or swapped with its neighbour, or a vowel for a
 * vowel, is one; another consonant is two (rule 12.5). Counting ends above `most`.
 */
export function edits(typed: string, wanted: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: wanted.length + 1 }, (_, place) => place);
  for (let i = 1; i <= typed.length; i += 1) {
    const ours = typed.charAt(i - 1);
    const current = [i];
    for (let j = 1; j <= wanted.length; j += 1) {
      const theirs = wanted.charAt(j - 1);
      const substitution = ours === theirs ? 0 : VOWELS.includes(ours) && VOWELS.includes(theirs) ? 1 : 2;
      let least = Math.min((last[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + substitution);
      if (ours === wanted.charAt(j - 2) && theirs === typed.charAt(i - 2) && i > 1 && j > 1)
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      current.push(least);
    }
    if (Math.min(...current, ...last) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[wanted.length] ?? 0;
}

/** How many edits a word of this length may have. */
export const mostEdits = (wanted: string) => (wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2);

/** Whether a word is one slip from another, like `private.almost_same`. */
export function almostSame(typed: string, wanted: string): boolean {
  const most = mostEdits(wanted);
  return (
    most > 0 &&
    typed.charAt(0) === wanted.charAt(0) &&
    Math.abs(typed.length - wanted.length) <= most &&
    /^[a-z]+$/.test(typed + wanted) &&
    edits(typed, wanted, most) <= most
  );
}

/** Whether an answer that is a letter is given beside another letter (« C, coffre B »): a list of guesses (rule 12.4). */
function listsLetters(text: string, forms: readonly string[], unknown: readonly string[]): boolean {
  if (!forms.some((form) => form.startsWith('@'))) return false;
  const parts = start(text).split(/[.,;/+&|\n]/);
  return [...parts.map(normalizeAnswer), ...unknown].some(
    (each) => /^[a-z]$/.test(each) && !forms.includes(each),
  );
}

/** The loose keys of forms by sound. */
const looseForms = (forms: readonly string[]) =>
  forms.filter((form) => form.startsWith('~')).map((form) => looseKeys(form.slice(1)));

/**
 * The verdict on an answer, like `private.compare_answer` (rules 12).
 * @param forms from `answerForms`.
 * @param fillers from `fillerKeys`.
 * @param otherWords words of the language that are no misspelt answer.
 */
export function verdictOn(
  raw: string,
  forms: readonly string[],
  fillers: readonly string[],
  otherWords: ReadonlySet<string>,
): 'right' | 'almost' | 'wrong' {
  const text = withSlash(raw, fillers);
  if (hasOtherSign(text, forms)) return 'wrong';
  const unknown = unknownWords(text, forms, fillers);
  if (listsLetters(text, forms, unknown)) return 'wrong';
  if (hasExactForm(text, forms, fillers)) return 'right';
  if (unknown.length === 0 || unknown.some((word) => otherWords.has(word))) return 'wrong';
  // A word that turns the sentence, and is none of the answer's, is no misspelt one.
  const words = spokenWords(start(text));
  const keys = contentWords(words).map(soundOf);
  const own = formKeys(forms);
  if (keys.some((key) => TURNING.has(key) && !own.has(key))) return 'wrong';
  const typed = separatedForms(text, forms, fillers);
  const accepted = looseForms(forms);
  if (
    typed.some((form) => forms.includes(form)) ||
    looseForms(typed).some((form) => accepted.includes(form)) ||
    joinedForms(words).some((form) => forms.includes(form))
  )
    return 'right';
  // Nor is a whole answer with another word, or with letters before it.
  const isWithin = (form: string) =>
    form.startsWith('~') &&
    form
      .slice(1)
      .split(' ')
      .every((key) => keys.includes(key));
  const written = [normalizeAnswer(text), ...typed];
  const isAtEnd = (form: string) => form.length > 2 && written.some((each) => each.slice(2).endsWith(form));
  if (forms.some((form) => isWithin(form) || isAtEnd(form))) return 'wrong';
  return written.some((each) => forms.some((wanted) => almostSame(each, wanted))) ? 'almost' : 'wrong';
}
