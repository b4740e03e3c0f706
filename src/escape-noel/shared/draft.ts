import * as v from 'valibot';
import { formDraft } from '@/lib/draft';
import { persisted } from '@/lib/storage';

/** The answer that is being written for a day. */
export const answerDraft = (day: number) => persisted('session', `escape-noel-draft-${day}`, v.string(), '');

/** What is begun with the hands for a day, as its board writes it. */
export const playDraft = (day: number) => persisted('session', `escape-noel-play-${day}`, v.string(), '');

/** The answer that is being written to a day's bonus question. */
export const bonusAnswerDraft = (day: number) =>
  persisted('session', `escape-noel-defi-${day}`, v.string(), '');

/** The final sentence that is being written. */
export const finalSentenceDraft = persisted('session', 'escape-noel-sentence', v.string(), '');

/** The fields of the letter to the publisher. */
export const LETTER_FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** The letter to the publisher that is being written. */
export const letterDraft = formDraft('jeu', LETTER_FIELDS);
