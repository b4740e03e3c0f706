/** What is being written, kept until it is sent: in this tab alone. */
export interface Draft {
  /** What was being written before the page was left or loaded again; else nothing. */
  read: () => string;
  /** Keeps what is being written; an empty text keeps nothing. */
  write: (text: string) => void;
}

/** The draft that a key names. */
export function draftAt(key: string): Draft {
  return {
    read: () => {
      try {
        return sessionStorage.getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    write: (text) => {
      try {
        if (text === '') sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
      } catch {
        // A forbidden or full storage keeps no draft: the field itself still does.
      }
    },
  };
}

/**
 * The drafts of a form, one a field.
 * @param name the form's own.
 * @param fields the names of its fields.
 */
export function formDraft<Field extends string>(name: string, fields: readonly Field[]) {
  const drafts = fields.map((field) => [field, draftAt(`brouillon-${name}-${field}`)] as const);
  return {
    read: (): Partial<Record<Field, string>> => {
      const written: Partial<Record<Field, string>> = {};
      for (const [field, draft] of drafts) written[field] = draft.read();
      return written;
    },
    write: (part: Partial<Record<Field, string>>): void => {
      for (const [field, draft] of drafts) {
        const text = part[field];
        if (text !== undefined) draft.write(text);
      }
    },
  };
}
