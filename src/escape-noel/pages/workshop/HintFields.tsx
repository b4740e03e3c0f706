import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { focusSoon } from '@/lib/focusSoon';
import { Button } from '@/ui/Button';
import { Notes } from '@/ui/Field';
import type { Day } from '../../edition/document';
import { blankHint } from '../../workshop/form/blanks';
import { fieldId } from '../../workshop/form/fieldFocus';
import { TextField } from '../../workshop/form/Fields';
import { noteLines, useNote } from '../../workshop/form/notes';
import { MediaFields } from './MediaFields';

/** The hints of a day, from the lightest to the most precise: only the last one can be removed. */
export function HintFields() {
  const { fields, append, remove } = useFieldArray<Day, 'hints'>({ name: 'hints' });
  const own = useNote('hints');
  const addId = useId();
  const last = fields.length - 1;
  return (
    <div className="grid gap-5 outline-none" id={fieldId('hints')} tabIndex={-1}>
      {own !== '' && <Notes notes={noteLines(own)} />}
      {fields.map(({ id }, index) => (
        <section aria-label={`Indice ${index + 1}`} className="grid gap-4" key={id}>
          <TextField<Day> label={`Indice ${index + 1}`} limit={240} lines={3} path={`hints.${index}.texte`} />
          <MediaFields prefix={`hints.${index}.`} />
        </section>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          id={addId}
          onClick={() => {
            append(blankHint(fields.length + 1), { shouldFocus: false });
            focusSoon(fieldId(`hints.${fields.length}.texte`));
          }}
          variant="quiet"
        >
          Ajouter un indice
        </Button>
        {fields.length > 0 && (
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
