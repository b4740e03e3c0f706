import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { answerForms, contentWordsOf, formKeys, SMALL_WORDS, STUCK } from '../../src/lib/answerForms.ts';
import { normalizeAnswer } from '../../src/lib/normalizeAnswer.ts';
import { looseKeys, soundKeys } from '../../src/lib/soundKeys.ts';
import { edits, mostEdits } from '../../src/lib/verdict.ts';
import { boardAnswers } from '../../src/escape-noel/edition/play.ts';
import type { Edition } from '../../src/escape-noel/edition/schema.ts';

/** Where a system has a French word list, one word per line (Debian's package wfrench). */
export const DICTIONARY = '/usr/share/dict/french';

/** A question of the edition and its accepted answers. */
export interface JudgedQuestion {
  name: string;
  question: string;
  answers: readonly string[];
}

/** Every question whose answer is typed, named as in the check's messages. */
export const judgedQuestions = ({ riddles, feast }: Edition): JudgedQuestion[] => [
  ...riddles.flatMap(({ day, question, answers, play, defi }) => [
    ...(boardAnswers(play, answers) ? [] : [{ name: `jour ${day}`, question, answers }]),
    ...(defi ? [{ name: `jour ${day}, défi`, question: defi.question, answers: defi.answers }] : []),
  ]),
  { name: 'feast', question: feast.question, answers: [feast.sentence] },
];

/** A word of the French language, its letters, its sound key and, after each article that it could begin with, the key of its end. */
export interface DictionaryWord {
  word: string;
  plain: string;
  key: string;
  loose: string;
  ends: string[];
}

/** Accents as `soundKeys` expects them. */
const folded = (word: string) =>
  word
    .replaceAll('œ', 'oe')
    .replaceAll(/[éèêë]/g, 'E')
    .replaceAll('ç', 'C')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]+/g, '')
    .replaceAll('E', 'é')
    .replaceAll('C', 'ç');

/** The words of the system's French word list, without names and compounds; null where none is installed. */
export async function readDictionary(file = DICTIONARY): Promise<DictionaryWord[] | null> {
  if (!existsSync(file)) return null;
  return wordsFrom(
    (await readFile(file, 'utf8')).split('\n').filter((word) => /^[a-zà-öø-ÿœ]{2,}$/.test(word)),
  );
}

/** Words as `otherWordsOf` compares them. */
export function wordsFrom(words: readonly string[]): DictionaryWord[] {
  // One call for all: the rules run over one long text.
  const keys = soundKeys(words.map(folded).join(' '));
  const ends = words.flatMap((word, place) => {
    const plain = normalizeAnswer(word);
    return [1, 2, 3, 4, 5, 6]
      .filter((length) => plain.length >= length + 2 && STUCK.test(plain.slice(0, length)))
      .map((length) => ({ place, end: plain.slice(length) }));
  });
  const endKeys = soundKeys(ends.map(({ end }) => end).join(' '));
  const found = words.map((word, place): DictionaryWord => {
    const key = keys[place] ?? '';
    return { word, plain: normalizeAnswer(word), key, loose: looseKeys(key), ends: [] };
  });
  for (const [index, { place }] of ends.entries()) found[place]?.ends.push(endKeys[index] ?? '');
  return found;
}

/**
 * The words of the language, with their letters alone, that the judge would take for a misspelt answer though they mean something
 * else (rule 12.7).
 */
export function otherWordsOf(
  questions: readonly JudgedQuestion[],
  dictionary: readonly DictionaryWord[],
): string[] {
  const others = new Set<string>();
  for (const { answers } of questions) {
    const forms = answerForms(answers);
    const keys = formKeys(forms);
    const loose = new Set([...keys].map((key) => looseKeys(key)));
    const whole = forms
      .filter((form) => /^[a-z]+$/.test(form))
      .map((word) => ({ word, most: mostEdits(word), isWhole: true }));
    const parts = answers.map(contentWordsOf).flatMap((words) => {
      const most = mostEdits(words.join(''));
      return words.length > 1 ? words.map((word) => ({ word, most, isWhole: false })) : [];
    });
    const written = [...whole, ...parts];
    for (const { plain, key, loose: looseKey, ends } of dictionary) {
      if (keys.has(key) || others.has(plain) || SMALL_WORDS.has(plain)) continue;
      if (
        loose.has(looseKey) ||
        ends.some((end) => keys.has(end)) ||
        written.some(
          ({ word, most, isWhole }) =>
            Math.abs(word.length - plain.length) <= most &&
            (!isWhole || word.charAt(0) === plain.charAt(0)) &&
            word !== plain &&
            edits(plain, word, most) <= most,
        )
      )
        others.add(plain);
    }
  }
  return [...others].toSorted();
}
