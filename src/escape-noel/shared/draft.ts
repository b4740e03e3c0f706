/** Something that is being written: the answer of a day, or the message to the house. */
type Writing = number | 'contact';

/** Where it waits: in this tab alone. */
const draftKey = (writing: Writing) => `escape-noel-draft-${writing}`;

/** What was being written before the page was left, to sign in for instance; else nothing. */
export function readDraft(writing: Writing): string {
  try {
    return sessionStorage.getItem(draftKey(writing)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is being written; an empty text keeps nothing. */
export function writeDraft(writing: Writing, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(draftKey(writing));
    else sessionStorage.setItem(draftKey(writing), text);
  } catch {
    // A forbidden or full storage keeps no draft: the field itself still does.
  }
}
