import { ApiError } from '@/api/errors';
import type { LocalEntry } from '@/api/progress';
import { fetchRiddle } from '@/api/riddles';
import { RIDDLE_COUNT } from '../rules/days';
import { visitorStorage, type VisitorStorage } from '../storage/browserProgress';
import type { TravellerId } from '../storage/travellers';
import type { Player, Submission } from '../player/player';
import type { TransferredJourney } from './journeyLink';

/** An item of a link, received one after another: a day with its hints, a bonus answer, or the final sentence. */
export type JourneyItem =
  | { kind: 'day'; entry: LocalEntry }
  | { kind: 'bonus'; entry: LocalEntry }
  | { kind: 'sentence'; sentence: TransferredJourney['finalSentence'] };

/**
 * `received`: judged right and stored. `known`: this browser has it already. `refused`: not judged right. `closed`: its door is closed.
 * `early`: the final sentence while days are missing, or a bonus answer without its day.
 */
export type ItemStatus = 'received' | 'known' | 'refused' | 'closed' | 'early';

export type ReceivedItem = JourneyItem & { status: ItemStatus };

/** The destination of the items, and the pause between them. */
export interface Receiver {
  player: Player;
  traveller: TravellerId;
  /** The code of a past edition; null for the current one. */
  edition: string | null;
  /** Waits because of too many answers in a minute (rule 3.9). @param seconds before the next one. */
  pause: (seconds: number) => Promise<void>;
}

export const isCompleted = ({ revealed, answer }: LocalEntry): boolean => revealed || answer !== undefined;

/** The items to receive of a journey: days with hints alone too, so that a link does not make them free (rule 20.3). */
export const itemsOf = ({ days, finalSentence }: TransferredJourney): JourneyItem[] => [
  ...days.map((entry): JourneyItem => ({ kind: 'day', entry })),
  ...days.flatMap((entry): JourneyItem[] =>
    entry.bonusAnswer === undefined ? [] : [{ kind: 'bonus', entry }],
  ),
  ...(finalSentence.answer !== undefined || finalSentence.revealed
    ? [{ kind: 'sentence', sentence: finalSentence } as const]
    : []),
];

/** True if the traveller's storage lacks what an item brings; hints alone are no reason to receive a journey. */
export function isMissing(item: JourneyItem, { progress, finalSentence }: VisitorStorage): boolean {
  if (item.kind === 'sentence') return finalSentence.read().solved === null;
  const stored = progress.read().get(item.entry.day);
  return item.kind === 'day' ? isCompleted(item.entry) && !stored : !stored?.defi;
}

/**
 * Has an item judged as a visitor's answer is, and stores what was right (rule 20.2). Repeated after a failure, it changes nothing twice.
 * @throws {ApiError} when the server could not answer.
 */
export async function receiveItem(receiver: Receiver, item: JourneyItem): Promise<ItemStatus> {
  try {
    if (item.kind === 'day') return await receiveDay(receiver, item.entry);
    if (item.kind === 'bonus') return await receiveBonusAnswer(receiver, item.entry);
    return await receiveSentence(receiver, item.sentence);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'closed') return 'closed';
    if (error.code === 'refused' || error.code === 'not_found') return 'refused';
    throw error;
  }
}

async function receiveDay(
  { player, traveller, edition, pause }: Receiver,
  entry: LocalEntry,
): Promise<ItemStatus> {
  const { day, revealed, answer } = entry;
  const { progress, hints } = visitorStorage(edition, traveller);
  // A day stays as it was completed first (rule 15.5): a link cannot better it.
  if (progress.read().has(day)) return 'known';
  const { hintCount } = await fetchRiddle(day, edition);
  const claimed = revealed ? hintCount : Math.min(entry.hintsUsed, hintCount);
  for (let rank = hints(day).read().length + 1; rank <= claimed; rank += 1)
    await player.revealHint(day, rank);
  if (!isCompleted(entry)) return 'known';
  const submission: Submission =
    revealed || answer === undefined ? { kind: 'reveal' } : { kind: 'answer', text: answer };
  return judged(() => player.submit(day, submission), pause);
}

async function receiveBonusAnswer(
  { player, traveller, edition, pause }: Receiver,
  { day, bonusAnswer = '' }: LocalEntry,
): Promise<ItemStatus> {
  const stored = visitorStorage(edition, traveller).progress.read().get(day);
  if (!stored) return 'early';
  return stored.defi ? 'known' : judged(() => player.submitBonusAnswer(day, bonusAnswer), pause);
}

async function receiveSentence(
  { player, traveller, edition, pause }: Receiver,
  { hintsUsed, answer, revealed }: TransferredJourney['finalSentence'],
): Promise<ItemStatus> {
  const { progress, finalSentence } = visitorStorage(edition, traveller);
  const { hints, solved } = finalSentence.read();
  if (solved) return 'known';
  if (progress.read().size < RIDDLE_COUNT) return 'early';
  const asked = await player.finalSentence();
  if (!asked) return 'refused';
  // Every hint comes before the sentence is revealed (rule 14.3).
  const claimed = revealed ? asked.hintCount : Math.min(hintsUsed, asked.hintCount);
  for (let rank = hints.length + 1; rank <= claimed; rank += 1) await player.revealFinalSentenceHint(rank);
  return judged(
    () =>
      revealed || answer === undefined ? player.revealFinalSentence() : player.submitFinalSentence(answer),
    pause,
  );
}

async function judged(
  send: () => Promise<{ status: string; retryAfterS?: number }>,
  pause: Receiver['pause'],
): Promise<ItemStatus> {
  for (;;) {
    const { status, retryAfterS = 0 } = await send();
    if (status !== 'locked') return status === 'solved' ? 'received' : 'refused';
    await pause(retryAfterS);
  }
}
