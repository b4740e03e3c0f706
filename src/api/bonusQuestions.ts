import * as v from 'valibot';
import { storable } from './answers';
import { call, callOwn } from './call';
import { judged, type Judged } from './judged';
import { jsonb } from './replies';

const solution = v.object({ answer: v.string(), explanation: v.string() });

/** What answering a bonus question reveals. */
export type BonusQuestionSolution = v.InferOutput<typeof solution>;

const question = v.object({ question: v.string(), hint: v.string(), solved: v.nullable(solution) });

/** « Le défi de l'étoile » of a day, with its free hint (rules 13). `solved` is a knight's; it stays null for a visitor. */
export type BonusQuestion = v.InferOutput<typeof question>;

const verdict = judged(solution);

/** `refused` when the day is not completed on the account. */
export type BonusAnswerVerdict = Judged<BonusQuestionSolution>;

/**
 * The bonus question of a day; null when it has none, and for a knight who has not completed the day.
 * @param player the account that the page knows, or null for a visitor.
 * @throws {ApiError} `signed_out` when the player's session has ended.
 */
export const fetchBonusQuestion = (player: string | null, day: number): Promise<BonusQuestion | null> =>
  call((supabase) => supabase.rpc('bonus_question', { day }), {
    idempotent: true,
    player,
    schema: jsonb(v.nullable(question)),
  });

/** Has an answer to a bonus question judged. @throws {ApiError} `not_found` when the day has none, or as `fetchBonusQuestion`. */
export const submitBonusAnswer = (
  player: string | null,
  day: number,
  answer: string,
): Promise<BonusAnswerVerdict> =>
  call((supabase) => supabase.rpc('submit_bonus_answer', { day, answer: storable(answer) }), {
    idempotent: true,
    player,
    schema: verdict,
  });

/** The days whose bonus question the signed-in knight has answered, in order. @throws {ApiError} */
export async function fetchSolvedBonusDays(): Promise<number[]> {
  const rows = await callOwn((supabase, id) =>
    supabase.from('bonus_questions_solved').select('day:enigme_id').eq('user_id', id).order('enigme_id'),
  );
  return rows.map(({ day }) => day);
}
