import { lazy, type ComponentType } from 'react';
import { loadModule } from '@/lib/loadModule';

/** What the workshop gives to the editor of a kind. */
export interface EditorProps {
  /** The day's data, which may have any shape. */
  play: Record<string, unknown>;
  onChange: (play: Record<string, unknown>) => void;
}

const modules = import.meta.glob<{ Editor: ComponentType<EditorProps> }>('./*/Editor.tsx');

const editors = new Map(
  Object.entries(modules).map(([file, load]) => {
    const kind = file.split('/')[1] ?? '';
    return [kind, lazy(async () => ({ default: (await loadModule(load)).Editor }))] as const;
  }),
);

/** The workshop's editor of a kind, whose script comes with it; undefined for a kind without one. */
export const editorOf = (kind: string): ComponentType<EditorProps> | undefined => editors.get(kind);
