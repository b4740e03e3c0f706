import { formDraft } from '@/lib/draft';

/** The letter to the publisher that is being written, through another page and a page that is loaded again. */
export const letterDraft = formDraft('site', ['name', 'email', 'message']);
