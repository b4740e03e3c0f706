import * as v from 'valibot';

/** A book that a riddle leads to (rule 26.10): its address, its title, and an uploaded cover if it has one. */
export const linkedBook = v.object({
  slug: v.string(),
  title: v.string(),
  coverUrl: v.nullable(v.string()),
});

export type LinkedBook = v.InferOutput<typeof linkedBook>;
