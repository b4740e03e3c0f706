import { focusSoon } from '@/lib/focusSoon';
import { Button } from '@/ui/Button';
import { Notes } from '@/ui/Field';
import { fieldId, useEditor } from './editor';
import { TextPart } from './TextPart';
import { useList } from './useList';

interface StringsPartProps {
  path: string;
  legend: string;
  hint?: string;
  /** « Réponse »: each text has it, and its place. */
  item: string;
  /** The name of the first one. */
  first?: string;
  addLabel: string;
  limit?: number;
  lines?: number;
  /** As for `TextPart`. */
  plain?: boolean;
}

/** A list of texts: at least one, more by a button. */
export function StringsPart({ path, legend, hint, item, first, addLabel, ...text }: StringsPartProps) {
  const { notes } = useEditor();
  const { indexes, add, remove } = useList(path);
  const own = notes.get(path);
  const addId = `${fieldId(path)}-plus`;
  return (
    <fieldset className="grid min-w-0 gap-3 outline-none" id={fieldId(path)} tabIndex={-1}>
      <legend className="mb-1 text-lg font-bold">{legend}</legend>
      {hint && <p className="text-sm text-ui-muted">{hint}</p>}
      {own !== undefined && <Notes notes={own.split('\n')} />}
      {indexes.map((index) => (
        <div className="grid gap-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-3" key={index}>
          <TextPart
            {...text}
            label={index === 0 && first !== undefined ? first : `${item} ${index + 1}`}
            path={`${path}.${index}`}
          />
          <Button
            className="justify-self-start"
            onClick={() => {
              remove(index);
              focusSoon(addId);
            }}
            variant="quiet"
          >
            Retirer
            <span className="sr-only">{` : ${item} ${index + 1}`}</span>
          </Button>
        </div>
      ))}
      <Button
        className="justify-self-start"
        id={addId}
        onClick={() => {
          add('');
          focusSoon(fieldId(`${path}.${indexes.length}`));
        }}
        variant="quiet"
      >
        {addLabel}
      </Button>
    </fieldset>
  );
}
