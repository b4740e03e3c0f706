import * as v from 'valibot';
import { linkedBook } from '@/lib/linkedBook';
import { withBrowserToken } from './browserToken';
import { call, callAs } from './call';
import {
  inEdition,
  ofEditionInView,
  EDITION_OF_RIDDLE,
  ofEdition,
  type Journey,
  type KnightJourney,
} from './journey';
import { locked } from './judged';
import { jsonb } from './replies';

export const revelation = v.object({
  answer: v.string(),
  closing: v.string(),
  explanation: v.string(),
  fragment: v.string(),
  artefact: v.object({ title: v.string(), description: v.string(), imageUrl: v.nullable(v.string()) }),
  /** The published book behind the door (rule 26.10). */
  book: v.optional(v.nullable(linkedBook), null),
});

export type Revelation = v.InferOutput<typeof revelation>;

const solved = v.pipe(
  v.object({
    // `already_solved`, in another tab or before a lost reply, is the same success.
    status: v.picklist(['correct', 'already_solved']),
    revealed: v.boolean(),
    ...revelation.entries,
    score: v.optional(v.number()),
    completedCount: v.optional(v.number()),
  }),
  v.transform(
    ({ revealed, score, completedCount, answer, closing, explanation, fragment, artefact, book }) => ({
      status: 'solved' as const,
      revealed,
      revelation: { answer, closing, explanation, fragment, artefact, book },
      /** The knight's figures after this success; null for a visitor. */
      knight: score === undefined || completedCount === undefined ? null : { score, completedCount },
    }),
  ),
);
const verdict = jsonb(
  v.union([
    solved,
    v.object({
      status: v.literal('wrong'),
      retryAfterS: v.number(),
      /** The edition's sentence about this answer, a near miss (rule 12.6). */
      message: v.optional(v.string()),
    }),
    v.object({ status: v.literal('almost'), retryAfterS: v.number() }),
    locked,
    v.object({ status: v.literal('refused'), hintsLeft: v.number() }),
  ]),
);

/** The server's verdict. `retryAfterS` is the wait in seconds before the next answer; `refused`: hints must be revealed first. */
export type Verdict = v.InferOutput<typeof verdict>;

/** A text without what no text of the database can hold: unpaired surrogates and null characters. */
export const storable = (text: string): string => text.replaceAll(/[\0\p{Surrogate}]/gu, '');

/**
 * @param answer `ANSWER_MAX_LENGTH` characters at most.
 * @throws {ApiError} `signed_out` when the player's session has ended, `refused` when the answer is too long.
 */
export const submitAnswer = ({ player, edition }: Journey, day: number, answer: string): Promise<Verdict> =>
  callAs(player, verdict, (supabase) =>
    withBrowserToken(
      player,
      supabase.rpc('submit_answer', { day, answer: storable(answer), ...inEdition(edition) }),
    ),
  );

/** Gives the answer up for 0 points; every hint must have been revealed. @throws {ApiError} as `submitAnswer`. */
export const revealAnswer = ({ player, edition }: Journey, day: number): Promise<Verdict> =>
  callAs(player, verdict, (supabase) =>
    withBrowserToken(player, supabase.rpc('reveal_answer', { day, ...inEdition(edition) })),
  );

/** A row of `enigme_revelations`. */
const storedWords = jsonb(
  v.nullable(
    v.object({ ...v.omit(revelation, ['answer', 'artefact']).entries, answer: v.nullable(v.string()) }),
  ),
);

/** The revelation of a riddle to a knight; null before it is completed. @throws {ApiError} */
export async function fetchRevelation(
  { player, edition }: KnightJourney,
  day: number,
): Promise<Revelation | null> {
  const [words, artefact] = await Promise.all([
    call(
      (supabase) =>
        supabase
          .from('enigme_revelations')
          .select('answer, closing, explanation, fragment:reponse_decoder, book')
          .eq('day_number', day)
          .match(ofEditionInView(edition))
          .maybeSingle(),
      { idempotent: true, player, schema: storedWords },
    ),
    call(
      (supabase) =>
        supabase
          .from('artefacts')
          .select(`title, description, imageUrl:image_url, ...enigmes!inner(${EDITION_OF_RIDDLE})`)
          .eq('day_number', day)
          .match(ofEdition(edition))
          .maybeSingle(),
      { idempotent: true, player },
    ),
  ]);
  return words && artefact ? { ...words, answer: words.answer ?? '', artefact } : null;
}
