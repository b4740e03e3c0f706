import * as v from 'valibot';
import { storable } from './answers';
import { withBrowserToken } from './browserToken';
import { callAs, callOwn } from './call';
import { EDITION_OF_RIDDLE, inEdition, ofEdition, type Journey, type KnightJourney } from './journey';
import { judged, type Judged } from './judged';
import { jsonb } from './replies';
import { sorted } from '@/lib/arrays';

const solution = v.object({ answer: v.string(), explanation: v.string() });

export type BonusQuestionSolution = v.InferOutput<typeof solution>;

const question = v.object({ question: v.string(), hint: v.string(), solved: v.nullable(solution) });

/** « Le défi de l'étoile » of a day, with its free hint (rules 13). `solved` is a knight's; it stays null for a visitor. */
export type BonusQuestion = v.InferOutput<typeof question>;

const verdict = judged(solution);

/** `refused` when the day is not completed on the account. */
export type BonusAnswerVerdict = Judged<BonusQuestionSolution>;

/** Null when the day has none, and for a knight who has not completed it. @throws {ApiError} `signed_out` when the session has ended. */
export const fetchBonusQuestion = (
  { player, edition }: Journey,
  day: number,
): Promise<BonusQuestion | null> =>
  callAs(player, jsonb(v.nullable(question)), (supabase) =>
    supabase.rpc('bonus_question', { day, ...inEdition(edition) }),
  );

/** Has an answer to a bonus question judged. @throws {ApiError} `not_found` when the day has none, or as `fetchBonusQuestion`. */
export const submitBonusAnswer = (
  { player, edition }: Journey,
  day: number,
  answer: string,
): Promise<BonusAnswerVerdict> =>
  callAs(player, verdict, (supabase) =>
    withBrowserToken(
      player,
      supabase.rpc('submit_bonus_answer', { day, answer: storable(answer), ...inEdition(edition) }),
    ),
  );

export async function fetchSolvedBonusDays({ player, edition }: KnightJourney): Promise<number[]> {
  const rows = await callOwn(player, (supabase, id) =>
    supabase
      .from('bonus_questions_solved')
      .select(`...enigmes!inner(day:day_number, ${EDITION_OF_RIDDLE})`)
      .eq('user_id', id)
      .match(ofEdition(edition)),
  );
  return sorted(
    rows.map(({ day }) => day),
    (one, other) => one - other,
  );
}
