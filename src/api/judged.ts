import * as v from 'valibot';
import { row } from './row';

/**
 * What the server says of an answer to what is asked beyond the riddles (rules 13 and 14); `refused` when what it takes is not on the
 * account.
 * @param solution what being right tells.
 */
export const judged = <Solution>(solution: v.GenericSchema<unknown, Solution>) =>
  v.union([
    v.pipe(
      v.looseObject({ status: v.picklist(['correct', 'already_solved']) }),
      v.transform((told): { status: 'solved'; solution: unknown } => ({ status: 'solved', solution: told })),
      v.object({ status: v.literal('solved'), solution }),
    ),
    row({ status: v.picklist(['wrong', 'almost', 'locked']), retryAfterS: v.number() }),
    v.object({ status: v.literal('refused') }),
  ]);

/** The same, once it is read. */
export type Judged<Solution> = v.InferOutput<ReturnType<typeof judged<Solution>>>;
