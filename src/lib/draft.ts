import * as v from 'valibot';
import { persisted } from './storage';

/**
 * What is being written in a form of this tab, kept until it is sent.
 * @param name the form's own.
 * @param fields the names of its fields.
 */
export function formDraft<Field extends string>(name: string, fields: readonly Field[]) {
  const field = v.optional(v.fallback(v.string(), ''), '');
  const schema = v.object(v.entriesFromList(fields, field));
  const draft = persisted('session', `brouillon-${name}`, schema, v.parse(schema, {}));
  return {
    read: (): Partial<Record<Field, string>> => draft.read(),
    /** Whether something is written that has not been sent. */
    isWritten: (): boolean => Object.values(draft.read()).some((text) => text !== ''),
    write: (part: Partial<Record<Field, string>>): void => {
      draft.write({ ...draft.read(), ...part });
    },
  };
}
