import { lazy, type ComponentType } from 'react';
import { loadModule } from '@/lib/loadModule';
import type { KindName } from './starts';

const modules = import.meta.glob<{ Editor: ComponentType }>('./*/Editor.tsx');

const editors = new Map(
  Object.entries(modules).map(([file, load]) => [
    file.split('/')[1] ?? '',
    lazy(async () => ({ default: (await loadModule(load)).Editor })),
  ]),
);

/**
 * The workshop's editor of a kind: the fields of `play` in the form around it, whose script comes with it.
 * @throws {TypeError} for a kind without one.
 */
export function editorOf(kind: KindName): ComponentType {
  const editor = editors.get(kind);
  if (!editor) throw new TypeError(`No Editor.tsx in kinds/${kind}`);
  return editor;
}
