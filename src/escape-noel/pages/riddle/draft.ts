import { draftAt } from '@/lib/draft';

/** Where an answer that is being written waits: for this riddle alone. */
const draftOf = (day: number) => draftAt(`escape-noel-draft-${day}`);

/** What was being written for a day before the page was left, to sign in with Google for instance; else nothing. */
export const readDraft = (day: number): string => draftOf(day).read();

/** Keeps what is being written for a day; an empty answer keeps nothing. */
export const writeDraft = (day: number, text: string): void => draftOf(day).write(text);
