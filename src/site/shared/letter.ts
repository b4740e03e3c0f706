import { storedAccount } from '@/api/sessionKey';
import { typedForm } from '@/lib/typedForm';

/** The letter to the publisher, stored through navigations and reloads. @param player whose: an account's id, null for a visitor. */
export const typedLetter = (player: string | null) => typedForm('site', ['name', 'email', 'message'], player);

/** The letter of the browser's current user. */
export const ownTypedLetter = () => typedLetter(storedAccount());
