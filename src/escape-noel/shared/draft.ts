import { draftAt, formDraft } from '@/lib/draft';

/** The answer that is being written for a day. */
export const answerDraft = (day: number) => draftAt(`escape-noel-draft-${day}`);

/** The fields of the letter to the publisher. */
export const LETTER_FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** The letter to the publisher that is being written. */
export const letterDraft = formDraft('jeu', LETTER_FIELDS);
