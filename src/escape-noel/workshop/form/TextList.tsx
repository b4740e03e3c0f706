import { useController, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { replaced, spliced } from '@/lib/arrays';
import { focusSoon } from '@/lib/focusSoon';
import { Button } from '@/ui/Button';
import { Notes } from '@/ui/Field';
import { fieldId } from './fieldFocus';
import { noteLines, useNote, useFieldNotes } from './notes';
import { TextBox, type TextLook } from './TextBox';

interface TextListProps<Values extends FieldValues> extends Omit<TextLook, 'label'> {
  path: FieldPathByValue<Values, readonly string[] | undefined> & string;
  legend: string;
  /** « Réponse »: each text has it, and its number. */
  item: string;
  /** The name of the first one. */
  first?: string;
  addLabel: string;
  /** Names the removed text after « Retirer »: « : Réponse 2 » by default. */
  removed?: (number: number) => string;
  /** A new text. */
  blank?: string;
  /** Maximum number of texts. */
  most?: number;
  /** Texts that the workshop writes itself: they stay in the list, and are not shown. */
  hidden?: readonly string[];
}

const NONE: readonly string[] = [];

const isText = (value: unknown): value is string => typeof value === 'string';

/** A list of texts, more of them by a button. It is one value of the form: react-hook-form's field arrays are of objects. */
export function TextList<Values extends FieldValues>({
  path,
  legend,
  hint,
  item,
  first,
  addLabel,
  removed,
  blank = '',
  most = Infinity,
  hidden = NONE,
  ...look
}: TextListProps<Values>) {
  const { field } = useController({ name: path });
  const value: unknown = field.value;
  const texts = Array.isArray(value) ? value.filter(isText) : [];
  const own = useNote(path);
  const notes = useFieldNotes();
  const addId = `${fieldId(path)}-plus`;
  const shown = texts.flatMap((text, index) => (hidden.includes(text) ? [] : [{ text, index }]));
  const next = (shown.at(-1)?.index ?? -1) + 1;
  return (
    <fieldset className="grid min-w-0 gap-3 outline-none" id={fieldId(path)} tabIndex={-1}>
      <legend className="mb-1 text-lg font-bold">{legend}</legend>
      {hint && <p className="text-sm text-ui-muted">{hint}</p>}
      {own !== '' && <Notes notes={noteLines(own)} />}
      {shown.map(({ text, index }, rank) => (
        <div className="grid gap-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-3" key={index}>
          <TextBox
            {...look}
            id={fieldId(`${path}.${index}`)}
            label={rank === 0 && first !== undefined ? first : `${item} ${rank + 1}`}
            notes={noteLines(notes.get(`${path}.${index}`) ?? '')}
            onChange={(written) => field.onChange(replaced(texts, index, written))}
            value={text}
          />
          <Button
            className="justify-self-start"
            onClick={() => {
              field.onChange(spliced(texts, index, 1));
              focusSoon(addId);
            }}
            variant="quiet"
          >
            Retirer
            <span className="sr-only">{removed?.(index + 1) ?? ` : ${item} ${index + 1}`}</span>
          </Button>
        </div>
      ))}
      <Button
        aria-disabled={texts.length >= most}
        className="justify-self-start"
        id={addId}
        onClick={() => {
          field.onChange(spliced(texts, next, 0, blank));
          focusSoon(fieldId(`${path}.${next}`));
        }}
        variant="quiet"
      >
        {addLabel}
      </Button>
    </fieldset>
  );
}
