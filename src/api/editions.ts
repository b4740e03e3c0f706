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

/**
 * The texts that players read of an edition outside its days (rule 15.18); null before one is published.
 * @param code of a past edition; null for the one that is played.
 * @throws {ApiError}
 */
export const fetchEditionTexts = (code: string | null) =>
  call(
    (supabase) => {
      const texts = supabase
        .from('editions')
        .select('title, story, finished, farewell, nextSeason:next_season');
      return (code === null ? texts.eq('status', 'current') : texts.eq('code', code)).maybeSingle();
    },
    { idempotent: true, player: null },
  );

/** A knight's frozen result of a past edition; null where they did not play it. @throws {ApiError} */
export async function fetchResult(player: string, edition: string) {
  const [row] = await callOwn(player, (supabase, id) =>
    supabase
      .from('edition_results')
      .select('rank, totalScore:total_score, completedCount:completed_enigmes')
      .eq('user_id', id)
      .eq('edition', edition),
  );
  return row ?? null;
}
