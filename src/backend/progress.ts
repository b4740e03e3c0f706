import * as v from 'valibot';
import { moment, read, requireUserId, supabase } from './client';

const progressRow = v.object({
  enigme_id: v.number(),
  score: v.number(),
  completed_at: moment,
});

/** A completed riddle. */
export type Completion = {
  day: number;
  score: number;
  completedAt: Date;
};

/** The riddles that the signed-in knight has completed, by day. @throws {BackendError} */
export async function fetchCompletions(): Promise<Completion[]> {
  const rows = await read(
    v.array(progressRow),
    supabase()
      .from('enigme_progress')
      .select('enigme_id, score, completed_at')
      .eq('user_id', await requireUserId())
      .eq('completed', true)
      .order('enigme_id'),
  );
  return rows.map((row) => ({
    day: row.enigme_id,
    score: row.score,
    completedAt: row.completed_at,
  }));
}

const fragmentRow = v.object({ enigme_id: v.number(), word: v.string() });

/** A fragment word, and the day of the riddle that gave it. */
export type Fragment = { day: number; word: string };

/** The fragments that the signed-in knight has found, by day. @throws {BackendError} */
export async function fetchFragments(): Promise<Fragment[]> {
  const rows = await read(
    v.array(fragmentRow),
    supabase()
      .from('enigme_fragments')
      .select('enigme_id, word')
      .eq('user_id', await requireUserId())
      .order('enigme_id'),
  );
  return rows.map((row) => ({ day: row.enigme_id, word: row.word }));
}

const artefactRow = v.object({
  day_number: v.number(),
  title: v.string(),
  description: v.string(),
  image_url: v.nullable(v.string()),
  word: v.string(),
  found_at: moment,
});

/** An object collected by solving a riddle. */
export type Artefact = {
  day: number;
  title: string;
  description: string;
  imageUrl: string | null;
  word: string;
  foundAt: Date;
};

/** The artefacts that the signed-in knight has collected, by day. @throws {BackendError} */
export async function fetchArtefacts(): Promise<Artefact[]> {
  const rows = await read(
    v.array(artefactRow),
    supabase()
      .from('artefacts')
      .select('day_number, title, description, image_url, word, found_at')
      .eq('user_id', await requireUserId())
      .order('day_number'),
  );
  return rows.map((row) => ({
    day: row.day_number,
    title: row.title,
    description: row.description,
    imageUrl: row.image_url,
    word: row.word,
    foundAt: row.found_at,
  }));
}

const totals = v.object({ total_score: v.number(), completed_count: v.number() });

/** « Recommencer le voyage »: progress, fragments and artefacts go, the review bonus stays. @throws {BackendError} */
export async function resetProgress(): Promise<void> {
  await read(totals, supabase().rpc('reset_progress'));
}

/** One day of a visitor's progress, as their browser kept it. */
export type LocalEntry = { day: number; answer?: string; hintsUsed: number; revealed: boolean };

const importReply = v.object({
  results: v.array(
    v.object({
      day: v.optional(v.number()),
      status: v.picklist([
        'imported',
        'kept',
        'already_solved',
        'hints_kept',
        'wrong',
        'locked',
        'refused',
        'ignored',
      ]),
      score: v.optional(v.number()),
    }),
  ),
  gained: v.number(),
  total_score: v.number(),
});

/** What an import gave. */
export type ImportOutcome = {
  /** The days that were added to the account. */
  importedDays: number[];
  /** The days that the account had already. */
  keptDays: number[];
  /** The days that must be tried again later: too many attempts just now. */
  lockedDays: number[];
  gained: number;
  totalScore: number;
};

/** Brings a visitor's progress to the signed-in account: every answer is judged again by the server. @throws {BackendError} */
export async function importProgress(entries: LocalEntry[]): Promise<ImportOutcome> {
  const sent = entries.map(({ day, answer, hintsUsed, revealed }) => ({
    day,
    hints_used: hintsUsed,
    revealed,
    ...(answer === undefined ? {} : { answer }),
  }));
  const reply = await read(importReply, supabase().rpc('import_progress', { entries: sent }));
  const daysWith = (status: string) =>
    reply.results.flatMap((result) =>
      result.status === status && result.day !== undefined ? [result.day] : [],
    );
  return {
    importedDays: daysWith('imported'),
    keptDays: [...daysWith('kept'), ...daysWith('already_solved')],
    lockedDays: daysWith('locked'),
    gained: reply.gained,
    totalScore: reply.total_score,
  };
}
