import { storedAccount } from '@/api/sessionKey';
import { formDraft } from '@/lib/draft';

/** The letter to the publisher, stored through navigations and reloads. @param player whose: an account's id, null for a visitor. */
export const letterDraft = (player: string | null) => formDraft('site', ['name', 'email', 'message'], player);

/** The letter of whoever uses this browser now. */
export const ownLetterDraft = () => letterDraft(storedAccount());
