/** Where an answer that is being written waits: in this tab alone, and for this riddle alone. */
const draftKey = (day: number) => `escape-noel-draft-${day}`;

/** What was being written for a day before the page was left, to sign in with Google for instance; else nothing. */
export function readDraft(day: number): string {
  try {
    return sessionStorage.getItem(draftKey(day)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is being written for a day; an empty answer keeps nothing. */
export function writeDraft(day: number, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(draftKey(day));
    else sessionStorage.setItem(draftKey(day), text);
  } catch {
    // A forbidden or full storage keeps no draft: the field itself still does.
  }
}
