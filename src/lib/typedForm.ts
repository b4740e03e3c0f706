import * as v from 'valibot';
import { keyOf, persisted, removeKeys } from './storage';

/** The unsent text of a form, stored in this tab. @param player whose text: an account's id, null for a visitor. */
export function typedForm<Field extends string>(
  name: string,
  fields: readonly Field[],
  player: string | null,
) {
  const field = v.optional(v.fallback(v.string(), ''), '');
  const schema = v.object(v.entriesFromList(fields, field));
  const typed = persisted('session', keyOf(`brouillon-${name}`, player), schema, v.parse(schema, {}));
  return {
    stored: typed,
    read: (): Partial<Record<Field, string>> => typed.read(),
    isWritten: (): boolean => Object.values(typed.read()).some((text) => text !== ''),
    write: (changed: Partial<Record<Field, string>>): void => {
      typed.write({ ...typed.read(), ...changed });
    },
  };
}

/** Erases what an account has written in this tab and not sent: every value of the tab whose key names it (`keyOf`). */
export const forgetTyped = (account: string): void =>
  removeKeys('session', (key) => key.endsWith(`-${account}`));
