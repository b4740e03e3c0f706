import * as v from 'valibot';
import { linkedBook } from '@/lib/linkedBook';
import { boardAnswers, playFindings } from '../../edition/play';
import { openingTime, scheduleShape } from '../../edition/schedule';
import { ALL_DAYS } from '../rules/days';

/** An edition in the format of its file, perhaps unfinished: a form is filling it in. */
export type EditionDocument = Readonly<Record<string, unknown>>;

// Every field is read by itself: what is missing or damaged is blank, and the rest is shown.
const text = v.fallback(v.string(), '');
const nullableText = v.fallback(v.nullable(v.string()), null);
const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list): v.InferOutput<Item>[] =>
        list.flatMap((each) => {
          const parsed = v.safeParse(item, each);
          return parsed.success ? [parsed.output] : [];
        }),
      ),
    ),
    [],
  );
const texts = listOf(v.string());

const media = {
  mediatype: v.fallback(v.picklist(['none', 'image', 'video', 'audio']), 'none'),
  image_url: nullableText,
  video_url: nullableText,
  media_alt: nullableText,
};
const artefact = v.object({ title: text, description: text, image_url: nullableText });
const day = v.object({
  day: v.picklist(ALL_DAYS),
  title: text,
  description: text,
  question: text,
  answers: texts,
  near_misses: listOf(v.object({ answers: texts, message: text })),
  closing: text,
  explanation: text,
  fragment: text,
  ...media,
  narration_url: nullableText,
  play: v.fallback(v.nullable(v.looseObject({ kind: v.string() })), null),
  defi: v.fallback(
    v.nullable(v.object({ question: text, answers: texts, hint: text, explanation: text })),
    null,
  ),
  opens_at: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  hints: listOf(v.object({ texte: text, ...media })),
  artefact: v.fallback(artefact, { title: '', description: '', image_url: null }),
  book: nullableText,
});

const documentShape = v.object({
  edition: text,
  title: text,
  story: nullableText,
  season_end: v.fallback(
    v.object({ finished: nullableText, farewell: nullableText, next_season: nullableText }),
    { finished: null, farewell: null, next_season: null },
  ),
  schedule: v.fallback(v.nullable(scheduleShape), null),
  feast: v.fallback(
    v.nullable(v.object({ question: text, sentence: text, hints: texts, letter: text })),
    null,
  ),
  riddles: listOf(day),
  /** Not of the file: the published books, which the holder of the frame adds. */
  books: listOf(linkedBook),
});

/** A day of a document; what it lacks is blank. */
export type PreviewDay = v.InferOutput<typeof day>;

export interface PreviewEdition extends Omit<v.InferOutput<typeof documentShape>, 'riddles'> {
  days: ReadonlyMap<number, PreviewDay>;
}

/** Reads a document, whatever is missing in it or damaged. */
export function readDocument(document: EditionDocument): PreviewEdition {
  const { riddles, ...rest } = v.parse(documentShape, document);
  return { ...rest, days: new Map(riddles.map((each) => [each.day, each])) };
}

/** When a day's door opens; null where it is always open. */
export function opensAt({ schedule, days }: PreviewEdition, number: number): Date | null {
  const own = days.get(number)?.opens_at ?? null;
  if (own !== null) return new Date(own);
  return schedule && openingTime(schedule, number);
}

/** The texts of a day that the server's judge needs. */
export function questionOf({ question, answers, near_misses, play }: PreviewDay) {
  return { question, answers, near_misses, board_answers: boardAnswers(play, answers) };
}

/** Why a day's board cannot be played, in French; nothing where it can. */
const boardProblems = ({ play, answers }: PreviewDay): string[] =>
  play
    ? playFindings(play, answers).flatMap(({ field, message }) => (field === 'answers' ? [] : [message]))
    : [];

const BLANK: readonly (readonly [field: keyof PreviewDay, says: string])[] = [
  ['title', 'Le titre est vide.'],
  ['description', "L'histoire est vide."],
  ['question', 'La question est vide.'],
  ['closing', "La fin de l'histoire est vide."],
  ['explanation', "L'explication est vide."],
  ['fragment', 'Le fragment est vide.'],
];

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const lacksMedia = ({ mediatype, image_url, video_url }: Pick<PreviewDay, keyof typeof media>): boolean =>
  mediatype !== 'none' && isBlank((mediatype === 'image' ? image_url : video_url) ?? '');

/** Says in French sentences what the preview cannot show of a day. */
export function unshownOfDay({ days }: PreviewEdition, number: number): string[] {
  const shown = days.get(number);
  if (!shown) return [`Le jour ${number} n'est pas encore écrit.`];
  const blank = BLANK.flatMap(([field, says]) => (isBlank(shown[field]) ? [says] : []));
  return [
    ...blank,
    ...(shown.answers.some((answer) => !isBlank(answer)) ? [] : ["Aucune réponse n'est acceptée."]),
    ...(shown.hints.length > 0 ? [] : ["Il n'y a aucun indice."]),
    ...shown.hints.flatMap(({ texte }, index) => (isBlank(texte) ? [`L'indice ${index + 1} est vide.`] : [])),
    ...(lacksMedia(shown) ? ["L'image, le film ou le son de l'énigme manque."] : []),
    ...(isBlank(shown.artefact.title) ? ["L'artefact n'a pas de nom."] : []),
    ...boardProblems(shown).map((problem) => `Plateau de jeu\u00A0: ${problem}.`),
  ];
}

/** Says what the preview cannot show of an edition's final sentence. */
export function unshownOfSentence({ feast }: PreviewEdition): string[] {
  if (!feast) return ["La phrase finale n'est pas encore écrite."];
  return [
    ...(isBlank(feast.question) ? ['La question de la phrase finale est vide.'] : []),
    ...(isBlank(feast.sentence) ? ['La phrase finale est vide.'] : []),
    ...(feast.hints.length > 0 ? [] : ["La phrase finale n'a aucun indice."]),
    ...(isBlank(feast.letter) ? ['La lettre de la fin est vide.'] : []),
  ];
}
