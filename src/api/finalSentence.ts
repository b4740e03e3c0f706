import * as v from 'valibot';
import { storable } from './answers';
import { call } from './call';
import { ApiError } from './errors';
import { judged, type Judged } from './judged';
import { jsonb } from './replies';

const solution = v.object({ sentence: v.string(), letter: v.string(), revealed: v.boolean() });

/** The sentence of the fragments and the letter that it opens; `revealed` when the player gave it up. */
export type FinalSentenceSolution = v.InferOutput<typeof solution>;

const finalSentence = v.object({
  question: v.string(),
  hintCount: v.number(),
  hints: v.array(v.string()),
  solved: v.nullable(solution),
});

/** The question of the final sentence and its revealed hints (rules 14). `solved` is a knight's; it stays null for a visitor. */
export type FinalSentence = v.InferOutput<typeof finalSentence>;

const verdict = judged(solution);

/** `refused` when fragments are missing, or hints before it is revealed. */
export type FinalSentenceVerdict = Judged<FinalSentenceSolution>;

/**
 * The final sentence; null when the edition has none, and for a knight who has not gathered every fragment.
 * @param player the account that the page knows, or null for a visitor.
 * @throws {ApiError} `signed_out` when the player's session has ended.
 */
export const fetchFinalSentence = (player: string | null): Promise<FinalSentence | null> =>
  call((supabase) => supabase.rpc('final_sentence'), {
    idempotent: true,
    player,
    schema: jsonb(v.nullable(finalSentence)),
  });

/** Has a sentence judged. @throws {ApiError} `not_found` when the edition has none, or as `fetchFinalSentence`. */
export const submitFinalSentence = (player: string | null, answer: string): Promise<FinalSentenceVerdict> =>
  call((supabase) => supabase.rpc('submit_final_sentence', { answer: storable(answer) }), {
    idempotent: true,
    player,
    schema: verdict,
  });

/** Gives the sentence up; every hint must have been revealed. @throws {ApiError} as `submitFinalSentence`. */
export const revealFinalSentence = (player: string | null): Promise<FinalSentenceVerdict> =>
  call((supabase) => supabase.rpc('reveal_final_sentence'), { idempotent: true, player, schema: verdict });

const revealing = jsonb(
  v.union([
    v.object({ status: v.literal('revealed'), hint: v.string() }),
    v.object({ status: v.literal('refused') }),
  ]),
);

/**
 * Reveals a hint of the final sentence: the next one in order, or one revealed before. Recorded for a knight.
 * @param rank 1 for the first hint.
 * @throws {ApiError} `not_found` when there is no such hint, `refused` when it would skip one, or as `fetchFinalSentence`.
 */
export async function revealFinalSentenceHint(player: string | null, rank: number): Promise<string> {
  const reply = await call((supabase) => supabase.rpc('reveal_final_sentence_hint', { rang: rank }), {
    idempotent: true,
    player,
    schema: revealing,
  });
  if (reply.status === 'refused') {
    throw new ApiError('refused', "Un autre indice vient d'abord", { reason: 'hint_out_of_order' });
  }
  return reply.hint;
}
