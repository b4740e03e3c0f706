import { createContext, useContext } from 'react';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
import type { PartContent } from '@/api/workshop';
import { isSameJson, textAt } from '@/lib/jsonPath';
import type { EditedPart } from './usePart';

/** The part that the fields of a page write. It stays the same while they are typed in: each field follows what it reads. */
export interface Editor extends Pick<EditedPart, 'read' | 'follow' | 'change'> {
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

/** Something of what is written; the component renders when that changes, and not at each keystroke in one of a day's hundred fields. */
export function usePartValue<Value>(select: (content: PartContent) => Value): Value {
  const { follow, read } = useEditor();
  return useSyncExternalStoreWithSelector(follow, read, null, select, isSameJson);
}

/** The text at a path of the part, as `textAt`. */
export const usePartText = (path: string): string => usePartValue((content) => textAt(content, path));

/** The id of a field's control, which a finding leads to. */
export const fieldId = (path: string): string => `champ-${path}`;
