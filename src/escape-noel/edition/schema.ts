import * as v from 'valibot';
import { normalizeAnswer } from '../../lib/normalizeAnswer.ts';
import { redundantAnswers } from './answers.ts';
import { bookAdvice, type CheckedBook } from './books.ts';
import { headerEntries } from './document.ts';
import { finalSentenceFindings, finalSentenceShape } from './finalSentence.ts';
import { EditionError, lostFindings, shapeFindings, type FieldFinding, type Finding } from './findings.ts';
import { rememberedFor } from '../../lib/memoized.ts';
import { formsOfAll, NO_JUDGE, rememberedOnceJudged, type Lookup } from './forms.ts';
import { fieldsOfDay, findingsOfRiddle, of, riddleShape, type EditionRiddle } from './riddle.ts';
import { scheduleAdvice, scheduleFindings } from './schedule.ts';
import { seasonAdvice, seasonFindings } from './season.ts';
import { fieldsWithAnswer } from './texts.ts';
import { typographyFindings } from './typography.ts';

const editionShape = v.strictObject({
  ...headerEntries,
  feast: finalSentenceShape,
  riddles: v.array(riddleShape),
  /** Written by `npm run edition` next to the edition (rule 12.7). */
  other_words: v.optional(v.array(v.string()), []),
});

/** The content of edition.json (docs/edition.md). */
export type Edition = v.InferOutput<typeof editionShape>;

/** Riddles of a complete edition (rule 3.1). */
const RIDDLE_COUNT = 24;

/** Nothing would ever be deleted (rule 1.8). */
const NO_PURGE: readonly Finding[] = [
  {
    day: null,
    field: 'purge_on',
    message:
      "manque\u00A0: c'est le jour où s'efface ce que la page «\u00A0Vie privée\u00A0» promet de ne pas garder, le 31 janvier",
  },
];

const lettersOf = (sentence: string) => normalizeAnswer(sentence).toUpperCase();

const about = (day: number, findings: readonly FieldFinding[]): Finding[] =>
  findings.map((finding) => ({ day, ...finding }));
const aboutEdition = (findings: readonly FieldFinding[]): Finding[] =>
  findings.map((finding) => ({ day: null, ...finding }));

/** The days that are missing or out of order. @param days the file's days, in its order. */
function findingsOfDays(days: readonly number[], draft: boolean): Finding[] {
  const found = days.flatMap((day, index) =>
    day === index + 1 ? [] : about(day, of('', [`le jour ${index + 1} est attendu à cette place`])),
  );
  const missing = Array.from({ length: RIDDLE_COUNT }, (_, index) => index + 1).filter(
    (day) => !draft && !days.includes(day),
  );
  return [...found, ...missing.flatMap((day) => about(day, of('', ['il manque'])))];
}

/** An answer that belongs to two days, or a fragment that is an answer. */
function sharedAnswers(riddles: readonly EditionRiddle[], judge: Lookup): Finding[] {
  const findings: Finding[] = [];
  const owners = new Map<string, number>();
  const ownerOf = (answer: string) =>
    judge
      .formsOf(answer)
      ?.map((form) => owners.get(form))
      .find((day) => day !== undefined);
  for (const { day, answers } of riddles) {
    for (const answer of answers) {
      const owner = ownerOf(answer);
      if (owner !== undefined)
        findings.push(
          ...about(day, of('answers', [`«\u00A0${answer}\u00A0» est déjà une réponse du jour ${owner}`])),
        );
    }
    for (const form of formsOfAll(answers, judge) ?? []) owners.set(form, day);
  }
  for (const { day, fragment } of riddles) {
    const owner = ownerOf(fragment);
    if (owner !== undefined)
      findings.push(
        ...about(day, of('fragment', [`«\u00A0${fragment}\u00A0» est une réponse du jour ${owner}`])),
      );
  }
  return findings;
}

/** The final sentence against the days: its letters are the fragments' initials, and no day contains it (rule 14.5). */
function findingsOfSentence(
  feast: Edition['feast'],
  riddles: readonly EditionRiddle[],
  judge: Lookup,
): Finding[] {
  const letters = lettersOf(feast.sentence);
  const count = `la phrase a ${letters.length} lettres, il en faut ${RIDDLE_COUNT}`;
  return [
    ...aboutEdition(letters.length === RIDDLE_COUNT ? [] : of('feast.sentence', [count])),
    ...riddles.flatMap((riddle) => {
      const { day, fragment } = riddle;
      const initial = lettersOf(fragment).charAt(0);
      const expected = letters[day - 1];
      const wrong = `«\u00A0${fragment}\u00A0» commence par ${initial}, il faut ${expected ?? 'rien'}`;
      return about(day, [
        ...(initial === expected ? [] : of('fragment', [wrong])),
        ...fieldsWithAnswer(fieldsOfDay(riddle), [feast.sentence]),
      ]);
    }),
    ...aboutEdition(finalSentenceFindings(feast, judge)),
  ];
}

/** Both are read before anything is solved; a story uses many words, so that only the final sentence is looked for in it. */
const findingsOfHome = (
  { title, story }: Pick<Edition, 'title' | 'story'>,
  answers: readonly string[],
  sentence: readonly string[],
): Finding[] =>
  aboutEdition([
    ...typographyFindings([
      ['title', title],
      ['story', story ?? null],
    ]),
    ...fieldsWithAnswer([['title', title]], [...answers, ...sentence]),
    ...fieldsWithAnswer([['story', story ?? null]], sentence),
  ]);

