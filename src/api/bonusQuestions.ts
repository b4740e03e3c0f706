import * as v from 'valibot';
import { storable } from './answers';
import { columnsOf, read, readAs, requireUserId, rest } from './client';
import { judged, type Judged } from './judged';
import { row } from './row';

const solution = v.object({ answer: v.string(), explanation: v.string() });

/** What solving a bonus question tells. */
export type BonusQuestionSolution = v.InferOutput<typeof solution>;

const question = v.object({ question: v.string(), hint: v.string(), solved: v.nullable(solution) });

/** « Le défi de l'étoile »: a day's bonus question, with its free hint (rules 13); `solved` once its asker has an account and found it. */
export type BonusQuestion = v.InferOutput<typeof question>;

const verdict = judged(solution);

/** What the server says of an answer to a bonus question; `refused` when the day is not completed on the account. */
export type BonusAnswerVerdict = Judged<BonusQuestionSolution>;

/**
 * The bonus question of a day; null when it has none, and for a knight who has not completed the day.
 * @param player who reads it: the account that the page knows, or null for a visitor.
 * @throws {BackendError} `signed_out` when the player's session has ended.
 */
export function fetchBonusQuestion(player: string | null, day: number): Promise<BonusQuestion | null> {
  return readAs(player, v.nullable(question), rest().rpc('bonus_question', { day }));
}

/**
 * Has an answer to a bonus question judged by the server. Safe to repeat.
 * @param player as `fetchBonusQuestion` takes it.
 * @throws {BackendError} `missing` when the day has no bonus question, `signed_out` when the player's session has ended.
 */
export function submitBonusAnswer(
  player: string | null,
  day: number,
  answer: string,
): Promise<BonusAnswerVerdict> {
  return readAs(player, verdict, rest().rpc('submit_bonus_answer', { day, answer: storable(answer) }));
}

const solvedBonusDay = row({ day: v.number() }, { day: 'enigme_id' });

/** The days whose bonus question the signed-in knight has answered, in order. @throws {BackendError} */
export async function fetchSolvedBonusDays(): Promise<number[]> {
  const rows = rest()
    .from('bonus_questions_solved')
    .select(columnsOf(solvedBonusDay))
    .eq('user_id', await requireUserId())
    .order('enigme_id');
  return (await read(v.array(solvedBonusDay), rows)).map(({ day }) => day);
}
