import * as v from 'valibot';
import { formDraft } from '@/lib/draft';
import { persisted } from '@/lib/storage';

export const answerDraft = (day: number) => persisted('session', `escape-noel-draft-${day}`, v.string(), '');

/** The state of a day's board, in the board's own format. */
export const playDraft = (day: number) => persisted('session', `escape-noel-play-${day}`, v.string(), '');

export const bonusAnswerDraft = (day: number) =>
  persisted('session', `escape-noel-defi-${day}`, v.string(), '');

export const finalSentenceDraft = persisted('session', 'escape-noel-sentence', v.string(), '');

export const LETTER_FIELDS = ['name', 'email', 'subject', 'message'] as const;

export const letterDraft = formDraft('jeu', LETTER_FIELDS);
