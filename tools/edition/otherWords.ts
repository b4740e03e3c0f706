import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  decodeDictionary,
  encodeDictionary,
  type DictionaryWord,
} from '../../src/escape-noel/edition/dictionary.ts';
import { formKeys } from '../../src/escape-noel/edition/forms.ts';
import {
  otherWordsOf,
  type AnswerSounds,
  type JudgedQuestion,
} from '../../src/escape-noel/edition/otherWords.ts';
import { normalizeAnswer } from '../../src/lib/normalizeAnswer.ts';
import type { EmbeddedJudge } from './judge.ts';

/** The French word list with its keys (tools/edition/dictionary.ts), which the workshop loads too. */
const DICTIONARY = join(import.meta.dirname, '../../src/escape-noel/edition/french-words.bin');

export const readDictionary = async (): Promise<DictionaryWord[]> =>
  decodeDictionary(gunzipSync(await readFile(DICTIONARY)).toString('utf8'));

export const writeDictionary = (words: readonly DictionaryWord[]): Promise<void> =>
  writeFile(DICTIONARY, gzipSync(encodeDictionary(words), { level: 9 }));

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

/** Words with their keys, as `otherWordsOf` compares them. */
export async function wordsFrom(judge: EmbeddedJudge, words: readonly string[]): Promise<DictionaryWord[]> {
  const [row] = await judge.query<{ stuck: string }>('select private.stuck_articles() as stuck', []);
  const stuck = new RegExp(row?.stuck ?? '');
  const found = words.map((word) => ({ word, plain: normalizeAnswer(word), ends: new Array<string>() }));
  const ends = found.flatMap((of) =>
    [1, 2, 3, 4, 5, 6]
      .filter((length) => of.plain.length >= length + 2 && stuck.test(of.plain.slice(0, length)))
      .map((length) => ({ of, end: of.plain.slice(length) })),
  );
  const keys = await soundKeysOf(judge, words.map(folded));
  const loose = await ofWords(judge, 'private.loose_keys(text)', keys);
  const endKeys = await soundKeysOf(
    judge,
    ends.map(({ end }) => end),
  );
  for (const [place, { of }] of ends.entries()) of.ends.push(endKeys[place] ?? '');
  return found.map((each, place) => ({ ...each, key: keys[place] ?? '', loose: loose[place] ?? '' }));
}

/** The sounds of answers, from the embedded database: what an admin's browser asks the API for. */
const soundsOf = (judge: EmbeddedJudge, answers: readonly string[]): Promise<AnswerSounds[]> =>
  judge.query<AnswerSounds>('select forms, loose, words from private.answer_sounds($1)', [answers]);

/** `otherWordsOf`, with the embedded database. */
export const findOtherWords = (
  judge: EmbeddedJudge,
  questions: readonly JudgedQuestion[],
  dictionary: readonly DictionaryWord[],
): Promise<string[]> => otherWordsOf((answers) => soundsOf(judge, answers), questions, dictionary);

/** The forms of a question's answers, and the keys of their words, exact and loose. */
export async function formsOfQuestion(judge: EmbeddedJudge, answers: readonly string[]) {
  const sounds = await soundsOf(judge, answers);
  const forms = [...new Set(sounds.flatMap((each) => each.forms))];
  return { forms, keys: formKeys(forms), loose: new Set(sounds.flatMap(({ loose }) => loose)) };
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
