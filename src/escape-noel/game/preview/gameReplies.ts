import * as v from 'valibot';
import { ApiError } from '@/api/errors';
import type { tryAnswer } from '@/api/workshop';
import { ALL_DAYS } from '../rules/days';
import { visitorStorage } from '../storage/browserProgress';
import { questionOf, type PreviewEdition } from './previewEdition';

interface Setting {
  edition: PreviewEdition;
  /** The server alone compares answers. */
  judge: typeof tryAnswer;
}

/** The arguments of the game's functions in the database. */
const givenShape = v.object({
  day: v.optional(v.number(), 0),
  answer: v.optional(v.string(), ''),
  rang: v.optional(v.number(), 0),
});
type Given = v.InferOutput<typeof givenShape>;

const blank = (sentence: string) =>
  new ApiError('not_found', sentence, { reason: 'not_written', forPlayers: true });

/** The hints of a day, as `reveal_hint` gives them. */
export const hintsOf = ({ days }: PreviewEdition, day: number) =>
  (days.get(day)?.hints ?? []).map(({ texte, mediatype, image_url, video_url, media_alt }, index) => ({
    id: day * 100 + index,
    rank: index + 1,
    text: texte,
    mediatype,
    imageUrl: image_url,
    videoUrl: video_url,
    mediaAlt: media_alt,
  }));

/** The revelation of a solved day; fields that the document lacks are blank. */
export function revelationOf({ days, books }: PreviewEdition, day: number) {
  const shown = days.get(day);
  const { answers = [], closing = '', explanation = '', fragment = '', artefact } = shown ?? {};
  return {
    answer: answers[0] ?? '',
    closing,
    explanation,
    fragment,
    artefact: {
      title: artefact?.title ?? '',
      description: artefact?.description ?? '',
      imageUrl: artefact?.image_url ?? null,
    },
    book: books.find(({ slug }) => slug === shown?.book) ?? null,
  };
}

/** The revelation of the final sentence. */
export const solutionOf = ({ feast }: PreviewEdition) => ({
  sentence: feast?.sentence ?? '',
  letter: feast?.letter ?? '',
});

type GameFunction = (setting: Setting, given: Given) => unknown;

/** The functions of the game's API for a visitor, from the document in place of the database. */
const FUNCTIONS: Readonly<Record<string, GameFunction>> = {
  count_opening: () => null,
  reveal_hint: ({ edition }, { day, rang }) => {
    const hint = hintsOf(edition, day)[rang - 1];
    if (!hint) throw blank("Cet indice n'est pas encore écrit");
    return { status: 'revealed', hint };
  },
  submit_answer: async ({ edition, judge }, { day, answer }) => {
    const shown = edition.days.get(day);
    if (!shown) throw blank("Ce jour n'est pas encore écrit");
    const { verdict, message } = await judge(questionOf(shown), answer);
    if (verdict === 'right') return { status: 'correct', revealed: false, ...revelationOf(edition, day) };
    return { status: verdict, retryAfterS: 0, ...(message !== null && { message }) };
  },
  reveal_answer: ({ edition }, { day }) => {
    const hintsLeft = hintsOf(edition, day).length - visitorStorage(null, null).hints(day).read().length;
    return hintsLeft > 0
      ? { status: 'refused', hintsLeft }
      : { status: 'correct', revealed: true, ...revelationOf(edition, day) };
  },
  bonus_question: ({ edition }, { day }) => {
    const { defi } = edition.days.get(day) ?? {};
    return defi ? { question: defi.question, hint: defi.hint, solved: null } : null;
  },
  submit_bonus_answer: async ({ edition, judge }, { day, answer }) => {
    const { defi } = edition.days.get(day) ?? {};
    if (!defi) throw blank("Ce défi n'est pas encore écrit");
    const { question, answers, explanation } = defi;
    const { verdict } = await judge({ question, answers }, answer);
    return verdict === 'right'
      ? { status: 'correct', answer: answers[0] ?? '', explanation }
      : { status: verdict, retryAfterS: 0 };
  },
  final_sentence: ({ edition: { feast } }) => {
    const isComplete = visitorStorage(null, null).progress.read().size === ALL_DAYS.length;
    return feast && isComplete
      ? { question: feast.question, hintCount: feast.hints.length, hints: [], solved: null }
      : null;
  },
  submit_final_sentence: async ({ edition, judge }, { answer }) => {
    const { feast } = edition;
    if (!feast) throw blank("Cette phrase n'est pas encore écrite");
    const { verdict } = await judge({ question: feast.question, answers: [feast.sentence] }, answer);
    return verdict === 'right'
      ? { status: 'correct', ...solutionOf(edition), revealed: false }
      : { status: verdict, retryAfterS: 0 };
  },
  reveal_final_sentence_hint: ({ edition: { feast } }, { rang }) => {
    const hint = feast?.hints[rang - 1];
    if (hint === undefined) throw blank("Cet indice n'est pas encore écrit");
    return { status: 'revealed', hint };
  },
  reveal_final_sentence: ({ edition }) => {
    const revealed = visitorStorage(null, null).finalSentence.read().hints.length;
    return revealed < (edition.feast?.hints.length ?? 0)
      ? { status: 'refused' }
      : { status: 'correct', ...solutionOf(edition), revealed: true };
  },
};

export const isGameFunction = (name: string): boolean => Object.hasOwn(FUNCTIONS, name);

/**
 * The reply of one of the game's functions.
 * @throws {ApiError} where the document lacks what it is about, or as `tryAnswer`.
 */
export const callGameFunction = async (setting: Setting, name: string, given: unknown): Promise<unknown> =>
  FUNCTIONS[name]?.(setting, v.parse(givenShape, given));
