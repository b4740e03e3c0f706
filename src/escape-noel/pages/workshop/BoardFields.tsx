import { createElement, Suspense, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import { Spinner } from '@/ui/Spinner';
import type { Day } from '../../edition/document';
import { editorOf } from '../../kinds/editors';
import { isKind, KIND_NAMES, STARTS, type KindName } from '../../kinds/starts';
import { madeAnswers, withSolution, type WrittenPlay } from '../../kinds/solution/solution';
import { CHECKED } from '../../workshop/form/checked';
import { fieldId } from '../../workshop/form/fieldFocus';
import { noteLines, useFieldNotes } from '../../workshop/form/notes';

/** The day's board (rule 3.14): its kind, then the fields of that kind. */
export function BoardFields() {
  const { control, getValues, setValue } = useFormContext<Day>();
  const kind = useWatch({ control, name: 'play', compute: (play) => play?.kind });
  /** Data to restore when a kind is chosen again. */
  const others = useRef(new Map<KindName, { play: WrittenPlay; solution: string | null }>());
  const lines = [...useFieldNotes()]
    .filter(([path]) => path === 'play' || path.startsWith('play.'))
    .flatMap(([, note]) => noteLines(note));

  const choose = (next: string) => {
    const { play, answers } = getValues();
    const made = madeAnswers(play, answers);
    if (play) others.current.set(play.kind, { play, solution: made[0] ?? null });
    const known = isKind(next) ? others.current.get(next) : undefined;
    const chosen = known?.play ?? (isKind(next) ? STARTS[next] : null);
    // The answer that the board made goes with it.
    const typed = made.length > 0 ? withSolution(play, answers, null) : answers;
    setValue('play', chosen, CHECKED);
    const solution = known?.solution ?? null;
    const written = solution === null ? typed : withSolution(chosen, typed, solution);
    if (written !== answers) setValue('answers', written, CHECKED);
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
