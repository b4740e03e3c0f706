import * as v from 'valibot';
import { storable } from './answers';
import { readAs, rest } from './client';
import { BackendError } from './errors';
import { judged, type Judged } from './judged';
import { row } from './row';

const solution = v.object({ sentence: v.string(), letter: v.string(), revealed: v.boolean() });

/** The sentence of the fragments and the letter that it opens; `revealed` when it was asked for, not found. */
export type FinalSentenceSolution = v.InferOutput<typeof solution>;

const finalSentence = row({
  question: v.string(),
  hintCount: v.number(),
  hints: v.array(v.string()),
  solved: v.nullable(solution),
});

/** The final sentence (rules 14): its question, its hints seen so far and, once its asker has an account and solved it, what it tells. */
export type FinalSentence = v.InferOutput<typeof finalSentence>;

const verdict = judged(solution);

/** What the server says of a sentence; `refused` when fragments are missing, or hints before it is revealed. */
export type FinalSentenceVerdict = Judged<FinalSentenceSolution>;

/**
 * The final sentence; null when the edition has none, and for a knight who has not gathered every fragment.
 * @param player who reads it: the account that the page knows, or null for a visitor.
 * @throws {BackendError} `signed_out` when the player's session has ended.
 */
export function fetchFinalSentence(player: string | null): Promise<FinalSentence | null> {
  return readAs(player, v.nullable(finalSentence), rest().rpc('final_sentence'));
}

/**
 * Has a sentence judged by the server. Safe to repeat.
 * @param player as `fetchFinalSentence` takes it.
 * @throws {BackendError} `missing` when the edition has none, `signed_out` when the player's session has ended.
 */
export function submitFinalSentence(player: string | null, answer: string): Promise<FinalSentenceVerdict> {
  return readAs(player, verdict, rest().rpc('submit_final_sentence', { answer: storable(answer) }));
}

/**
 * Gives the sentence up; every hint must have been revealed. Safe to repeat.
 * @param player as `fetchFinalSentence` takes it.
 * @throws {BackendError} as `submitFinalSentence`.
 */
export function revealFinalSentence(player: string | null): Promise<FinalSentenceVerdict> {
  return readAs(player, verdict, rest().rpc('reveal_final_sentence'));
}

const revealing = v.union([
  v.object({ status: v.literal('revealed'), hint: v.string() }),
  v.object({ status: v.literal('refused') }),
]);

/**
 * Reveals a hint of the final sentence: the next one in order, or one revealed before. Recorded for a knight. Safe to repeat.
 * @param player as `fetchFinalSentence` takes it.
 * @param rank 1 for the first hint.
 * @throws {BackendError} `missing` when there is no such hint, `invalid` when it would skip one, `signed_out` when the player's
 * session has ended.
 */
export async function revealFinalSentenceHint(player: string | null, rank: number): Promise<string> {
  const reply = await readAs(player, revealing, rest().rpc('reveal_final_sentence_hint', { rang: rank }));
  if (reply.status === 'refused') {
    throw new BackendError('invalid', "Un autre indice vient d'abord", { reason: 'hint_out_of_order' });
  }
  return reply.hint;
}