/** A riddle of the right shape, or null. The workshop checks an edition at each keystroke: all riddles but one are the same objects. */
const readRiddle = rememberedFor((data: object) => outputOf(riddleShape, data));

const checkRiddle = rememberedOnceJudged((riddle: EditionRiddle, judge) =>
  about(riddle.day, findingsOfRiddle(riddle, judge)),
);

/** Redundant answers: the judge accepts them without their being listed (rule 12). */
const adviceOnAnswers = rememberedOnceJudged((riddle: EditionRiddle, judge): FieldFinding[] => {
  const spare = redundantAnswers(riddle, judge).map((answer) => `«\u00A0${answer}\u00A0»`);
  return spare.length === 0 ? [] : of('answers', [`déjà accepté sans être écrit\u00A0: ${spare.join(', ')}`]);
});

/** The line of a part whose answers the judge has not compared. */
const unchecked = (day: number | null, field: string): Finding => ({
  day,
  field,
  message: 'pas vérifié',
  unchecked: 'waiting',
});

/** A schema's output; null for data of another shape. */
function outputOf<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> | null {
  const parsed = v.safeParse(schema, data);
  return parsed.success ? parsed.output : null;
}

const listShape = v.object({ riddles: v.array(v.unknown()) });
const headerShape = v.object(headerEntries);
const dayShape = v.object({ day: v.number() });
const sentenceShape = v.object({ feast: finalSentenceShape });

/** The days of an edition that have the right shape, whatever the others are. */
export const readableRiddles = (data: unknown): EditionRiddle[] =>
  (outputOf(listShape, data)?.riddles ?? [])
    .map((each) => (typeof each === 'object' && each !== null ? readRiddle(each) : null))
    .filter((riddle) => riddle !== null);

/**
 * Advice on an edition, which prevents nothing: each part of the right shape is checked, independent of the others.
 * @param books as `bookAdvice`.
 */
export function editionAdvice(data: unknown, judge: Lookup, books: readonly CheckedBook[] | null): Finding[] {
  const riddles = readableRiddles(data);
  const header = outputOf(headerShape, data);
  return [
    ...riddles.flatMap((riddle) =>
      about(riddle.day, [...adviceOnAnswers(riddle, judge).output, ...bookAdvice(riddle, books)]),
    ),
    ...(header ? scheduleAdvice({ ...header, riddles }) : []),
    ...(header ? aboutEdition(seasonAdvice(header)) : []),
  ];
}

interface CheckOptions {
  /** Allows missing days. */
  draft?: boolean;
}

/**
 * Checks an edition: shapes, lost characters, media, typography, opening times, that no text shown before solving contains an
 * answer, that no answer belongs to two riddles or is a fragment, that the fragments' initials
 * spell the final sentence, and that no text contains it. Each part of the right shape is checked whatever the others are.
 * The command line and the workshop both call it, again until the judge has replied to all that it asks.
 * @returns what is to correct, and a line for each part that the judge has not compared yet; nothing for an edition that can be published.
 */
export function checkEdition(data: unknown, judge: Lookup, { draft = false }: CheckOptions = {}): Finding[] {
  const written = outputOf(listShape, data)?.riddles ?? [];
  const days = written.map((riddle, index) => outputOf(dayShape, riddle)?.day ?? index + 1);
  const riddles = readableRiddles(data);
  const checked = riddles.map((riddle) => ({ ...checkRiddle(riddle, judge), day: riddle.day }));
  const header = outputOf(headerShape, data);
  const feast = outputOf(sentenceShape, data)?.feast;
  const answers = riddles.flatMap((riddle) => riddle.answers);
  const sentence = feast ? [feast.sentence] : [];
  const start = judge.misses();
  const shared = sharedAnswers(riddles, judge);
  const afterShared = judge.misses();
  const ofSentence = feast ? findingsOfSentence(feast, riddles, judge) : [];
  return [
    ...shapeFindings(editionShape, data, days),
    ...lostFindings(data, days),
    ...checked.flatMap(({ output }) => output),
    ...findingsOfDays(days, draft),
    ...shared,
    ...(header ? scheduleFindings({ ...header, riddles }) : []),
    ...(header && !header.purge_on && !draft ? NO_PURGE : []),
    ...(header ? findingsOfHome(header, answers, sentence) : []),
    ...(header ? aboutEdition(seasonFindings(header, sentence)) : []),
    ...ofSentence,
    // A day is compared with all others.
    ...checked
      .filter(({ isJudged }) => !isJudged || afterShared > start)
      .map(({ day }) => unchecked(day, 'answers')),
    ...(judge.misses() > afterShared ? [unchecked(null, 'feast.sentence')] : []),
  ];
}

/**
 * Reads an edition whose answers a judge has compared before: an edition of the repository, which `npm run edition` checks.
 * @throws {EditionError} with every finding that needs no judge.
 */
export function parseEdition(data: unknown, options?: CheckOptions): Edition {
  const findings = checkEdition(data, NO_JUDGE.lookup(), options).filter((finding) => !finding.unchecked);
  if (findings.length > 0) throw new EditionError(findings);
  return v.parse(editionShape, data);
}
