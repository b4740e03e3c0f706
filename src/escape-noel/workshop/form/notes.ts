import { createContext, useContext } from 'react';

/** The findings of the check by the path of their field, a line each. */
export const NotesContext = createContext<ReadonlyMap<string, string>>(new Map());

export const useFieldNotes = (): ReadonlyMap<string, string> => useContext(NotesContext);

/** The findings about a field, a line each; '' without one. */
export const useNote = (path: string): string => useContext(NotesContext).get(path) ?? '';

/** The lines of a note, with the form's own error where the check has not found it yet. */
export function noteLines(note: string, error?: string): string[] {
  const lines = note === '' ? [] : note.split('\n');
  return error === undefined || lines.includes(error) ? lines : [error, ...lines];
}
