import * as v from 'valibot';
import { columnsOf, currentUserId, read, readAs, rest } from './client';
import { row } from './row';

const artefact = row({ title: v.string(), description: v.string(), imageUrl: v.nullable(v.string()) });
const told = { answer: v.string(), closing: v.string(), explanation: v.string(), fragment: v.string() };
const revelation = v.object({ ...told, artefact });

/** What completing a riddle reveals: « Révélation Sacrée ». */
export type Revelation = v.InferOutput<typeof revelation>;

const solved = v.pipe(
  // `already_solved`: in another tab or before a lost reply, which is the same success.
  v.looseObject({ status: v.picklist(['correct', 'already_solved']), revealed: v.boolean() }),
  v.transform((reply): { status: 'solved'; revealed: boolean; revelation: unknown; knight: unknown } => ({
    status: 'solved',
    revealed: reply.revealed,
    revelation: reply,
    knight: 'total_score' in reply ? reply : null,
  })),
  v.object({
    status: v.literal('solved'),
    revealed: v.boolean(),
    revelation,
    /** The knight's own figures, which the server alone knows; null for a visitor. */
    knight: v.nullable(
      row({ score: v.number(), completedCount: v.number() }, { completedCount: 'completed_enigmes' }),
    ),
  }),
);
const verdict = v.union([
  solved,
  row({
    status: v.literal('wrong'),
    retryAfterS: v.number(),
    /** What the edition says of this very answer, a near miss (rule 12.6). */
    message: v.optional(v.string()),
  }),
  row({ status: v.picklist(['almost', 'locked']), retryAfterS: v.number() }),
  row({ status: v.literal('refused'), hintsLeft: v.number() }),
]);

/**
 * What the server says of an answer. `wrong`, `almost` and `locked` say how long to wait before the next try, `refused` that a reveal
 * needs its hints first.
 */
export type Verdict = v.InferOutput<typeof verdict>;

/** A text without what no text of the database can hold: unpaired surrogates and null characters. */
export const storable = (text: string): string => text.replaceAll(/[\0\p{Surrogate}]/gu, '');

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
