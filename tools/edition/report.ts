/**
 * `npm run judge:report`: how the judge (rules 12) treats the words of a French word list, texts that turn an answer (negations,
 * exclusions, prepositions…), lists of guesses and children's spellings, for each question of the edition. Ends with an error when a figure misses its goal.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CURRENT_FOLDER } from './folders.ts';
import { embeddedJudge } from './judge.ts';
import { acceptedWords, rightLists, verdictsOn } from './measures.ts';
import { judgedQuestions, type JudgedQuestion } from '../../src/escape-noel/edition/otherWords.ts';
import { readDictionary } from './otherWords.ts';
import { readEdition } from './seed.ts';
import { misspeltPatterns, TURNED, turnedAccepted } from './turned.ts';

const GOAL = 0.95;

const edition = await readEdition(CURRENT_FOLDER);
const spellings = JSON.parse(await readFile(join(import.meta.dirname, 'spellings.json'), 'utf8')) as Record<
  string,
  string[]
>; // written by hand, one list for each question
const judge = embeddedJudge();
const judging = { judge, otherWords: edition.other_words };
const dictionary = await readDictionary();
const turned = await Promise.all(
  Object.entries(TURNED).map(async ([kind, texts]) => ({
    kind,
    patterns: await misspeltPatterns(judging, texts),
  })),
);

async function measure(asked: JudgedQuestion) {
  const words = await acceptedWords(judging, asked, dictionary);
  const written = spellings[asked.name] ?? [];
  const verdicts = await verdictsOn(judging, asked, written);
  return {
    asked,
    homophones: words.right,
    almost: words.almost,
    turned: await Promise.all(
      turned.map(async ({ kind, patterns }) => ({
        kind,
        ...(await turnedAccepted(judging, asked, patterns)),
      })),
    ),
    lists: await rightLists(judging, asked),
    written: written.length,
    right: verdicts.filter((verdict) => verdict === 'right').length,
    nearly: verdicts.filter((verdict) => verdict === 'almost').length,
  };
}

const rows = await Promise.all(judgedQuestions(edition).map(measure));
await judge.close();

const sum = (count: (row: (typeof rows)[number]) => number) =>
  rows.reduce((total, row) => total + count(row), 0);
console.table(
  rows.map((row) => ({
    question: row.asked.name,
    answer: row.asked.answers[0],
    'homophones right': row.homophones.length,
    '« presque » for a word': row.almost.length,
    'turned accepted': row.turned.flatMap(({ accepted }) => accepted).length,
    'lists right': row.lists.right.length,
    "children's spellings": row.written,
    right: row.right,
    '« presque »': row.nearly,
  })),
);
for (const { asked, homophones, almost, turned: tried, lists } of rows) {
  const wrong = [...almost, ...tried.flatMap(({ accepted }) => accepted), ...lists.right];
  if (homophones.length > 0) console.log(`${asked.name}, homophones: ${homophones.join(', ')}`);
  if (wrong.length > 0) console.log(`${asked.name}, WRONGLY ACCEPTED: ${wrong.join(' | ')}`);
}

const share = sum((row) => row.right) / sum((row) => row.written);
const accepted = sum((row) => row.turned.flatMap((each) => each.accepted).length);
const wrongly = accepted + sum(({ almost, lists }) => almost.length + lists.right.length);
console.log(
  `${dictionary.length} words of the language: ${sum((row) => row.homophones.length)} homophones are right, ${sum((row) => row.almost.length)} other words are « presque ».`,
);
for (const kind of Object.keys(TURNED)) {
  const tried = rows.flatMap((row) => row.turned).filter((each) => each.kind === kind);
  const count = tried.reduce((total, each) => total + each.tried, 0);
  console.log(
    `${kind}: ${tried.flatMap((each) => each.accepted).length} of ${count} are right or « presque ».`,
  );
}
console.log(
  `lists: ${sum(({ lists }) => lists.right.length)} of ${sum(({ lists }) => lists.tried)} are right.`,
);
console.log(
  `${(share * 100).toFixed(1)} % of ${sum((row) => row.written)} children's spellings are right (goal ${GOAL * 100} %), ` +
    `${((sum((row) => row.nearly) / sum((row) => row.written)) * 100).toFixed(1)} % « presque ».`,
);
if (wrongly > 0 || share < GOAL) process.exitCode = 1;
