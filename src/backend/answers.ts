import * as v from 'valibot';
import { columnsOf, currentUserId, read, readAs, rest } from './client';
import { row } from './row';

const artefact = row({ title: v.string(), description: v.string(), imageUrl: v.nullable(v.string()) });
const told = { answer: v.string(), closing: v.string(), explanation: v.string(), fragment: v.string() };
const revelation = { ...told, artefact };

/** What completing a riddle reveals: « Révélation Sacrée ». */
export type Revelation = v.InferOutput<v.ObjectSchema<typeof revelation, undefined>>;

const solved = v.pipe(
  v.object({
    status: v.picklist(['correct', 'already_solved']),
    revealed: v.boolean(),
    score: v.optional(v.number(), 0),
    hints_used: v.optional(v.number(), 0),
    total_score: v.optional(v.number()),
    completed_count: v.optional(v.number(), 0),
    ...revelation,
  }),
  v.transform((reply) => ({
    status: 'solved' as const,
    /** Somebody solved it before, in another tab or before a lost reply: the same success. */
    again: reply.status === 'already_solved',
    revealed: reply.revealed,
    revelation: {
      answer: reply.answer,
      closing: reply.closing,
      explanation: reply.explanation,
      fragment: reply.fragment,
      artefact: reply.artefact,
    },
    /** The knight's own figures, which the server alone knows; null for a visitor. */
    knight:
      reply.total_score === undefined
        ? null
        : {
            score: reply.score,
            hintsUsed: reply.hints_used,
            totalScore: reply.total_score,
            completedCount: reply.completed_count,
          },
  })),
);
const wrong = v.pipe(
  v.object({ status: v.literal('wrong'), retry_after_s: v.number(), message: v.optional(v.string()) }),
  v.transform(({ status, retry_after_s, message }) => ({
    status,
    retryAfterS: retry_after_s,
    /** What the edition says of this very answer, a near miss (rule 12.6). */
    ...(message === undefined ? {} : { message }),
  })),
);
const postponed = v.pipe(
  v.object({ status: v.picklist(['almost', 'locked']), retry_after_s: v.number() }),
  v.transform(({ status, retry_after_s }) => ({ status, retryAfterS: retry_after_s })),
);
const refused = v.pipe(
  v.object({ status: v.literal('refused'), hints_left: v.number() }),
  v.transform(({ status, hints_left }) => ({ status, hintsLeft: hints_left })),
);
const verdict = v.variant('status', [solved, wrong, postponed, refused]);

/**
 * What the server says of an answer. `wrong`, `almost` and `locked` say how long to wait before the next try, `refused` that a reveal
 * needs its hints first.
 */
export type Verdict = v.InferOutput<typeof verdict>;

/** A text without what no text of the database can hold: unpaired surrogates and null characters. */
export const storable = (text: string): string =>
  Array.from(text, (sign) => (/^[\0\uD800-\uDFFF]$/.test(sign) ? '' : sign)).join('');

/**
 * Has an answer judged by the server. Safe to repeat: a lost reply after a right answer is answered again.
 * @param player who answers: the account that the page knows, or null for a visitor.
 * @param answer as typed.
 * @throws {BackendError} `signed_out` when the player's session has ended.
 */
export function submitAnswer(player: string | null, day: number, answer: string): Promise<Verdict> {
  return readAs(player, verdict, rest().rpc('submit_answer', { day, answer: storable(answer) }));
}

/**
 * Gives the answer up for 0 points; every hint must have been revealed. Safe to repeat.
 * @param player as `submitAnswer` takes it.
 * @throws {BackendError} `signed_out` when the player's session has ended.
 */
export function revealAnswer(player: string | null, day: number): Promise<Verdict> {
  return readAs(player, verdict, rest().rpc('reveal_answer', { day }));
}

const found = row(told, { fragment: 'reponse_decoder' });

/** What a riddle revealed to the signed-in knight; null while it is not completed, and for visitors. @throws {BackendError} */
export async function fetchRevelation(day: number): Promise<Revelation | null> {
  if ((await currentUserId()) === null) return null;
  const client = rest();
  const [[words], [object]] = await Promise.all([
    read(v.array(found), client.from('enigme_revelations').select(columnsOf(found)).eq('enigme_id', day)),
    read(v.array(artefact), client.from('artefacts').select(columnsOf(artefact)).eq('day_number', day)),
  ]);
  return words && object ? { ...words, artefact: object } : null;
}
