import { call, callOwn } from './call';

/** The editions of the archives, the latest first. @throws {ApiError} */
export const fetchPastEditions = () =>
  call(
    (supabase) =>
      supabase
        .from('editions')
        .select('code, title')
        .eq('status', 'past')
        .order('code', { ascending: false }),
    { idempotent: true, player: null },
  );

/** An edition of the archives; `code` is part of its addresses. */
export type PastEdition = Awaited<ReturnType<typeof fetchPastEditions>>[number];

/** The played edition's title, and the story of its home; undefined before one is published. @throws {ApiError} */
export async function fetchPlayedEdition() {
  const [edition] = await call(
    (supabase) => supabase.from('editions').select('code, title, story').eq('status', 'current'),
    { idempotent: true, player: null },
  );
  return edition;
}

/** The signed-in knight's frozen result of a past edition; null where they did not play it. @throws {ApiError} */
export async function fetchResult(edition: string) {
  const [row] = await callOwn((supabase, id) =>
    supabase
      .from('edition_results')
      .select('rank, totalScore:total_score, completedCount:completed_enigmes')
      .eq('user_id', id)
      .eq('edition', edition),
  );
  return row ?? null;
}
