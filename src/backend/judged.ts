import * as v from 'valibot';

/** What the server says of an answer that is not right, or is not judged: `refused` when what it takes is not on the account. */
export const unsolved = [
  v.pipe(
    v.object({ status: v.picklist(['wrong', 'almost', 'locked']), retry_after_s: v.number() }),
    v.transform(({ status, retry_after_s }) => ({ status, retryAfterS: retry_after_s })),
  ),
  v.object({ status: v.literal('refused') }),
] as const;

/** What the server says of an answer to what is asked beyond the riddles (rules 13 and 14). */
export type Judged<Solution> =
  { status: 'solved'; solution: Solution } | v.InferOutput<(typeof unsolved)[number]>;
