import * as v from 'valibot';
import { keyOf, persisted, removeKeys } from './storage';

/** The unsent text of a form, stored in this tab. @param player whose text: an account's id, null for a visitor. */
export function formDraft<Field extends string>(
  name: string,
  fields: readonly Field[],
  player: string | null,
) {
  const field = v.optional(v.fallback(v.string(), ''), '');
  const schema = v.object(v.entriesFromList(fields, field));
  const draft = persisted('session', keyOf(`brouillon-${name}`, player), schema, v.parse(schema, {}));
  return {
    stored: draft,
    read: (): Partial<Record<Field, string>> => draft.read(),
    isWritten: (): boolean => Object.values(draft.read()).some((text) => text !== ''),
    write: (part: Partial<Record<Field, string>>): void => {
      draft.write({ ...draft.read(), ...part });
    },
  };
}

/** Erases what an account has written in this tab and not sent: every value of the tab whose key names it (`keyOf`). */
export const forgetDrafts = (account: string): void =>
  removeKeys('session', (key) => key.endsWith(`-${account}`));
