import * as v from 'valibot';
import { call } from './call';
import type { Json } from './database.types';
import type { VersionSource } from './database';
import { dateOrNull, jsonb, timestamp, toDate } from './replies';

export type { VersionSource };

const status = v.picklist(['draft', 'current', 'past']);

/** The editions of the workshop, drafts included (decision 0017). @throws {ApiError} `refused` unless the caller is an admin. */
export async function fetchWorkshopEditions() {
  const rows = await call(
    (supabase) =>
      supabase
        .rpc('workshop_editions')
        .select(
          'code, title, status, firstDoor:first_door, writtenDays:written_days, version, savedAt:saved_at, savedBy:saved_by, appliedVersion:applied_version',
        ),
    { idempotent: true },
  );
  return rows.map(({ savedAt, ...edition }) => ({ ...edition, savedAt: dateOrNull(savedAt) }));
}

/** `firstDoor` is a date without a time; null where all doors are open. */
export type ListedEdition = Awaited<ReturnType<typeof fetchWorkshopEditions>>[number];

/** A part of an edition's file, with the file's own names. */
export type PartContent = Record<string, unknown>;

// Contents keep the names of the file: `jsonb` would translate them.
const workshopEdition = v.pipe(
  v.object({
    code: v.string(),
    status,
    applied_version: v.nullable(v.number()),
    copied_from: v.nullable(v.string()),
    parts: v.array(
      v.pipe(
        v.object({
          day: v.number(),
          version: v.number(),
          content: v.nullable(v.record(v.string(), v.unknown())),
          copied: v.nullable(v.object({ same: v.array(v.string()), answers: v.array(v.string()) })),
          saved_at: timestamp,
          saved_by: v.nullable(v.string()),
        }),
        v.transform(({ saved_at, saved_by, ...part }) => ({
          ...part,
          savedAt: saved_at,
          savedBy: saved_by,
        })),
      ),
    ),
  }),
  v.transform(({ applied_version, copied_from, ...edition }) => ({
    ...edition,
    appliedVersion: applied_version,
    copiedFrom: copied_from,
  })),
);

/**
 * An edition: day 0 is the rest; a removed day has null content. `copied` has the fields of a copied part that are still as they
 * were copied, and the answers that it was copied with.
 */
export type WorkshopEdition = v.InferOutput<typeof workshopEdition>;
export type WorkshopPart = WorkshopEdition['parts'][number];

/** @param version by default the last one. @throws as `fetchWorkshopEditions`, or `not_found`. */
export const fetchWorkshopEdition = (code: string, version?: number): Promise<WorkshopEdition> =>
  call(
    (supabase) =>
      supabase.rpc('workshop_edition', { edition: code, ...(version !== undefined && { version }) }),
    { idempotent: true, schema: workshopEdition },
  );

/** Maximum number of versions that `fetchHistory` returns. */
export const HISTORY_PAGE = 50;

/**
 * The last versions first.
 * @param filter of one part; before a version, for the next page.
 * @throws as `fetchWorkshopEditions`.
 */
export async function fetchHistory(code: string, filter: { day?: number; before?: number } = {}) {
  const rows = await call(
    (supabase) =>
      supabase
        .rpc('edition_history', { edition: code, ...filter })
        .select('version, day:day_number, source, savedAt:saved_at, savedBy:saved_by, changed'),
    { idempotent: true },
  );
  return rows.map(({ savedAt, ...entry }) => ({ ...entry, savedAt: toDate(savedAt) }));
}

/** `changed` lists names of the file's fields. */
export type HistoryEntry = Awaited<ReturnType<typeof fetchHistory>>[number];

export interface PartChange {
  day: number;
  content: PartContent | null;
  /** The version that was edited; null for a new part. */
  basedOn: number | null;
}

/** Contents are read from JSON, or written by a form of texts, lists and objects. */
const json = v.custom<Json>(() => true);

const sent = (changes: readonly PartChange[]): Json =>
  changes.map(({ day, content, basedOn }) => ({ day, content: v.parse(json, content), based_on: basedOn }));

/**
 * @param copiedFrom the code of the edition of which the new one is a copy.
 * @throws {ApiError} `refused`, with the reason `edition_exists` where the code is taken.
 */
