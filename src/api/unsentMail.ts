import { call } from './call';

/** Why the e-mail service did not take a letter: too many at a time, another refusal (a used-up quota included), or no reply though the site itself answers. */
export type UnsentMail = 'limited' | 'refused' | 'unanswered';

/** Counts a letter that was not sent (rule 8.10), without anything about its writer. @throws {ApiError} */
export const reportUnsentMail = (kind: UnsentMail): Promise<unknown> =>
  call((supabase) => supabase.rpc('report_unsent_mail', { kind }), { idempotent: false, player: null });
