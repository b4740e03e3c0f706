import * as v from 'valibot';
import { slug } from '../../lib/book.ts';
import { mediumOf, picture } from '../kinds/kind.ts';
import { acceptedLists, nearMissFindings } from './answers.ts';
import { bonusQuestionFindings, bonusQuestionShape } from './bonusQuestion.ts';
import type { FieldFinding } from './findings.ts';
import type { Lookup } from './forms.ts';
import { playFindings, textsOf } from './play.ts';
import { instant } from './schedule.ts';
import { answersShape, atMost, emptyAnswers, fieldsWithAnswer, text, type Field } from './texts.ts';
import { typographyFindings } from './typography.ts';

const media = {
  mediatype: v.picklist(['none', 'image', 'video', 'audio'], 'est une image, un son, un film, ou rien'),
  image_url: v.nullable(picture),
  video_url: v.nullable(mediumOf(['mp4', 'mp3'], "n'est ni une vidéo .mp4 ni un son .mp3")),
  media_alt: v.nullable(text),
};

const hintShape = v.strictObject({
  rang: v.pipe(v.number(), v.integer(), v.minValue(1)),
  texte: atMost(240),
  ...media,
});
export const riddleShape = v.strictObject({
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
  narration_url: v.optional(v.nullable(mediumOf(['mp3'], "n'est pas un son .mp3"))),
  play: v.nullable(v.looseObject({ kind: text })),
  defi: v.optional(v.nullable(bonusQuestionShape), null),
  opens_at: instant,
  hints: v.array(hintShape),
  artefact: v.strictObject({ title: text, description: text, image_url: v.nullable(picture) }),
  /** The slug of the book behind the door (rule 26.10). */
  book: v.optional(v.nullable(slug)),
});

export type EditionRiddle = v.InferOutput<typeof riddleShape>;

export const of = (field: string, messages: readonly string[]): FieldFinding[] =>
  messages.map((message) => ({ field, message }));

/** @param prefix the path of what has the media: '', or a hint's with its dot. */
function mediaFindings(
  prefix: string,
  { mediatype, image_url, video_url, media_alt }: EditionRiddle | EditionRiddle['hints'][number],
): FieldFinding[] {
  const findings: FieldFinding[] = [];
  const add = (field: string, message: string) => findings.push({ field: prefix + field, message });
  if (mediatype === 'image' && image_url === null)
    add('image_url', 'une image est annoncée sans son adresse');
  if (mediatype === 'video' && !video_url?.endsWith('.mp4')) add('video_url', 'une vidéo .mp4 est attendue');
  if (mediatype === 'audio' && !video_url?.endsWith('.mp3')) add('video_url', 'un son .mp3 est attendu');
  if (mediatype === 'none' && (image_url !== null || video_url !== null))
    add('mediatype', "«\u00A0none\u00A0» alors qu'une image, une vidéo ou un son est donné");
  if (mediatype !== 'none' && media_alt === null)
    add('media_alt', "il faut dire ce que l'on voit ou entend, sans donner la réponse");
  return findings;
}

/** Errors in a day, independent of the other days, as far as the judge has replied. */
export function findingsOfRiddle(riddle: EditionRiddle, judge: Lookup): FieldFinding[] {
  const { answers, hints, play, defi } = riddle;
  const before = fieldsBeforeSolving(riddle);
  const after: Field[] = [...before, ...fieldsAfterSolving(riddle)];
  return [
    ...mediaFindings('', riddle),
    ...of('answers', [...emptyAnswers(answers), ...acceptedLists(riddle, judge)]),
    ...nearMissFindings(riddle, judge),
    ...(play ? playFindings(play, answers) : []),
    ...(hints.some(({ rang }, index) => rang !== index + 1)
      ? of('hints', ["les rangs doivent être 1, 2, 3… dans l'ordre"])
      : []),
    ...hints.flatMap((hint) => mediaFindings(`hints.${hint.rang}.`, hint)),
    ...fieldsWithAnswer(before, answers),
    ...typographyFindings(after),
    ...(defi ? bonusQuestionFindings(defi, [...after, answersField(riddle)], judge) : []),
  ];
}

/** Texts of a day that players can read before they solve it. */
const fieldsBeforeSolving = (riddle: EditionRiddle): Field[] => [
  ['title', riddle.title],
  ['description', riddle.description],
  ['question', riddle.question],
  ['media_alt', riddle.media_alt],
  ['artefact.title', riddle.artefact.title],
  ...(riddle.near_misses ?? []).map(({ message }, place): Field => [`near_misses.${place}.message`, message]),
  ['play', textsOf(riddle.play).join(' / ')],
  ['image_url', riddle.image_url],
  ['video_url', riddle.video_url],
  ['narration_url', riddle.narration_url ?? null],
  ...riddle.hints.flatMap(({ rang, texte, media_alt, image_url }): Field[] => [
    [`hints.${rang}.texte`, texte],
    [`hints.${rang}.media_alt`, media_alt],
    [`hints.${rang}.image_url`, image_url],
  ]),
];

/** Texts that they can read once it is solved, except its answers. */
const fieldsAfterSolving = (riddle: EditionRiddle): Field[] => [
  ['closing', riddle.closing],
  ['explanation', riddle.explanation],
  ['artefact.description', riddle.artefact.description],
];

const answersField = (riddle: EditionRiddle): Field => ['answers', riddle.answers.join(' / ')];

/** Texts of a day that players can read before the final sentence. */
export const fieldsOfDay = (riddle: EditionRiddle): Field[] => [
  ...fieldsBeforeSolving(riddle),
  ...fieldsAfterSolving(riddle),
  answersField(riddle),
  ...Object.entries(riddle.defi ?? {}).map(([field, value]): Field => [`defi.${field}`, String(value)]),
];