export const createEdition = (
  code: string,
  changes: readonly PartChange[],
  from: VersionSource,
  copiedFrom?: string,
): Promise<WorkshopEdition> =>
  call(
    (supabase) =>
      supabase.rpc('create_edition', {
        edition: code,
        changes: sent(changes),
        source: from,
        ...(copiedFrom !== undefined && { copied_from: copiedFrom }),
      }),
    { idempotent: false, schema: workshopEdition },
  );

/** Saves parts, all or none. @throws {ApiError} `refused`, with the reason `edit_conflict` where a part has a newer version: nothing is saved. */
export const saveEdition = (
  code: string,
  changes: readonly PartChange[],
  from: VersionSource = 'form',
): Promise<WorkshopEdition> =>
  call((supabase) => supabase.rpc('save_edition', { edition: code, changes: sent(changes), source: from }), {
    idempotent: true,
    schema: workshopEdition,
  });

/** Deletes an edition that was never published. @throws {ApiError} `refused`, with the reason `edition_published`. */
export const deleteDraft = (code: string): Promise<void> =>
  call((supabase) => supabase.rpc('delete_draft', { edition: code }), { idempotent: true });

/**
 * Writes a version into the game: a draft stays one, a published edition is corrected.
 * @param version the last one, which was checked.
 * @param otherWords the words not to confuse with its answers (rule 12.7).
 * @throws {ApiError} `refused`, with the reason `edit_conflict` or `edition_incomplete`.
 */
export const applyDraft = (
  code: string,
  version: number,
  otherWords: readonly string[],
): Promise<WorkshopEdition> =>
  call((supabase) => supabase.rpc('apply_draft', { edition: code, version, other_words: [...otherWords] }), {
    idempotent: true,
    schema: workshopEdition,
  });

const published = v.object({
  status: v.picklist(['published', 'already_current']),
  archived: v.nullable(v.string()),
  results: v.number(),
});

/** Makes an applied draft the edition that is played. @throws {ApiError} `refused`, with the reason `edition_incomplete` or `edition_past`. */
export const publishEdition = (code: string): Promise<v.InferOutput<typeof published>> =>
  call((supabase) => supabase.rpc('publish_edition', { code }), {
    idempotent: true,
    schema: jsonb(published),
  });

export interface TriedQuestion {
  question: string;
  answers: readonly string[];
  near_misses?: readonly { answers: readonly string[]; message: string }[] | undefined;
  board_answers?: readonly string[] | undefined;
}

const tried = v.object({
  verdict: v.picklist(['right', 'almost', 'wrong']),
  /** Of a near miss. */
  message: v.nullable(v.string()),
});

/** Judges an answer to an unsaved question as the game would. @throws as `fetchWorkshopEditions`. */
export const tryAnswer = (question: TriedQuestion, answer: string): Promise<v.InferOutput<typeof tried>> =>
  call((supabase) => supabase.rpc('try_answer', { question: v.parse(json, question), answer }), {
    idempotent: true,
    schema: jsonb(tried),
  });

/** The sounds of answers, with which words of the language are compared, in their order (rule 12.8); at most 500. @throws as `fetchWorkshopEditions`. */
export const fetchAnswerSounds = (texts: readonly string[]) =>
  call((supabase) => supabase.rpc('answer_sounds', { texts: [...texts] }).select('forms, loose, words'), {
    idempotent: true,
  });

/** The forms by which each text would be recognised as an answer, in their order; at most 500. @throws as `fetchWorkshopEditions`. */
export async function fetchAnswerForms(texts: readonly string[]): Promise<string[][]> {
  const rows = await call((supabase) => supabase.rpc('answer_forms', { texts: [...texts] }).select('forms'), {
    idempotent: true,
  });
  return rows.map(({ forms }) => forms);
}

/** Texts to compare with the answers of a question or, where there are any, of its near misses. */
export interface TriedTexts {
  readonly question: string;
  readonly answers: readonly string[];
  readonly near?: readonly string[] | undefined;
  readonly texts: readonly string[];
}

/** Judges each text of each question, in their order; at most 500 texts and answers. @throws as `fetchWorkshopEditions`. */
export const fetchRightTexts = (questions: readonly TriedTexts[]): Promise<boolean[]> =>
  call((supabase) => supabase.rpc('right_texts', { tried: v.parse(json, questions) }), { idempotent: true });
