import * as v from 'valibot';
import { persisted } from '@/lib/storage';

/** What this browser keeps in mind for a while, in all its tabs: a text, where there is something to say besides. */
function note(key: string, lifeMs: number) {
  const kept = persisted('local', key, v.nullable(v.object({ text: v.string(), at: v.number() })), null);
  return {
    write: (text = ''): void => {
      kept.write({ text, at: Date.now() });
    },
    /** The text; null when there is none, or when it is too old. */
    read: (): string | null => {
      const found = kept.read();
      return found && Math.abs(Date.now() - found.at) < lifeMs ? found.text : null;
    },
    remove: kept.remove,
  };
}

/**
 * The account that this browser has just made, so that nobody is welcomed back who has never been here. Whoever leaves will be
 * back the next time.
 */
export const newcomer = note('escape-noel-newcomer', 60 * 60 * 1000);

/**
 * The page to come back to, while somebody is at Google's or in their mailbox: as long as a confirmation e-mail may reasonably take
 * to be opened.
 */
export const pageLeft = note('escape-noel-return', 24 * 60 * 60 * 1000);

/**
 * Somebody has chosen to sign out, or to delete the account, so that every tab knows this from a session that has expired: as long as the
 * session's end is still its effect, deleting an account, then signing out, each with its retry.
 */
export const signOutIntent = note('escape-noel-sign-out-intent', 90_000);
