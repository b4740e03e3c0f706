import type * as v from 'valibot';
import { shapedAs } from '../../lib/shaped';
import type { Change, Describe } from '../workshop/changes/describe';
import type { Noun } from '../workshop/changes/nouns';

/** The solution that a board makes (rule 3.14), in the words of its data. */
export interface SolutionParts<P> {
  /** False for a set of places, whose order says nothing. */
  isOrdered: boolean;
  parts: (play: P, answer: string) => Noun[];
}

/** A kind's changes in French. They take any stored data, even damaged. */
export interface KindChanges {
  describe: (before: unknown, after: unknown) => Change[];
  solution?: SolutionParts<unknown>;
}

/**
 * Describes what differs between two boards of one kind, for the versions of the workshop (decision 0017).
 * @param solution for the kinds whose board makes the answer.
 */
export const defineChanges = <Schema extends v.GenericSchema>(
  schema: Schema,
  describe: Describe<v.InferInput<Schema>>,
  solution?: SolutionParts<v.InferInput<Schema>>,
): KindChanges => ({
  describe: (before, after) => describe(shapedAs(schema, before), shapedAs(schema, after)),
  ...(solution && {
    solution: {
      isOrdered: solution.isOrdered,
      parts: (play, answer) => solution.parts(shapedAs(schema, play), answer),
    },
  }),
});
