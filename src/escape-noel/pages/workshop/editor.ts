import { createContext, useContext } from 'react';
import type { PartContent } from '@/api/workshop';

/** The part that the fields of a page write. */
export interface Editor {
  content: PartContent;
  change: (path: string, value: unknown) => void;
  /** What is to correct by path, a line each. */
  notes: ReadonlyMap<string, string>;
}

export const EditorContext = createContext<Editor | null>(null);

/** @throws outside of an editor. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('A field of the workshop stands in an EditorContext');
  return editor;
}

/** The id of a field's control, which a finding leads to. */
export const fieldId = (path: string): string => `champ-${path}`;
