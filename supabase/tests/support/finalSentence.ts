import { openTestBackend, type Person, type TestBackend } from './testBackend.ts';

interface TestEdition {
  feast: { sentence: string; hints: string[]; letter: string };
  riddles: { day: number; opens_at: string | null }[];
}

/** What finds the sentence of the tests' edition. */
export const found = { answer: 'la phrase cachée de tous' };
/** What finding it tells. */
export const told = { revealed: false, sentence: 'La phrasecachée de tous', letter: 'Lettrecache' };
/** The hints of its feast, in order. */
export const HINTS = ['Pistecache 1', 'Pistecache 2', 'Pistecache 3'];

/** A backend whose edition has all its twenty-four days, open. */
export type FinalSentenceBackend = TestBackend & {
  /** Applies an edition. */
  apply: (edition: object) => Promise<unknown>;
  /** The edition with all its days. */
  whole: TestEdition;
  /** A knight who has gathered the fragments of the first days; of all of them by default. */
  gatherer: (days?: number) => Promise<Person & { id: string }>;
};

/** Opens a backend for a test file about the feast. */
export async function openFinalSentenceBackend(): Promise<FinalSentenceBackend> {
  const backend = await openTestBackend();
  const edition = (await backend.value('select tests.edition()')) as TestEdition; // as 000_support.sql writes it
  const last = edition.riddles.find(({ day }) => day === 22);
  edition.riddles.push({ ...last, day: 23, opens_at: null });
  return {
    ...backend,
    whole: { ...edition, riddles: edition.riddles.map((riddle) => ({ ...riddle, opens_at: null })) },
    apply: (value) => backend.query('select private.apply_edition($1::text::jsonb)', [JSON.stringify(value)]),
    gatherer: async (days = 24) => {
      const knight = await backend.newKnight();
      await backend.query(
        `insert into public.enigme_fragments (user_id, enigme_id, word)
         select $1::uuid, day, 'Mot' from generate_series(1, $2::int) as day`,
        [knight.id, days],
      );
      return knight;
    },
  };
}

/** What the feast's question says to somebody. */
export const finalSentenceOf = async (person: Pick<Person, 'request'>): Promise<unknown> =>
  (await person.request('/rest/v1/rpc/final_sentence', { method: 'POST', body: {} })).json;
