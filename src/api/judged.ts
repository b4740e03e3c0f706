import * as v from 'valibot';
import { jsonb } from './replies';

/** Too many wrong answers. `shared`: from everyone behind a visitor's address, not from this browser alone (rule 3.9). */
export const locked = v.object({
  status: v.literal('locked'),
  retryAfterS: v.number(),
  shared: v.optional(v.literal(true)),
});

/** The verdict on a bonus answer or on the final sentence; `refused` when the account lacks what it takes. */
export const judged = <Solution>(solution: v.GenericSchema<unknown, Solution>) =>
  jsonb(
    v.union([
      v.pipe(
        v.looseObject({ status: v.picklist(['correct', 'already_solved']) }),
        v.transform((reply): { status: 'solved'; solution: unknown } => ({
          status: 'solved',
          solution: reply,
        })),
        v.object({ status: v.literal('solved'), solution }),
      ),
      v.object({ status: v.picklist(['wrong', 'almost']), retryAfterS: v.number() }),
      locked,
      v.object({ status: v.literal('refused') }),
    ]),
  );

export type Judged<Solution> = v.InferOutput<ReturnType<typeof judged<Solution>>>;
