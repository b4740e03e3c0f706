import { openTestBackend, type ApiClient, type TestBackend } from './testBackend.ts';

interface TestEdition {
  feast: { sentence: string; hints: string[]; letter: string };
  riddles: { day: number; opens_at: string | null }[];
}

/** The right answer of the tests' edition. */
export const right = { answer: 'la phrase cachée de tous' };
/** The reply to the right sentence. */
export const solution = { revealed: false, sentence: 'La phrasecachée de tous', letter: 'Lettrecache' };
/** Its hints, in order. */
export const HINTS = ['Pistecache 1', 'Pistecache 2', 'Pistecache 3'];

/** A backend whose edition has 24 open days. */
export type FinalSentenceBackend = TestBackend & {
  /** Applies an edition. */
  apply: (edition: object) => Promise<unknown>;
  /** The edition with 24 days. */
  whole: TestEdition;
  /** Creates a knight with the fragments of the first `days` days (default 24). */
  newKnightWithFragments: (days?: number) => Promise<ApiClient & { id: string }>;
};

/** Opens a backend for a test file about the final sentence. */
export async function openFinalSentenceBackend(): Promise<FinalSentenceBackend> {
  const backend = await openTestBackend();
  const edition = (await backend.value('select tests.edition()')) as TestEdition; // as in 000_support.sql
  const last = edition.riddles.find(({ day }) => day === 22);
  edition.riddles.push({ ...last, day: 23, opens_at: null });
  return {
    ...backend,
    whole: { ...edition, riddles: edition.riddles.map((riddle) => ({ ...riddle, opens_at: null })) },
    apply: (value) => backend.query('select tests.play_edition($1::text::jsonb)', [JSON.stringify(value)]),
    newKnightWithFragments: async (days = 24) => {
      const knight = await backend.newKnight();
      await backend.query(
        `insert into public.enigme_fragments (user_id, enigme_id, word)
         select $1::uuid, tests.riddle(day), 'Mot' from generate_series(1, $2::int) as day`,
        [knight.id, days],
      );
      return knight;
    },
  };
}

/** The reply of `final_sentence()`. */
export const finalSentenceOf = async (client: Pick<ApiClient, 'request'>): Promise<unknown> =>
  (await client.request('/rest/v1/rpc/final_sentence', { method: 'POST', body: {} })).json;
