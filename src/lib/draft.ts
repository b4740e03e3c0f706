import * as v from 'valibot';
import { persisted } from './storage';

/** The unsent text of a form, stored in this tab. */
export function formDraft<Field extends string>(name: string, fields: readonly Field[]) {
  const field = v.optional(v.fallback(v.string(), ''), '');
  const schema = v.object(v.entriesFromList(fields, field));
  const draft = persisted('session', `brouillon-${name}`, schema, v.parse(schema, {}));
  return {
    read: (): Partial<Record<Field, string>> => draft.read(),
    isWritten: (): boolean => Object.values(draft.read()).some((text) => text !== ''),
    write: (part: Partial<Record<Field, string>>): void => {
      draft.write({ ...draft.read(), ...part });
    },
  };
}
