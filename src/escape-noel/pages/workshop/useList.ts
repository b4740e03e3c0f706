import { listAt } from '@/lib/jsonPath';
import { useEditor } from './editor';

interface EditedList {
  items: readonly unknown[];
  add: (item: unknown) => void;
  remove: (index: number) => void;
}

/** The list at a path of the part. */
export function useList(path: string): EditedList {
  const { content, change } = useEditor();
  const items = listAt(content, path);
  return {
    items,
    add: (item) => change(path, [...items, item]),
    remove: (index) => change(path, items.toSpliced(index, 1)),
  };
}

/** Moves the focus once the page has changed. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
