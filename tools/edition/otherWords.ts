import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { formKeys, settled, formsOfAll } from '../../src/escape-noel/edition/forms.ts';
import { SMALL_WORDS } from '../../src/escape-noel/edition/smallWords.ts';
import { normalizeAnswer } from '../../src/lib/normalizeAnswer.ts';
import { edits, mostEdits } from './edits.ts';
import type { EmbeddedJudge } from './judge.ts';
import { boardAnswers } from '../../src/escape-noel/edition/play.ts';
import type { Edition } from '../../src/escape-noel/edition/schema.ts';

/** Path of a system's French word list, one word per line (Debian's package wfrench). */
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

/** Accents as `private.sound_keys` expects them. */
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
export async function readDictionary(
  judge: EmbeddedJudge,
  file = DICTIONARY,
): Promise<DictionaryWord[] | null> {
  if (!existsSync(file)) return null;
  return wordsFrom(
    judge,
    (await readFile(file, 'utf8')).split('\n').filter((word) => /^[a-zà-öø-ÿœ]{2,}$/.test(word)),
  );
}

/** A text of more words takes longer than its parts: each expression looks back to its start. */
const WORDS_OF_A_TEXT = 30;
const TEXTS_OF_A_QUERY = 500;

/** The replies to texts of some words each, in order. @param sql of one text, as `text`. */
async function ofWords(judge: EmbeddedJudge, sql: string, words: readonly string[]): Promise<string[]> {
  const texts = Array.from({ length: Math.ceil(words.length / WORDS_OF_A_TEXT) }, (_, place) =>
    words.slice(place * WORDS_OF_A_TEXT, (place + 1) * WORDS_OF_A_TEXT).join(' '),
  );
  const replies: string[] = [];
  for (let start = 0; start < texts.length; start += TEXTS_OF_A_QUERY) {
    const rows = await judge.query<{ reply: string }>(
      `select ${sql} as reply from unnest($1::text[]) with ordinality as list (text, place) order by place`,
      [texts.slice(start, start + TEXTS_OF_A_QUERY)],
    );
    replies.push(...rows.flatMap(({ reply }) => reply.split(' ')));
  }
  return replies;
}

const soundKeysOf = (judge: EmbeddedJudge, words: readonly string[]) =>
  ofWords(judge, "array_to_string(private.sound_keys(text), ' ')", words);
const looseKeysOf = (judge: EmbeddedJudge, keys: readonly string[]) =>
  ofWords(judge, 'private.loose_keys(text)', keys);

/** Words as `otherWordsOf` compares them. */
export async function wordsFrom(judge: EmbeddedJudge, words: readonly string[]): Promise<DictionaryWord[]> {
  const [row] = await judge.query<{ stuck: string }>('select private.stuck_articles() as stuck', []);
  const stuck = new RegExp(row?.stuck ?? '');
  const found = words.map((word): DictionaryWord => ({
    word,
    plain: normalizeAnswer(word),
    key: '',
    loose: '',
    ends: [],
  }));
  const ends = found.flatMap((each) =>
    [1, 2, 3, 4, 5, 6]
      .filter((length) => each.plain.length >= length + 2 && stuck.test(each.plain.slice(0, length)))
      .map((length) => ({ of: each, end: each.plain.slice(length) })),
  );
  const keys = await soundKeysOf(judge, words.map(folded));
  const loose = await looseKeysOf(judge, keys);
  for (const [place, each] of found.entries()) Object.assign(each, { key: keys[place], loose: loose[place] });
  const endKeys = await soundKeysOf(
    judge,
    ends.map(({ end }) => end),
  );
  for (const [place, { of }] of ends.entries()) of.ends.push(endKeys[place] ?? '');
  return found;
}

/** The forms of a question's answers, and the keys of their words, exact and loose. */
export async function formsOfQuestion(judge: EmbeddedJudge, answers: readonly string[]) {
  const forms = await settled(judge, (lookup) => [...(formsOfAll(answers, lookup) ?? [])]);
  const keys = formKeys(forms);
  return { forms, keys, loose: new Set(await looseKeysOf(judge, [...keys])) };
}

/** The spelling of each text's words without small ones and numbers. */
export async function contentWordsOf(judge: EmbeddedJudge, texts: readonly string[]): Promise<string[][]> {
  const rows = await judge.query<{ words: string[] }>(
    `select array(
       select split_part(word, '|', 1)
       from unnest(private.content_words(private.spoken_words(text))) with ordinality as list (word, place)
       where position('|' in word) > 0 order by place) as words
     from unnest($1::text[]) with ordinality as list (text, place) order by place`,
    [texts],
  );
  return rows.map(({ words }) => words);
}

/**
 * The words of the language, with their letters alone, that the judge would take for a misspelt answer though they mean something
 * else (rule 12.7).
 */
export async function otherWordsOf(
  judge: EmbeddedJudge,
  questions: readonly JudgedQuestion[],
  dictionary: readonly DictionaryWord[],
): Promise<string[]> {
  const others = new Set<string>();
  for (const { answers } of questions) {
    const { forms, keys, loose } = await formsOfQuestion(judge, answers);
    const whole = forms
      .filter((form) => /^[a-z]+$/.test(form))
      .map((word) => ({ word, most: mostEdits(word), isWhole: true }));
    const parts = (await contentWordsOf(judge, answers)).flatMap((words) => {
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
