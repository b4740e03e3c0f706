import { useId } from 'react';
import { focusSoon } from '@/lib/focusSoon';
import { Button } from '@/ui/Button';
import { Notes } from '@/ui/Field';
import { fieldId, useEditor } from './editor';
import { MediaPart } from './MediaPart';
import { blankHint } from './newEdition';
import { TextPart } from './TextPart';
import { useList } from './useList';

/** The hints of a day, from the lightest to the most precise. */
export function HintParts() {
  const { notes } = useEditor();
  const { indexes, add, remove } = useList('hints');
  const own = notes.get('hints');
  const addId = useId();
  const last = indexes.length - 1;
  return (
    <div className="grid gap-5">
      {own !== undefined && <Notes notes={own.split('\n')} />}
      {indexes.map((index) => (
        <section aria-label={`Indice ${index + 1}`} className="grid gap-4" key={index}>
          <TextPart label={`Indice ${index + 1}`} limit={240} lines={3} path={`hints.${index}.texte`} />
          <MediaPart prefix={`hints.${index}.`} />
        </section>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          id={addId}
          onClick={() => {
            add(blankHint(indexes.length + 1));
            focusSoon(fieldId(`hints.${indexes.length}.texte`));
          }}
          variant="quiet"
        >
          Ajouter un indice
        </Button>
        {indexes.length > 0 && (
          <Button
            onClick={() => {
              remove(last);
              focusSoon(addId);
            }}
            variant="quiet"
          >
            {`Retirer l'indice ${last + 1}`}
          </Button>
        )}
      </div>
    </div>
  );
}
