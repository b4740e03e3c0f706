import * as v from 'valibot';
import { storable } from './answers';
import { columnsOf, read, readAs, requireUserId, rest } from './client';
import { judged, type Judged } from './judged';
import { row } from './row';

const solution = v.object({ answer: v.string(), explanation: v.string() });

/** What solving a second question tells. */
export type DefiSolution = v.InferOutput<typeof solution>;

const defi = v.object({ question: v.string(), hint: v.string(), solved: v.nullable(solution) });

/** « Le défi de l'étoile »: a day's second question, with its free hint (rules 13); `solved` once its asker has an account and found it. */
export type Defi = v.InferOutput<typeof defi>;

const verdict = judged(solution);

/** What the server says of an answer to a second question; `refused` when the day is not completed on the account. */
export type DefiVerdict = Judged<DefiSolution>;

/**
 * The second question of a day; null when it has none, and for a knight who has not completed the day.
 * @param player who reads it: the account that the page knows, or null for a visitor.
 * @throws {BackendError} `signed_out` when the player's session has ended.
 */
export function fetchDefi(player: string | null, day: number): Promise<Defi | null> {
  return readAs(player, v.nullable(defi), rest().rpc('bonus_question', { day }));
}

/**
 * Has an answer to a second question judged by the server. Safe to repeat.
 * @param player as `fetchDefi` takes it.
 * @throws {BackendError} `missing` when the day has no second question, `signed_out` when the player's session has ended.
 */
export function submitDefi(player: string | null, day: number, answer: string): Promise<DefiVerdict> {
  return readAs(player, verdict, rest().rpc('submit_bonus_answer', { day, answer: storable(answer) }));
}

const solvedDefi = row({ day: v.number() }, { day: 'enigme_id' });

/** The days whose second question the signed-in knight has answered, in order. @throws {BackendError} */
export async function fetchSolvedDefis(): Promise<number[]> {
  const rows = rest()
    .from('bonus_questions_solved')
    .select(columnsOf(solvedDefi))
    .eq('user_id', await requireUserId())
    .order('enigme_id');
  return (await read(v.array(solvedDefi), rows)).map(({ day }) => day);
}
