import { formDraft } from '@/lib/draft';

/** Stored through navigations and reloads. */
export const letterDraft = formDraft('site', ['name', 'email', 'message']);
