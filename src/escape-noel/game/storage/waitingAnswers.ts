import * as v from 'valibot';
import { playedEdition } from '@/api/journey';
import { persisted } from '@/lib/storage';
import { parseDay } from '../rules/days';

const waitingAnswer = v.object({
  /** The knight or the traveller that gave it. It is never sent for another (rule 22.6). */
  player: v.nullable(v.string()),
  /** The code of its edition, of the archives or not. */
  edition: v.string(),
  day: v.pipe(
    v.number(),
    v.check((day) => parseDay(String(day)) !== null),
  ),
  text: v.string(),
  /** The waiting answer of the same day that it replaces. */
  replaced: v.nullable(v.string()),
  /** The server's verdict, received while no page of the day was open; null as long as the answer waits. */
  verdict: v.nullable(v.picklist(['wrong', 'almost', 'refused'])),
  /** The knight for which it is given too, if it is right (rule 28.13). */
  companion: v.optional(v.string()),
});

export type WaitingAnswer = v.InferOutput<typeof waitingAnswer>;
/** The player and the day of an answer. */
export type Place = Pick<WaitingAnswer, 'player' | 'edition' | 'day'>;

/** The answers that were given without a network (rule 22.5), one a day at most. A damaged one does not lose the others. */
export const waitingAnswers = persisted(
  'local',
  'escape-noel-waiting',
  v.pipe(
    v.array(v.unknown()),
    v.transform((stored) =>
      stored.flatMap((each) => {
        const parsed = v.safeParse(waitingAnswer, each);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  ),
  [],
);

/** True if an answer of any player waits. */
export const hasWaiting = (): boolean => waitingAnswers.read().some(({ verdict }) => verdict === null);

export const isAt =
  ({ player, edition, day }: Place) =>
  (other: Place): boolean =>
    other.player === player && other.edition === edition && other.day === day;

/** @param edition the code of a past one; null for the current one. @returns null until its code is known. */
export function placeOf(player: string | null, edition: string | null, day: number): Place | null {
  const code = edition ?? playedEdition();
  return code === null ? null : { player, edition: code, day };
}

/** Stores an answer that could not be sent, in place of any other one of its day. */
export function storeWaiting(place: Place, text: string, replaced: string | null): void {
  const { player, edition, day } = place;
  waitingAnswers.write([
    ...waitingAnswers.read().filter((each) => !isAt(place)(each)),
    { player, edition, day, text, replaced: replaced === text ? null : replaced, verdict: null },
  ]);
}

/** Stores the verdict of the answer that waits at a place, if one does, for the next visit of its day. */
export function storeVerdict(place: Place, verdict: NonNullable<WaitingAnswer['verdict']>): void {
  if (!waitingAnswers.read().some(isAt(place))) return;
  waitingAnswers.write(
    waitingAnswers.read().map((each) => (isAt(place)(each) ? { ...each, verdict } : each)),
  );
}

/** The answer that waits at a place is given for the companion too. */
export function shareWaiting(place: Place, companion: string): void {
  waitingAnswers.write(
    waitingAnswers.read().map((each) => (isAt(place)(each) ? { ...each, companion } : each)),
  );
}

export function forgetWaiting(...places: readonly Place[]): void {
  const left = waitingAnswers.read().filter((each) => !places.some((place) => isAt(place)(each)));
  if (left.length < waitingAnswers.read().length) waitingAnswers.write(left);
}

/** « Recommencer le voyage »: an answer of the journey before would complete a day of the next one. */
export function forgetJourney(player: string | null, edition: string | null): void {
  const code = edition ?? playedEdition();
  forgetWaiting(...waitingAnswers.read().filter((each) => each.player === player && each.edition === code));
}
