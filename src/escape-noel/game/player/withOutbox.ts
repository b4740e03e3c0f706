import { ApiError, type ApiErrorCode } from '@/api/errors';
import {
  forgetWaiting,
  isAt,
  placeOf,
  storeVerdict,
  storeWaiting,
  waitingAnswers,
  type Place,
} from '../storage/waitingAnswers';
import type { Outcome, Player, Submission } from './player';
import { REVEAL_ANSWER } from './submitToServer';

/** No reply came: the answer waits for the network. */
const UNSENT: readonly ApiErrorCode[] = ['offline', 'timeout', 'intercepted'];
/** Sent again, the answer would get the same reply. */
const FINAL: readonly ApiErrorCode[] = ['refused', 'not_found', 'closed'];

const hasCode = (error: unknown, codes: readonly ApiErrorCode[]): boolean =>
  error instanceof ApiError && codes.includes(error.code);

/** True if an answer that failed so waits for the network (rule 22.5). */
export const isUnsent = (submission: Submission | undefined, error: unknown): boolean =>
  submission?.kind === 'answer' && submission.text !== REVEAL_ANSWER && hasCode(error, UNSENT);

/** An answer that waited, while it is being sent. */
export interface Delivery {
  text: string;
  outcome: Promise<Outcome>;
}

type Listener = (delivery: Delivery) => void;

const openDays = new Map<Listener, Place>();
const deliveries = new Map<Delivery, Place>();

/**
 * Subscribes the page of a day to the deliveries of its day, one that is under way included: it then shows their verdicts.
 * @returns a function that unsubscribes.
 */
export function followDay(place: Place, listener: Listener): () => void {
  openDays.set(listener, place);
  for (const [delivery, at] of deliveries) if (isAt(place)(at)) listener(delivery);
  return () => openDays.delete(listener);
}

/** Reports a delivery to the page of its day, where it is open in this tab or opens before the verdict. */
export function announceDelivery(place: Place, delivery: Delivery): void {
  deliveries.set(delivery, place);
  const forget = () => deliveries.delete(delivery);
  delivery.outcome.then(forget, forget);
  for (const [listener, followed] of openDays) if (isAt(place)(followed)) listener(delivery);
}

const underWay: Place[] = [];

/** True if this tab is sending an answer of a day. */
export const isSending = (place: Place): boolean => underWay.some(isAt(place));

/**
 * Makes the answers of a player wait for the network (rule 22.5): one that gets no reply is stored, and forgotten once it is judged.
 * `game/offline/outbox.ts` sends it again.
 */
export const withOutbox = (player: Player): Player => ({
  ...player,
  hasOutbox: true,
  submit: (day, submission) => {
    const place = placeOf(player.id, player.edition, day);
    // Before any reply of the server the edition has no code, and nothing can wait for it.
    return place === null ? player.submit(day, submission) : submitFrom(place, player, submission);
  },
});

async function submitFrom(place: Place, player: Player, submission: Submission): Promise<Outcome> {
  const replaced = submission.kind === 'answer' ? replace(place, submission.text) : null;
  underWay.push(place);
  try {
    const outcome = await player.submit(place.day, submission);
    settle(place, submission, outcome);
    return outcome;
  } catch (error) {
    if (submission.kind === 'answer' && isUnsent(submission, error))
      storeWaiting(place, submission.text, replaced);
    else if (hasCode(error, FINAL)) storeVerdict(place, 'refused');
    throw error;
  } finally {
    underWay.splice(underWay.indexOf(place), 1);
  }
}

/** Forgets another answer that waits: the newer one alone is sent, even if the page is closed now. @returns the text that it replaces. */
function replace(place: Place, text: string): string | null {
  const waiting = waitingAnswers.read().find(isAt(place));
  if (!waiting) return null;
  if (waiting.text === text) return waiting.replaced;
  forgetWaiting(place);
  return waiting.verdict === null ? waiting.text : null;
}

/** An open page shows the verdict itself; else it is stored for the next visit of the day. */
function settle(place: Place, { kind }: Submission, { status }: Outcome): void {
  if (status === 'solved') forgetWaiting(place);
  else if (kind === 'reveal' || status === 'locked') return;
  else if ([...openDays.values()].some(isAt(place))) forgetWaiting(place);
  else storeVerdict(place, status);
}
