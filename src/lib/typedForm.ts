import * as v from 'valibot';
import { keyOf, persisted, removeKeys } from './storage';

/** The unsent text of a form, stored in this tab. @param player whose text: a knight's id, null for a visitor. */
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

/** The knights of an account, its first one excepted, that have played in this tab. */
const playedHere = (account: string) =>
  persisted('session', keyOf('escape-noel-chevaliers', account), v.array(v.string()), []);

/** Remembers in this tab that a knight has played: `forgetTyped` erases its texts with the account's. */
export function rememberPlayed(account: string, knight: string): void {
  const known = playedHere(account).read();
  if (knight !== account && !known.includes(knight)) playedHere(account).write([...known, knight]);
}

/** The knights of an account that may have written in this tab. */
export const knightsHere = (account: string): string[] => [account, ...playedHere(account).read()];

/** Erases what the knights of an account have written in this tab and not sent: every value whose key names one (`keyOf`). */
export function forgetTyped(account: string): void {
  const knights = knightsHere(account);
  removeKeys('session', (key) => knights.some((knight) => key.endsWith(`-${knight}`)));
}
