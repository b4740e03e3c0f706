import { useId, type ReactNode } from 'react';
import { useFieldArray, type FieldArray, type FieldArrayPath, type FieldValues } from 'react-hook-form';
import { focusSoon } from '@/lib/focusSoon';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { Notes } from '@/ui/Field';
import { fieldId } from './fieldFocus';
import { noteLines, useNote } from './notes';

const BOXED = 'gap-4 rounded-md border border-ui-line p-3 sm:p-4';
const INLINE = 'gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-3';

interface ItemListProps<Values extends FieldValues> {
  path: FieldArrayPath<Values> & string;
  addLabel: string;
  /** A new item; undefined where there is no room for another one. */
  blank?: () => FieldArray<Values, FieldArrayPath<Values>> | undefined;
  /** Adds an item in place of appending `blank`, and moves the focus. */
  add?: () => void;
  /** The field of a new item that takes the focus. */
  focus?: string;
  /** « l'élément 3 »: an item, after « Retirer », « Monter » and « Descendre ». */
  nameOf: (index: number) => string;
  /** True if the order counts: items then move up and down. */
  ordered?: boolean;
  /** The label of the button that removes an item. */
  removeLabel?: string;
  /** An item of one line, with its button at the end of it. */
  inline?: boolean;
  onRemove?: () => void;
  /** Before the buttons of an item, on their line. */
  tools?: (index: number) => ReactNode;
  children: (index: number) => ReactNode;
}

/** A list of objects, with buttons that add, remove and move them. */
export function ItemList<Values extends FieldValues>({
  path,
  addLabel,
  blank,
  add,
  focus = '',
  nameOf,
  ordered = false,
  removeLabel = 'Retirer',
  inline = false,
  onRemove,
  tools,
  children,
}: ItemListProps<Values>) {
  const list: string = path;
  const { fields, append, remove, move } = useFieldArray({ name: list });
  const own = useNote(path);
  const addId = useId();
  const isFull = add === undefined && blank?.() === undefined;
  const moveBy = (index: number, by: number, id: string) => {
    move(index, index + by);
    // The button goes with its item, and the focus with it.
    focusSoon(`${id}-${by}`);
  };
  return (
    <div className="grid min-w-0 gap-4 outline-none" id={fieldId(path)} tabIndex={-1}>
      {own !== '' && <Notes notes={noteLines(own)} />}
      <ol className="grid gap-4 empty:hidden">
        {fields.map(({ id }, index) => {
          const name = <span className="sr-only">{` ${nameOf(index)}`}</span>;
          return (
            <li
              className={classes('grid min-w-0 outline-none', inline ? INLINE : BOXED)}
              id={fieldId(`${path}.${index}`)}
              key={id}
              tabIndex={-1}
            >
              {children(index)}
              <div className="flex flex-wrap items-center gap-2">
                {tools?.(index)}
                {ordered &&
                  ([-1, 1] as const).map((by) => (
                    <Button
                      aria-disabled={index + by < 0 || index + by >= fields.length}
                      id={`${id}-${by}`}
                      key={by}
                      onClick={() => moveBy(index, by, id)}
                      variant="quiet"
                    >
                      {by < 0 ? 'Monter' : 'Descendre'}
                      {name}
                    </Button>
                  ))}
                <Button
                  onClick={() => {
                    onRemove?.();
                    remove(index);
                    focusSoon(addId);
                  }}
                  variant="quiet"
                >
                  {removeLabel}
                  {name}
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        aria-disabled={isFull}
        className="justify-self-start"
        id={addId}
        onClick={() => {
          if (add) {
            add();
            return;
          }
          const added = blank?.();
          if (added === undefined) return;
          append(added, { shouldFocus: false });
          focusSoon(fieldId(`${path}.${fields.length}.${focus}`));
        }}
        variant="quiet"
      >
        {addLabel}
      </Button>
    </div>
  );
}
