import * as v from 'valibot';
import { storable } from './answers';
import { call } from './call';
import { jsonb, timestamp } from './replies';

// Contents keep the names of the file: `jsonb` would translate them.
const workshopEdition = v.pipe(
  v.object({
    code: v.string(),
    status: v.picklist(['draft', 'current', 'past']),
    applied_version: v.nullable(v.number()),
    parts: v.array(
      v.pipe(
        v.object({
          day: v.number(),
          version: v.number(),
          content: v.nullable(v.record(v.string(), v.unknown())),
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
  v.transform(({ applied_version, ...edition }) => ({ ...edition, appliedVersion: applied_version })),
);

/** An edition: day 0 is what it has beside its riddles; a removed day has null content. */
export type WorkshopEdition = v.InferOutput<typeof workshopEdition>;

/**
 * An edition of the workshop, drafts included (decision 0017).
 * @throws {ApiError} `refused` unless the caller is an admin, `not_found`.
 */
export const fetchWorkshopEdition = (code: string): Promise<WorkshopEdition> =>
  call((supabase) => supabase.rpc('workshop_edition', { edition: code }), {
    idempotent: true,
    schema: workshopEdition,
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

/** How the game would judge an answer to an unsaved question. @throws as `fetchWorkshopEdition`. */
export const tryAnswer = (question: TriedQuestion, answer: string): Promise<v.InferOutput<typeof tried>> =>
  call(
    (supabase) =>
      supabase.rpc('try_answer', {
        question: {
          question: question.question,
          answers: [...question.answers],
          near_misses: question.near_misses?.map(({ answers, message }) => ({
            answers: [...answers],
            message,
          })),
          board_answers: question.board_answers && [...question.board_answers],
        },
        answer: storable(answer),
      }),
    { idempotent: true, schema: jsonb(tried) },
  );
