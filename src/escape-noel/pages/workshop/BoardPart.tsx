import { createElement, Suspense, useRef, useState } from 'react';
import { isSameJson, textAt, valueAt } from '@/lib/jsonPath';
import { Field } from '@/ui/Field';
import { Select, TextArea } from '@/ui/inputs';
import { Spinner } from '@/ui/Spinner';
import { editorOf } from '../../kinds/editors';
import { KIND_NAMES, STARTS } from '../../kinds/starts';
import { fieldId, useEditor, usePartValue } from './editor';

type Data = Record<string, unknown>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** What is played with the hands (rule 3.14): its kind, then that kind's own editor. */
export function BoardPart() {
  const { change, notes } = useEditor();
  const written = usePartValue((content) => valueAt(content, 'play'));
  const play = isData(written) ? written : null;
  const kind = textAt(play, 'kind');
  /** What comes back when a kind is chosen again. */
  const others = useRef(new Map<string, Data>());
  const own = [...notes].filter(([path]) => path === 'play' || path.startsWith('play.'));
  const lines = own.flatMap(([, text]) => text.split('\n'));

  const choose = (next: string) => {
    if (play) others.current.set(kind, play);
    change('play', next === '' ? null : (others.current.get(next) ?? STARTS[next] ?? { kind: next }));
  };
  return (
    <div className="grid gap-5">
      <Field id={fieldId('play')} label="Jeu à manipuler" notes={lines}>
        {(control) => (
          <Select
            {...control}
            className="sm:max-w-96"
            onChange={({ target }) => choose(target.value)}
            value={kind}
          >
            <option value="">Aucun : la réponse se tape</option>
            {Object.entries(KIND_NAMES).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {play && <BoardEditor key={kind} kind={kind} onChange={(next) => change('play', next)} play={play} />}
    </div>
  );
}

interface BoardEditorProps {
  kind: string;
  play: Data;
  onChange: (play: Data) => void;
}

function BoardEditor({ kind, play, onChange }: BoardEditorProps) {
  const editor = editorOf(kind);
  if (!editor) return <JsonField onChange={onChange} play={play} />;
  return (
    <Suspense fallback={<Spinner label="Chargement du jeu…" />}>
      {createElement(editor, { onChange, play })}
    </Suspense>
  );
}

/** The kinds without an editor of their own. */
function JsonField({ play, onChange }: Omit<BoardEditorProps, 'kind'>) {
  const [read, setRead] = useState(play);
  const [text, setText] = useState(() => JSON.stringify(play, null, 2));
  const [isBroken, setBroken] = useState(false);
  // Changed elsewhere: another version was taken.
  if (!isSameJson(read, play)) {
    setRead(play);
    setText(JSON.stringify(play, null, 2));
    setBroken(false);
  }
  return (
    <Field
      hint="Chaque champ est décrit dans le guide de l'édition."
      label="Contenu du jeu"
      notes={isBroken ? ["Ce n'est pas du JSON : il y manque peut-être une virgule ou un guillemet."] : []}
    >
      {(control) => (
        <TextArea
          {...control}
          className="font-mono text-sm"
          onChange={({ target }) => {
            setText(target.value);
            try {
              const data: unknown = JSON.parse(target.value);
              setBroken(!isData(data));
              if (!isData(data)) return;
              setRead(data);
              onChange(data);
            } catch {
              setBroken(true);
            }
          }}
          rows={16}
          spellCheck={false}
          value={text}
        />
      )}
    </Field>
  );
}
