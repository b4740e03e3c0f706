import * as v from 'valibot';
import { answerForms } from '../../src/lib/answerForms.ts';
import { normalizeAnswer } from '../../src/lib/normalizeAnswer.ts';
import { listProblems, nearMissProblems } from './answers.ts';
import { bonusQuestionProblems, bonusQuestionShape } from './bonusQuestion.ts';
import { finalSentenceProblems, finalSentenceShape } from './finalSentence.ts';
import { textsOf } from './media.ts';
import { playProblems } from './play.ts';
import { EditionError, shapeProblem } from './problems.ts';
import { instant, scheduleProblems, scheduleShape } from './schedule.ts';
import { answersShape, atMost, emptyAnswers, fieldsWithAnswer, text, type Field } from './texts.ts';
import { typographyProblems } from './typography.ts';

const path = v.pipe(
  v.string('doit être une adresse'),
  v.startsWith('/edition/', 'doit commencer par /edition/'),
);
const extension = (pattern: RegExp, message: string) => v.nullable(v.pipe(path, v.regex(pattern, message)));
const media = {
  mediatype: v.picklist(['none', 'image', 'video', 'audio'], 'doit être none, image, video ou audio'),
  image_url: extension(/\.(webp|avif|svg|png|jpg)$/, "n'est pas une image"),
  video_url: extension(/\.(mp4|mp3)$/, "n'est ni une vidéo .mp4 ni un son .mp3"),
  media_alt: v.nullable(text),
};

const hintShape = v.strictObject({
  rang: v.pipe(v.number(), v.integer(), v.minValue(1)),
  texte: atMost(240),
  ...media,
});
const riddleShape = v.strictObject({
  day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24, 'va de 1 à 24')),
  title: atMost(60),
  description: atMost(600),
  question: atMost(700),
  answers: answersShape,
  near_misses: v.optional(
    v.array(
      v.strictObject({
        answers: v.pipe(v.array(atMost(60)), v.minLength(1, 'doit avoir au moins une réponse')),
        message: atMost(160),
      }),
    ),
  ),
  closing: atMost(300),
  explanation: atMost(900),
  fragment: v.pipe(text, v.regex(/^\p{L}+$/u, 'doit être un seul mot')),
  ...media,
  play: v.nullable(v.looseObject({ kind: text })),
  defi: v.optional(v.nullable(bonusQuestionShape), null),
  opens_at: instant,
  hints: v.array(hintShape),
  artefact: v.strictObject({ title: text, description: text, image_url: v.nullable(path) }),
});
const endShape = v.strictObject({ ends_at: instant });
const editionShape = v.strictObject({
  edition: v.pipe(
    text,
    v.regex(/^[a-z0-9][a-z0-9-]{0,19}$/, "n'a que des chiffres, des lettres minuscules et des tirets"),
  ),
  title: atMost(60),
  /** Without one, every door is open. */
  schedule: v.optional(v.nullable(scheduleShape)),
  ranking: v.optional(endShape),
  contest: v.optional(endShape),
  purge_on: v.optional(
    v.nullable(v.pipe(v.string(), v.isoDate('doit être une date, par exemple 2027-01-31'))),
  ),
  feast: finalSentenceShape,
  riddles: v.array(riddleShape),
  /** Written by `npm run edition` beside the edition (rule 12.7). */
  other_words: v.optional(v.array(v.string()), []),
});

/** The content of edition.json (docs/edition.md). */
export type Edition = v.InferOutput<typeof editionShape>;
type EditionRiddle = Edition['riddles'][number];

function mediaProblems(
  where: string,
  { mediatype, image_url, video_url, media_alt }: EditionRiddle | EditionRiddle['hints'][number],
) {
  const problems: string[] = [];
  if (mediatype === 'image' && image_url === null)
    problems.push(`${where}, image_url : une image est annoncée sans son adresse`);
  if (mediatype === 'video' && !video_url?.endsWith('.mp4'))
    problems.push(`${where}, video_url : une vidéo .mp4 est attendue`);
  if (mediatype === 'audio' && !video_url?.endsWith('.mp3'))
    problems.push(`${where}, video_url : un son .mp3 est attendu`);
  if (mediatype === 'none' && (image_url !== null || video_url !== null)) {
    problems.push(`${where}, mediatype : « none » alors qu'une image, une vidéo ou un son est donné`);
  }
  if (mediatype !== 'none' && media_alt === null) {
    problems.push(`${where}, media_alt : il faut dire ce que l'on voit ou entend, sans donner la réponse`);
  }
  return problems;
}

function riddleProblems(riddle: EditionRiddle): string[] {
  const where = `jour ${riddle.day}`;
  const problems = mediaProblems(where, riddle);
  problems.push(...emptyAnswers(riddle.answers).map((problem) => `${where}, answers : ${problem}`));
  problems.push(...nearMissProblems(riddle).map((problem) => `${where}, ${problem}`));
  problems.push(...listProblems(riddle).map((problem) => `${where}, ${problem}`));
  if (riddle.play) {
    problems.push(...playProblems(riddle.play, riddle.answers).map((problem) => `${where}, ${problem}`));
  }
  const ranks = riddle.hints.map((each) => each.rang);
  if (ranks.some((rang, index) => rang !== index + 1))
    problems.push(`${where}, hints : les rangs doivent être 1, 2, 3… dans l'ordre`);
  for (const each of riddle.hints) problems.push(...mediaProblems(`${where}, indice ${each.rang}`, each));

  problems.push(
    ...fieldsWithAnswer(fieldsBeforeSolving(riddle), riddle.answers).map((problem) => `${where}, ${problem}`),
  );
  const fields = fieldsAfterSolving(riddle);
  for (const [field, value] of fields) {
    problems.push(...typographyProblems(value ?? '').map((problem) => `${where}, ${field} : ${problem}`));
  }
  if (riddle.defi) {
    const shown = [...fields, answersField(riddle)];
    problems.push(...bonusQuestionProblems(riddle.defi, shown).map((problem) => `${where}, ${problem}`));
  }
  return problems;
}

