import { riddles, sentAnswerOf } from '../e2e/riddle/edition';

/** Every day, 1 to 24. */
export const ALL = riddles.map(({ day }) => day);

/** The sentence that the fragments hide (docs/edition.md). */
export const SENTENCE = 'La magie de Noël brille en toi';

/** SQL that gives a knight (`$1`) the days (`$2`) of an edition (`$3`), completed without a hint: five points, a fragment, an artefact a day. */
const COMPLETE = [
  `insert into public.enigme_progress (user_id, enigme_id, score, completed_at)
   select $1::uuid, private.find_riddle(day, $3), 5, timestamptz '2024-12-01 10:00+01' + make_interval(days => day - 1) from unnest($2::int[]) as day`,
  `insert into public.enigme_fragments (user_id, enigme_id, word, found_at)
   select $1::uuid, s.enigme_id, s.reponse_decoder, now()
   from private.enigme_solutions s join unnest($2::int[]) as day on s.enigme_id = private.find_riddle(day, $3)`,
  `insert into public.artefacts (user_id, edition, day_number, title, description, image_url, word, found_at)
   select $1::uuid, coalesce($3, private.current_edition()), day, s.artefact_title, s.artefact_description, s.artefact_image_url, s.reponse_decoder,
     timestamptz '2024-12-01 10:00+01' + make_interval(days => day - 1)
   from private.enigme_solutions s join unnest($2::int[]) as day on s.enigme_id = private.find_riddle(day, $3)`,
] as const;

/**
 * Completes days for a knight without a hint, with everything that gives.
 * @param sql asks the database, as its owner.
 * @param id the knight's account.
 * @param edition the code of a past edition; null for the current one.
 */
export async function completeDays(
  sql: (text: string, params: unknown[]) => Promise<unknown>,
  id: string,
  days: readonly number[],
  edition: string | null = null,
): Promise<void> {
  for (const statement of COMPLETE) await sql(statement, [id, days, edition]);
  await sql('select total_score from private.refresh_totals($1::uuid)', [id]);
}

/** The stored value of a visitor who has completed days, under `escape-noel-progress`. */
export function keptProgress(days: readonly number[], from = riddles): string {
  const progress = from
    .filter(({ day }) => days.includes(day))
    .map(({ day, answers: [answer], closing, explanation, fragment, artefact }) => [
      day,
      {
        completed: true,
        score: 5,
        hints_used: 0,
        revealed: false,
        completed_at: '2024-12-01T09:00:00.000Z',
        answer: sentAnswerOf(day, from),
        revelation: {
          answer,
          closing,
          explanation,
          fragment,
          artefact: { title: artefact.title, description: artefact.description, imageUrl: null },
        },
      },
    ]);
  return JSON.stringify(Object.fromEntries(progress));
}
