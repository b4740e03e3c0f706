import * as v from 'valibot';
import { persisted } from '@/lib/storage';

/** A text stored in this browser, for all its tabs, that expires. @param lifeMs how long it lasts, in milliseconds. */
function expiringFlag(key: string, lifeMs: number) {
  const flag = persisted('local', key, v.nullable(v.object({ text: v.string(), at: v.number() })), null);
  return {
    write: (text = ''): void => {
      flag.write({ text, at: Date.now() });
    },
    read: (): string | null => {
      const found = flag.read();
      return found && Math.abs(Date.now() - found.at) < lifeMs ? found.text : null;
    },
    /** The text, however long ago it was written, if that was not before a time in milliseconds. */
    readSince: (time: number): string | null => {
      const found = flag.read();
      return found && found.at >= time && found.at <= Date.now() ? found.text : null;
    },
    remove: flag.remove,
  };
}

/** The id of the account that this browser has just created: its knight is not welcomed « back ». */
export const newcomer = expiringFlag('escape-noel-newcomer', 60 * 60 * 1000);

/** The page to come back to after Google or a confirmation e-mail, which may be opened hours later. */
export const pageLeft = expiringFlag('escape-noel-return', 24 * 60 * 60 * 1000);

/**
 * No tab takes the end of the session for an expiry. Its text is the account's id once the session is being ended, and empty before.
 * Lasts as long as deleting an account, then signing out, each with its retry.
 */
export const signOutIntent = expiringFlag('escape-noel-sign-out-intent', 90_000);

/** The code of a round table to which a link has invited this browser, until it is used: signing in comes in between. */
export const invitation = expiringFlag('escape-noel-invitation', 24 * 60 * 60 * 1000);
