import { signOut } from '@/api/auth';
import { storedAccount } from '@/api/sessionKey';
import { forgetTyped, knightsHere } from '@/lib/typedForm';
import { forgetOwnCaches } from '@/lib/ownCaches';
import { keysIn, removeKeys } from '@/lib/storage';
import { DAYS_KEY } from '../storage/homeKeys';
import { forgetKnights, knightsOf } from '../storage/knights';
import { LIGHT_KEYS } from '../storage/lightShown';
import { invitation, pageLeft, signOutIntent } from './expiringFlags';

/** The keys of the messages that an admin is writing to players. */
export const MESSAGE_KEYS = 'escape-noel-message-';

/** The keys of the books that an admin is writing. */
export const BOOK_KEYS = 'escape-noel-livre-';

/** Only the parts of editions (`workshopKeys`, which players do not load) name the account before the end of their key. */
const isUnsavedPart = (account: string) => (key: string) => key.includes(`-${account}-`);

const isLightShown = (knights: readonly string[]) => (key: string) =>
  key.startsWith(LIGHT_KEYS) && knights.some((knight) => key.endsWith(`-${knight}`));

/** True if « Quitter » would erase what an admin has not saved. */
export const hasUnsavedWork = (account: string): boolean =>
  keysIn('local').some(isUnsavedPart(account)) ||
  keysIn('session').some(
    (key) => (key.startsWith(MESSAGE_KEYS) || key.startsWith(BOOK_KEYS)) && key.endsWith(`-${account}`),
  );

const forgetDays = () => removeKeys('local', (key) => key === DAYS_KEY);

/** Erases what the knights of an account have written and not sent, in this tab and on this device (rule 3.10), and what they alone may read. */
export function forgetPlayer(account: string): void {
  const listed = knightsOf(account)
    .read()
    .map(({ id }) => id);
  const knights = [...new Set([...knightsHere(account), ...listed])];
  forgetTyped(account);
  removeKeys('local', isUnsavedPart(account));
  removeKeys('local', isLightShown(knights));
  forgetKnights(account);
  forgetDays();
  void forgetOwnCaches(null);
}

/**
 * The end of a session that its owner has chosen, online or not: the other tabs follow.
 * @param endSession by default tells the auth service too.
 */
export async function leave(account: string, endSession = signOut): Promise<void> {
  const stored = storedAccount();
  // Another account's session, such as that of the admin who previews a knight, goes on.
  if (stored !== null && stored !== account) return;
  pageLeft.remove();
  invitation.remove();
  // Before the next write: a full storage has room for it then.
  forgetPlayer(account);
  // Before the session ends: a tab that reads its end has read this first.
  signOutIntent.write(account);
  await endSession();
  // A reply that was on its way may have stored them meanwhile.
  forgetDays();
}
