import { createElement, Suspense, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import { Spinner } from '@/ui/Spinner';
import type { Day } from '../../edition/document';
import { editorOf } from '../../kinds/editors';
import { isKind, KIND_NAMES, STARTS, type KindName } from '../../kinds/starts';
import { CHECKED } from '../../workshop/form/checked';
import { fieldId } from '../../workshop/form/fieldFocus';
import { noteLines, useFieldNotes } from '../../workshop/form/notes';

/** The day's board (rule 3.14): its kind, then the fields of that kind. */
export function BoardFields() {
  const { control, getValues, setValue } = useFormContext<Day>();
  const kind = useWatch({ control, name: 'play', compute: (play) => play?.kind });
  /** Data to restore when a kind is chosen again. */
  const others = useRef(new Map<KindName, NonNullable<Day['play']>>());
  const lines = [...useFieldNotes()]
    .filter(([path]) => path === 'play' || path.startsWith('play.'))
    .flatMap(([, note]) => noteLines(note));

  const choose = (next: string) => {
    const play = getValues('play');
    if (play) others.current.set(play.kind, play);
    setValue('play', isKind(next) ? (others.current.get(next) ?? STARTS[next]) : null, CHECKED);
  };
  return (
    <div className="grid gap-5">
      <Field id={fieldId('play')} label="Jeu à manipuler" notes={lines}>
        {(attributes) => (
          <Select
            {...attributes}
            className="sm:max-w-96"
            onChange={({ target }) => choose(target.value)}
            value={kind ?? ''}
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
      {kind && (
        <Suspense fallback={<Spinner label="Chargement du jeu…" />} key={kind}>
          {createElement(editorOf(kind))}
        </Suspense>
      )}
    </div>
  );
}
