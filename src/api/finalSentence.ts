import * as v from 'valibot';
import { storable } from './answers';
import { withBrowserToken } from './browserToken';
import { callAs } from './call';
import { ApiError } from './errors';
import { inEdition, type Journey } from './journey';
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

/** Null when the edition has none, and before every fragment is gathered. @throws {ApiError} `signed_out` when the session has ended. */
export const fetchFinalSentence = ({ player, edition }: Journey): Promise<FinalSentence | null> =>
  callAs(player, jsonb(v.nullable(finalSentence)), (supabase) =>
    supabase.rpc('final_sentence', inEdition(edition)),
  );

/** @throws {ApiError} `not_found` when the edition has none, or as `fetchFinalSentence`. */
export const submitFinalSentence = (
  { player, edition }: Journey,
  answer: string,
): Promise<FinalSentenceVerdict> =>
  callAs(player, verdict, (supabase) =>
    withBrowserToken(
      player,
      supabase.rpc('submit_final_sentence', { answer: storable(answer), ...inEdition(edition) }),
    ),
  );

/** Gives the sentence up; every hint must have been revealed. @throws {ApiError} as `submitFinalSentence`. */
export const revealFinalSentence = ({ player, edition }: Journey): Promise<FinalSentenceVerdict> =>
  callAs(player, verdict, (supabase) => supabase.rpc('reveal_final_sentence', inEdition(edition)));

const revealing = jsonb(
  v.union([
    v.object({ status: v.literal('revealed'), hint: v.string() }),
    v.object({ status: v.literal('already_solved') }),
    v.object({ status: v.literal('refused') }),
  ]),
);

/**
 * @param rank the next one, from 1, or one revealed before.
 * @returns null when the sentence is solved: it has no new hint (rule 4.6).
 * @throws {ApiError} `not_found`, or `refused` when it would skip one.
 */
export async function revealFinalSentenceHint(
  { player, edition }: Journey,
  rank: number,
): Promise<string | null> {
  const reply = await callAs(player, revealing, (supabase) =>
    supabase.rpc('reveal_final_sentence_hint', { rang: rank, ...inEdition(edition) }),
  );
  if (reply.status === 'refused') {
    throw new ApiError('refused', "Un autre indice vient d'abord", {
      reason: 'hint_out_of_order',
      forPlayers: true,
    });
  }
  return reply.status === 'revealed' ? reply.hint : null;
}
