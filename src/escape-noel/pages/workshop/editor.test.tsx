import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { withValue } from '@/lib/jsonPath';
import { EditorContext, usePartText, usePartValue, type Editor } from './editor';

/** A part that is written, and what its fields follow. */
function makeEditor(content: Record<string, unknown>): Editor {
  const listeners = new Set<() => void>();
  let written = content;
  return {
    read: () => written,
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (path, value) => {
      // As when it is read from the browser's storage: all objects are new.
      written = structuredClone(withValue(written, path, value));
      for (const listener of listeners) listener();
    },
    notes: new Map(),
  };
}

const renders = new Map<string, number>();
const count = (name: string) => renders.set(name, (renders.get(name) ?? 0) + 1);

function Text({ path }: { path: string }) {
  count(path);
  return <p>{usePartText(path)}</p>;
}

function Board() {
  count('play');
  return <p>{JSON.stringify(usePartValue(({ play }) => play))}</p>;
}

function Form({ editor }: { editor: Editor }) {
  const [same] = useState(editor);
  return (
    <EditorContext value={same}>
      <Text path="title" />
      <Text path="hints.0.texte" />
      <Board />
    </EditorContext>
  );
}

test('a keystroke renders the field that is typed in, and no other', () => {
  renders.clear();
  const editor = makeEditor({
    title: 'Un',
    hints: [{ texte: 'Indice' }],
    play: { kind: 'order', items: [1] },
  });
  const { container } = render(<Form editor={editor} />);
  act(() => editor.change('title', 'Un t'));
  act(() => editor.change('title', 'Un ti'));
  expect(container.textContent).toBe('Un tiIndice{"kind":"order","items":[1]}');
  expect(Object.fromEntries(renders)).toEqual({ title: 3, 'hints.0.texte': 1, play: 1 });
});
