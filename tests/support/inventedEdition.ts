import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CURRENT_FOLDER } from '../../tools/edition/folders';

/** Names of an edition's file whose value is not a text in French. */
const NO_TEXT =
  /^(edition|\w+_on|\w+_at|mediatype|\w+_url|id|kind|shape|tool|timbre|rows|dials|pieces|image|scene|book)$/;

type Visit = (text: string, key: string) => string;

/** A copy of an edition's file in which each text has been visited. @param key the name of the field. */
function visited(value: unknown, visit: Visit, key = ''): unknown {
  if (typeof value === 'string') return isText(key, value) ? visit(value, key) : value;
  if (Array.isArray(value)) return value.map((each: unknown) => visited(each, visit, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, visited(each, visit, name)] as const),
  );
}

/** The « note » of a star is a text, a bell's is not. */
const isText = (key: string, value: string) => !NO_TEXT.test(key) && !/^[A-G]#?\d$/.test(value);

const text = v.string();
const riddle = v.looseObject({
  day: v.number(),
  title: text,
  description: text,
  question: text,
  answers: v.tupleWithRest([text], text),
  closing: text,
  explanation: text,
  fragment: text,
  mediatype: text,
  media_alt: v.nullable(text),
  play: v.nullable(v.looseObject({ kind: text })),
  artefact: v.looseObject({ title: text, description: text, image_url: v.nullable(text) }),
});
const file = v.looseObject({
  title: text,
  story: text,
  season_end: v.object({ finished: text, farewell: text, next_season: v.optional(text) }),
  contest: v.looseObject({ gift: text, prizes: text, entrants: text }),
  feast: v.looseObject({ sentence: text, letter: text }),
  riddles: v.array(riddle),
});
type File = v.InferOutput<typeof file>;

const written: unknown = JSON.parse(readFileSync(join(CURRENT_FOLDER, 'edition.json'), 'utf8'));

const CONSONANTS = 'bcdfglmprtvz';
const VOWELS = ['a', 'é', 'i', 'o', 'ou', 'u'];

/** A word that no language has, another one for each number. */
function inventedWord(number: number): string {
  let word = 'k';
  for (let rest = number; word.length < 5 || rest > 0; rest = Math.floor(rest / 72))
    word += `${VOWELS[rest % 6]}${CONSONANTS.charAt(Math.floor(rest / 6) % 12)}`;
  return word;
}

/** The file of an edition with the boards and media of the current one, and none of its words. @param year of its December. */
export function inventedEdition(year: number): File {
  let words = year * 10_000;
  const reworded = v.parse(
    file,
    visited(written, (old) => old.replaceAll(/\p{L}[\p{L}\p{M}]*/gu, () => inventedWord((words += 1)))),
  );
  return {
    ...reworded,
    edition: String(year),
    purge_on: `${year + 1}-01-31`,
    schedule: { first_door: `${year}-12-01`, door_time: '00:00', time_zone: 'Europe/Paris' },
    contest: {
      ...reworded.contest,
      ends_at: `${year + 1}-01-05T22:00:00Z`,
      opens_on: null,
      written_on: null,
    },
    season_end: { ...reworded.season_end, next_season: `${inventedWord((words += 1))} ${year + 1}` },
    riddles: reworded.riddles.map((each) => ({ ...each, near_misses: [] })),
    other_words: [],
  };
}

/** The normalized words of a text. */
const wordsOf = (sentence: string): string[] =>
  sentence
    .toLocaleLowerCase('fr')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Five words in a row are a sentence's own, where two of them are long: « le jour de l'an » and numbers are of no one. */
const RUN = 5;
const isOwn = (words: readonly string[]) => words.filter((word) => /^\D{5,}$/.test(word)).length > 1;
const runsOf = (words: readonly string[], length: number): string[] =>
  words
    .slice(length - 1)
    .map((_, start) => words.slice(start, start + length))
    .filter((run) => run.length < RUN || isOwn(run))
    .map((run) => run.join(' '));

/** Fields whose text is a name: two words of it are enough. */
const isName = (key: string) => key === 'title';

/** Every run of five words of the current edition, and its titles of two words or more. */
const oldRuns = new Map<number, Set<string>>();
visited(written, (old, key) => {
  const words = wordsOf(old);
  const length = isName(key) && words.length < RUN ? words.length : RUN;
  if (length > 1) {
    const found = oldRuns.get(length) ?? new Set();
    for (const run of runsOf(words, length)) found.add(run);
    oldRuns.set(length, found);
  }
  return old;
});

/** The words of the current edition that a page's texts contain: five in a row, or a title. */
export function oldWordsIn(texts: readonly string[]): string[] {
  return texts.flatMap((each) => {
    const words = wordsOf(each);
    return [...oldRuns].flatMap(([length, runs]) => runsOf(words, length).filter((run) => runs.has(run)));
  });
}
