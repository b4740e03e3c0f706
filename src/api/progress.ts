import * as v from 'valibot';
import { call, callOwn } from './call';
import { jsonb, toDate } from './replies';

export async function fetchCompletions() {
  const rows = await callOwn((supabase, id) =>
    supabase
      .from('enigme_progress')
      .select('day:enigme_id, score, completedAt:completed_at')
      .eq('user_id', id)
      .eq('completed', true)
      .order('enigme_id'),
  );
  return rows.map((row) => ({ ...row, completedAt: toDate(row.completedAt) }));
}

export type Completion = Awaited<ReturnType<typeof fetchCompletions>>[number];

export const fetchFragments = () =>
  callOwn((supabase, id) =>
    supabase.from('enigme_fragments').select('day:enigme_id, word').eq('user_id', id).order('enigme_id'),
  );

export type Fragment = Awaited<ReturnType<typeof fetchFragments>>[number];

export async function fetchArtefacts() {
  const rows = await callOwn((supabase, id) =>
    supabase
      .from('artefacts')
      .select('day:day_number, title, description, imageUrl:image_url, word, foundAt:found_at')
      .eq('user_id', id)
      .order('day_number'),
  );
  return rows.map((row) => ({ ...row, foundAt: toDate(row.foundAt) }));
}

export type Artefact = Awaited<ReturnType<typeof fetchArtefacts>>[number];

/** « Recommencer le voyage » (rule 5.4): the review bonus stays. */
export async function resetProgress(): Promise<void> {
  const reply = v.object({ totalScore: v.number() });
  await call((supabase) => supabase.rpc('reset_progress'), { idempotent: true, schema: jsonb(reply) });
}

export type LocalEntry = {
  day: number;
  answer?: string;
  hintsUsed: number;
  revealed: boolean;
  bonusAnswer?: string;
};

/** What a visitor's browser stores of the final sentence: the hints, and what was typed or that it was revealed. */
export type LocalFinalSentence = { hintsUsed: number } & ({ answer: string } | { revealed: true });

const importOutcome = v.pipe(
  v.object({
    results: v.array(v.object({ day: v.number(), status: v.string(), bonusAnswer: v.optional(v.string()) })),
    gained: v.number(),
    totalScore: v.number(),
    finalSentence: v.optional(v.string()),
  }),
  v.transform(({ results, finalSentence, ...totals }) => {
    const daysWith = (part: 'status' | 'bonusAnswer', ...wanted: string[]) =>
      results.filter((result) => wanted.includes(result[part] ?? '')).map(({ day }) => day);
    return {
      ...totals,
      importedDays: daysWith('status', 'imported'),
      knownDays: daysWith('status', 'kept', 'already_solved'),
      /** The days that were not judged: their door is closed. */
      closedDays: daysWith('status', 'ignored'),
      /** The days to try again later: too many attempts just now. */
      lockedDays: daysWith('status', 'locked'),
      answeredBonusDays: daysWith('bonusAnswer', 'correct', 'already_solved'),
      lockedBonusDays: daysWith('bonusAnswer', 'locked'),
      hasFinalSentence: finalSentence === 'correct' || finalSentence === 'already_solved',
    };
  }),
);

export type ImportOutcome = v.InferOutput<typeof importOutcome>;

const toSent = ({ hintsUsed, ...rest }: LocalFinalSentence) => ({ ...rest, hints_used: hintsUsed });

/** The server judges every answer again. Sent twice, it would answer that the account had the days already. */
export function importProgress(
  entries: LocalEntry[],
  finalSentence: LocalFinalSentence | null,
): Promise<ImportOutcome> {
  const sent = entries.map(({ hintsUsed, bonusAnswer, ...entry }) => ({
    ...entry,
    hints_used: hintsUsed,
    ...(bonusAnswer !== undefined && { bonus_answer: bonusAnswer }),
  }));
  const sentence = finalSentence && toSent(finalSentence);
  return call((supabase) => supabase.rpc('import_progress', { entries: sent, final_sentence: sentence }), {
    idempotent: false,
    schema: jsonb(importOutcome),
  });
}
