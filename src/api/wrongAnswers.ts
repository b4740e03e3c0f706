import { call } from './call';
import { inEdition, type Journey } from './journey';

/** The different wrong answers of the signed-in knight to a day that is not solved, newest last. @throws {ApiError} */
export const fetchWrongAnswers = ({ player, edition }: Journey, day: number): Promise<string[]> =>
  call((supabase) => supabase.rpc('my_wrong_answers', { day, ...inEdition(edition) }), {
    idempotent: true,
    player,
  });
