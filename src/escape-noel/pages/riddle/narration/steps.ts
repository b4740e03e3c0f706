import { sentencesOf, type Span } from '@/lib/sentences';

/** A text of the page to be read aloud, in the element that has its key as `data-narration`. */
export interface Passage {
  key: string;
  text: string;
}

/** A unit of playback: a sentence, or the edition's recording. */
export type Step = ({ kind: 'sentence'; text: string } & Passage & { span: Span }) | RecordingStep;
interface RecordingStep {
  kind: 'recording';
  key: 'recording';
  url: string;
}

interface Content {
  title: string;
  description: string;
  question: string;
  /** The words of the board, as it is now. */
  board: readonly string[];
  /** Those that are revealed. */
  hints: readonly { rank: number; text: string }[];
  revelation: { closing: string; explanation: string } | null;
}

/** Content of a recording (docs/edition.md). */
const RECORDED = new Set(['title', 'description', 'question']);

/** The texts of a day's page, in their order. */
export function passagesOf({ title, description, question, board, hints, revelation }: Content): Passage[] {
  return [
    { key: 'title', text: title },
    { key: 'description', text: description },
    { key: 'question', text: question },
    ...board.map((text, index) => ({ key: `board-${index}`, text })),
    ...hints.flatMap(({ rank, text }) => [
      { key: `hint-${rank}-title`, text: `Indice ${rank}` },
      { key: `hint-${rank}`, text },
    ]),
    ...(revelation
      ? [
          { key: 'closing', text: revelation.closing },
          { key: 'explanation', text: revelation.explanation },
        ]
      : []),
  ];
}

/**
 * The steps to play, in order.
 * @param isShown whether the page shows a passage: a folded hint is not read.
 * @param recording replaces the passages that it says; null without one.
 * @param hasVoice without a voice only the recording is played.
 */
export function stepsOf(
  passages: readonly Passage[],
  isShown: (key: string) => boolean,
  recording: string | null,
  hasVoice: boolean,
): Step[] {
  const recorded: Step[] =
    recording === null ? [] : [{ kind: 'recording', key: 'recording', url: recording }];
  if (!hasVoice) return recorded;
  const read = passages.filter(({ key }) => isShown(key) && !(recording !== null && RECORDED.has(key)));
  return [
    ...recorded,
    ...read.flatMap(({ key, text }) =>
      sentencesOf(text).map((span): Step => ({ kind: 'sentence', key, text, span })),
    ),
  ];
}

export const isSameStep = (one: Step, other: Step): boolean =>
  one.key === other.key &&
  (one.kind === 'recording' || other.kind === 'recording' || one.span.start === other.span.start);
