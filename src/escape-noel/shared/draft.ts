import * as v from 'valibot';
import { formDraft } from '@/lib/draft';
import { persisted } from '@/lib/storage';

/** The answer being typed for a day. */
export const answerDraft = (day: number) => persisted('session', `escape-noel-draft-${day}`, v.string(), '');

/** The state of a day's board, in the board's own format. */
export const playDraft = (day: number) => persisted('session', `escape-noel-play-${day}`, v.string(), '');

/** The answer being typed to a day's bonus question. */
export const bonusAnswerDraft = (day: number) =>
  persisted('session', `escape-noel-defi-${day}`, v.string(), '');

/** The final sentence being typed. */
export const finalSentenceDraft = persisted('session', 'escape-noel-sentence', v.string(), '');

/** The fields of the letter to the publisher. */
export const LETTER_FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** The message being written to the publisher. */
export const letterDraft = formDraft('jeu', LETTER_FIELDS);
