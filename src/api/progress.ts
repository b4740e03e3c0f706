import * as v from 'valibot';
import { call, callOwn } from './call';
import { EDITION_OF_RIDDLE, inEdition, ofEdition, type KnightJourney } from './journey';
import { jsonb, toDate } from './replies';
import { sorted } from '@/lib/arrays';

const byDay = <Row extends { day: number }>(rows: readonly Row[]): Row[] =>
  sorted(rows, (one, other) => one.day - other.day);

export async function fetchCompletions({ player, edition }: KnightJourney) {
  const rows = await callOwn(player, (supabase, id) =>
    supabase
      .from('enigme_progress')
      .select(`score, completedAt:completed_at, ...enigmes!inner(day:day_number, ${EDITION_OF_RIDDLE})`)
      .eq('user_id', id)
      .eq('completed', true)
      .match(ofEdition(edition)),
  );
  return byDay(rows).map((row) => ({ ...row, completedAt: toDate(row.completedAt) }));
}

export type Completion = Awaited<ReturnType<typeof fetchCompletions>>[number];

export async function fetchFragments({ player, edition }: KnightJourney) {
  const rows = await callOwn(player, (supabase, id) =>
    supabase
      .from('enigme_fragments')
      .select(`word, ...enigmes!inner(day:day_number, ${EDITION_OF_RIDDLE})`)
      .eq('user_id', id)
      .match(ofEdition(edition)),
  );
  return byDay(rows);
}

export type Fragment = Awaited<ReturnType<typeof fetchFragments>>[number];

export async function fetchArtefacts({ player, edition }: KnightJourney) {
  const rows = await callOwn(player, (supabase, id) =>
    supabase
      .from('artefacts')
      .select(
        `day:day_number, title, description, imageUrl:image_url, word, foundAt:found_at, ...enigmes!inner(${EDITION_OF_RIDDLE})`,
      )
      .eq('user_id', id)
      .match(ofEdition(edition))
      .order('day_number'),
  );
  return rows.map((row) => ({ ...row, foundAt: toDate(row.foundAt) }));
}

export type Artefact = Awaited<ReturnType<typeof fetchArtefacts>>[number];

/** « Recommencer le voyage » (rule 5.4): the review bonus stays. */
export async function resetProgress({ player, edition }: KnightJourney): Promise<void> {
  const reply = v.object({ totalScore: v.number() });
  await call((supabase) => supabase.rpc('reset_progress', inEdition(edition)), {
    idempotent: true,
    player,
    schema: jsonb(reply),
  });
}

export type LocalEntry = {
  day: number;
  answer?: string;
  hintsUsed: number;
  revealed: boolean;
  bonusAnswer?: string;
};

/** A visitor's stored progress in the final sentence: the hints, and what was typed or that it was revealed. */
export type LocalFinalSentence = { hintsUsed: number } & ({ answer: string } | { revealed: true });

const importOutcome = v.pipe(
  v.object({
    results: v.array(v.object({ day: v.number(), status: v.string(), bonusAnswer: v.optional(v.string()) })),
    gained: v.number(),
    totalScore: v.number(),
    finalSentence: v.optional(v.string()),
  }),
  v.transform(({ results, finalSentence, ...totals }) => {
    const daysWith = (field: 'status' | 'bonusAnswer', ...wanted: string[]) =>
      results.filter((result) => wanted.includes(result[field] ?? '')).map(({ day }) => day);
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

/**
 * The server judges every answer again. Sent twice, it would answer that the account had the days already.
 * @param isAdded true for a knight that has just been added to the account, while another one plays.
 */
export function importProgress(
  { player, edition }: KnightJourney,
  entries: LocalEntry[],
  finalSentence: LocalFinalSentence | null,
  isAdded = false,
): Promise<ImportOutcome> {
  const sent = entries.map(({ hintsUsed, bonusAnswer, ...entry }) => ({
    ...entry,
    hints_used: hintsUsed,
    ...(bonusAnswer !== undefined && { bonus_answer: bonusAnswer }),
  }));
  const sentence = finalSentence && toSent(finalSentence);
  return call(
    (supabase) =>
      supabase.rpc('import_progress', { entries: sent, final_sentence: sentence, ...inEdition(edition) }),
    {
      idempotent: false,
      ...(isAdded ? { knight: player } : { player }),
      schema: jsonb(importOutcome),
    },
  );
}