/** What players can read of a day before they solve it. */
function fieldsBeforeSolving(riddle: EditionRiddle): Field[] {
  return [
    ['title', riddle.title],
    ['description', riddle.description],
    ['question', riddle.question],
    ['media_alt', riddle.media_alt],
    ['artefact.title', riddle.artefact.title],
    ...(riddle.near_misses ?? []).map(({ message }): Field => ['near_misses', message]),
    ['play', textsOf(riddle.play).join(' / ')],
    ['image_url', riddle.image_url],
    ['video_url', riddle.video_url],
    ...riddle.hints.map((each): Field => [
      `indice ${each.rang}`,
      `${each.texte} ${each.media_alt ?? ''} ${each.image_url ?? ''}`,
    ]),
  ];
}

/** What they can read once it is solved, except its answers. */
const fieldsAfterSolving = (riddle: EditionRiddle): Field[] => [
  ...fieldsBeforeSolving(riddle),
  ['closing', riddle.closing],
  ['explanation', riddle.explanation],
  ['artefact.description', riddle.artefact.description],
];

const answersField = (riddle: EditionRiddle): Field => ['answers', riddle.answers.join(' / ')];

/** What players can read of all days before the final sentence. */
const fieldsOfAllDays = ({ riddles }: Edition): Field[] =>
  riddles.flatMap((riddle) =>
    [...fieldsAfterSolving(riddle), answersField(riddle), ...Object.entries(riddle.defi ?? {})].map(
      ([field, value]): Field => [`jour ${riddle.day}, ${field}`, String(value ?? '')],
    ),
  );

/** Riddles of a complete edition (rule 3.1). */
const RIDDLE_COUNT = 24;

function crossProblems({ riddles, feast }: Edition, draft: boolean): string[] {
  const problems: string[] = [];
  const letters = normalizeAnswer(feast.sentence).toUpperCase();
  if (letters.length !== RIDDLE_COUNT) {
    problems.push(`feast.sentence : la phrase a ${letters.length} lettres, il en faut ${RIDDLE_COUNT}`);
  }
  const lastNeeded = draft ? 0 : RIDDLE_COUNT;
  for (let day = riddles.length + 1; day <= lastNeeded; day += 1) {
    problems.push(`jour ${day} : il manque`);
  }
  const owners = new Map<string, number>();
  const ownerOf = (answer: string) =>
    answerForms([answer])
      .map((form) => owners.get(form))
      .find((day) => day !== undefined);
  for (const [index, riddle] of riddles.entries()) {
    if (riddle.day !== index + 1)
      problems.push(`jour ${riddle.day} : le jour ${index + 1} est attendu à cette place`);
    const initial = normalizeAnswer(riddle.fragment).charAt(0).toUpperCase();
    const expected = letters[riddle.day - 1];
    if (initial !== expected) {
      problems.push(
        `jour ${riddle.day}, fragment : « ${riddle.fragment} » commence par ${initial}, il faut ${expected ?? 'rien'}`,
      );
    }
    for (const answer of riddle.answers) {
      const owner = ownerOf(answer);
      if (owner !== undefined)
        problems.push(`jour ${riddle.day}, answers : « ${answer} » est déjà une réponse du jour ${owner}`);
    }
    for (const form of answerForms(riddle.answers)) owners.set(form, riddle.day);
  }
  for (const { day, fragment } of riddles) {
    const owner = ownerOf(fragment);
    if (owner !== undefined)
      problems.push(`jour ${day}, fragment : « ${fragment} » est une réponse du jour ${owner}`);
  }
  return problems;
}

/** The title is everywhere, before anything is solved. */
const titleProblems = ({ title, riddles, feast }: Edition): string[] => [
  ...typographyProblems(title).map((problem) => `title : ${problem}`),
  ...[...riddles, { answers: [feast.sentence] }].flatMap(({ answers }) =>
    fieldsWithAnswer([['title', title]], answers),
  ),
];

/**
 * Checks an edition: shapes, media, typography, opening times, that no text shown before solving contains an
 * answer, that no answer belongs to two riddles or is a fragment, that the fragments' initials
 * spell the final sentence, and that no text contains it.
 * @param options.draft allows missing days at the end.
 * @throws {EditionError} with every problem.
 */
export function parseEdition(data: unknown, { draft = false } = {}): Edition {
  const parsed = v.safeParse(editionShape, data);
  if (!parsed.success) throw new EditionError(parsed.issues.map(shapeProblem));
  const problems = [
    ...parsed.output.riddles.flatMap(riddleProblems),
    ...crossProblems(parsed.output, draft),
    ...scheduleProblems(parsed.output),
    ...titleProblems(parsed.output),
    ...finalSentenceProblems(parsed.output.feast, fieldsOfAllDays(parsed.output)),
  ];
  if (problems.length > 0) throw new EditionError(problems);
  return parsed.output;
}
