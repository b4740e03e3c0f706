import { formDraft } from '@/lib/draft';

/** The unsent message to the publisher, stored through navigations and reloads. */
export const letterDraft = formDraft('site', ['name', 'email', 'message']);
