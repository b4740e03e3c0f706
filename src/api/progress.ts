import * as v from 'valibot';
import { columnsOf, moment, read, readOnce, requireUserId, rest } from './client';
import { row } from './row';

const completion = row({ day: v.number(), score: v.number(), completedAt: moment }, { day: 'enigme_id' });

/** A completed riddle. */
export type Completion = v.InferOutput<typeof completion>;

export const completionRows = (userId: string) =>
  rest()
    .from('enigme_progress')
    .select(columnsOf(completion))
    .eq('user_id', userId)
    .eq('completed', true)
    .order('enigme_id');

/** The riddles that the signed-in knight has completed, by day. @throws {BackendError} */
export async function fetchCompletions(): Promise<Completion[]> {
  return read(v.array(completion), completionRows(await requireUserId()));
}

const fragment = row({ day: v.number(), word: v.string() }, { day: 'enigme_id' });

/** A fragment word, and the day of the riddle that gave it. */
export type Fragment = v.InferOutput<typeof fragment>;

export const fragmentRows = (userId: string) =>
  rest().from('enigme_fragments').select(columnsOf(fragment)).eq('user_id', userId).order('enigme_id');

/** The fragments that the signed-in knight has found, by day. @throws {BackendError} */
export async function fetchFragments(): Promise<Fragment[]> {
  return read(v.array(fragment), fragmentRows(await requireUserId()));
}

const artefact = row(
  {
    day: v.number(),
    title: v.string(),
    description: v.string(),
    imageUrl: v.nullable(v.string()),
    word: v.string(),
    foundAt: moment,
  },
  { day: 'day_number' },
);

/** An object collected by solving a riddle. */
export type Artefact = v.InferOutput<typeof artefact>;

export const artefactRows = (userId: string) =>
  rest().from('artefacts').select(columnsOf(artefact)).eq('user_id', userId).order('day_number');

/** The artefacts that the signed-in knight has collected, by day. @throws {BackendError} */
export async function fetchArtefacts(): Promise<Artefact[]> {
  return read(v.array(artefact), artefactRows(await requireUserId()));
}

/** « Recommencer le voyage »: progress, fragments, artefacts, bonus questions and the final sentence go, the review bonus stays. @throws {BackendError} */
export async function resetProgress(): Promise<void> {
  await read(v.object({ total_score: v.number() }), rest().rpc('reset_progress'));
}

/** One day of a visitor's progress, as their browser kept it. */
export type LocalEntry = {
  day: number;
  answer?: string;
  hintsUsed: number;
  revealed: boolean;
  /** What was answered to the day's bonus question. */
  bonusAnswer?: string;
};

/** What a visitor's browser keeps of the final sentence: the sentence that was typed, or that it was revealed. */
export type LocalFinalSentence = { answer: string } | { revealed: true };

const importOutcome = v.pipe(
  row(
    {
      results: v.array(v.object({ day: v.number(), status: v.string(), bonus_answer: v.optional(v.string()) })),
      gained: v.number(),
      totalScore: v.number(),
      finalSentence: v.optional(v.string()),
    },
    { finalSentence: 'final_sentence' },
  ),
  v.transform(({ results, finalSentence, ...same }) => {
    const daysWith = (part: 'status' | 'bonus_answer', ...wanted: string[]) =>
      results.filter((result) => wanted.includes(result[part] ?? '')).map(({ day }) => day);
    return {
      ...same,
      /** The days that were added to the account. */
      importedDays: daysWith('status', 'imported'),
      /** The days that the account had already. */
      keptDays: daysWith('status', 'kept', 'already_solved'),
      /** The days that must be tried again later: too many attempts just now. */
      lockedDays: daysWith('status', 'locked'),
      /** The days whose bonus question is answered on the account: with this browser's words, or its own. */
      answeredBonusDays: daysWith('bonus_answer', 'correct', 'already_solved'),
      /** The days whose bonus question must be tried again later. */
      lockedBonusDays: daysWith('bonus_answer', 'locked'),
      /** The account has the final sentence: this browser's, or its own. */
      hasFinalSentence: finalSentence === 'correct' || finalSentence === 'already_solved',
    };
  }),
);

/** What an import gave. */
export type ImportOutcome = v.InferOutput<typeof importOutcome>;

/**
 * Brings a visitor's progress to the signed-in account: every answer is judged again by the server. Repeated, it would tell what was
 * just imported as known already.
 * @throws {BackendError}
 */
export function importProgress(
  entries: LocalEntry[],
  finalSentence: LocalFinalSentence | null,
): Promise<ImportOutcome> {
  const sent = entries.map(({ hintsUsed, bonusAnswer, ...entry }) => ({
    ...entry,
    hints_used: hintsUsed,
    ...(bonusAnswer !== undefined && { bonus_answer: bonusAnswer }),
  }));
  return readOnce(importOutcome, rest().rpc('import_progress', { entries: sent, final_sentence: finalSentence }));
}
