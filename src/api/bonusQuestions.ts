import * as v from 'valibot';
import { storable } from './answers';
import { withBrowserToken } from './browserToken';
import { callAs, callOwn } from './call';
import { judged, type Judged } from './judged';
import { jsonb } from './replies';

const solution = v.object({ answer: v.string(), explanation: v.string() });

export type BonusQuestionSolution = v.InferOutput<typeof solution>;

const question = v.object({ question: v.string(), hint: v.string(), solved: v.nullable(solution) });

/** « Le défi de l'étoile » of a day, with its free hint (rules 13). `solved` is a knight's; it stays null for a visitor. */
export type BonusQuestion = v.InferOutput<typeof question>;

const verdict = judged(solution);

/** `refused` when the day is not completed on the account. */
export type BonusAnswerVerdict = Judged<BonusQuestionSolution>;

/** Null when the day has none, and for a knight who has not completed it. @throws {ApiError} `signed_out` when the session has ended. */
export const fetchBonusQuestion = (player: string | null, day: number): Promise<BonusQuestion | null> =>
  callAs(player, jsonb(v.nullable(question)), (supabase) => supabase.rpc('bonus_question', { day }));

/** Has an answer to a bonus question judged. @throws {ApiError} `not_found` when the day has none, or as `fetchBonusQuestion`. */
export const submitBonusAnswer = (
  player: string | null,
  day: number,
  answer: string,
): Promise<BonusAnswerVerdict> =>
  callAs(player, verdict, (supabase) =>
    withBrowserToken(player, supabase.rpc('submit_bonus_answer', { day, answer: storable(answer) })),
  );

export async function fetchSolvedBonusDays(): Promise<number[]> {
  const rows = await callOwn((supabase, id) =>
    supabase.from('bonus_questions_solved').select('day:enigme_id').eq('user_id', id).order('enigme_id'),
  );
  return rows.map(({ day }) => day);
}
