import { listAt } from '@/lib/jsonPath';
import { useEditor, usePartValue } from './editor';
import { spliced } from '@/lib/arrays';

interface EditedList {
  /** Of each item, its place. */
  indexes: readonly number[];
  add: (item: unknown) => void;
  remove: (index: number) => void;
}

/** The list at a path of the part. */
export function useList(path: string): EditedList {
  const { read, change } = useEditor();
  const indexes = usePartValue((content) => [...listAt(content, path).keys()]);
  return {
    indexes,
    add: (item) => change(path, [...listAt(read(), path), item]),
    remove: (index) => change(path, spliced(listAt(read(), path), index, 1)),
  };
}
