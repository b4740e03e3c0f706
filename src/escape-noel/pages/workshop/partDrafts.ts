import * as v from 'valibot';
import type { PartContent } from '@/api/workshop';
import { persisted, type Persisted } from '@/lib/storage';

const content = v.record(v.string(), v.unknown());
const schema = v.nullable(
  v.object({
    /** The version that was edited, and its content; null for a new part. */
    basedOn: v.nullable(v.number()),
    base: v.nullable(content),
    content,
  }),
);

/** What an admin has written in a part since it was saved, on this device. */
export type PartDraft = NonNullable<v.InferOutput<typeof schema>>;
type Stored = Persisted<PartDraft | null, PartDraft | null>;

const made = new Map<string, Stored>();

/** Stored until it is saved: neither a closed tab, an ended session nor a failure loses it. @param admin the account's id. */
export function partDraft(admin: string, code: string, day: number): Stored {
  const key = `escape-noel-atelier-${admin}-${code}-${day}`;
  const known = made.get(key) ?? persisted('local', key, schema, null);
  made.set(key, known);
  return known;
}

const PARTS = Array.from({ length: 25 }, (_, day) => day);

/** The parts of an edition with something that is not saved: their days and contents. */
export const draftsOf = (admin: string, code: string): [day: number, content: PartContent][] =>
  PARTS.flatMap((day) => {
    const draft = partDraft(admin, code, day).read();
    return draft ? [[day, draft.content]] : [];
  });
