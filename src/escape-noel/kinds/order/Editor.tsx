import { useId } from 'react';
import { focusSoon } from '@/lib/focusSoon';
import { listAt, textAt, withValue } from '@/lib/jsonPath';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import { UploadField } from '../../game/admin/media/UploadField';
import type { EditorProps } from '../editors';
import { EditorText } from '../EditorText';
import { spliced } from '../../../lib/arrays';

const IDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** An item without a picture has no `image`. */
const withoutBlankImage = (item: unknown): unknown => {
  if (typeof item !== 'object' || item === null || textAt(item, 'image') !== '') return item;
  return Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'image'));
};

/** Writes the items to put in order, each with the number that the answer gives. */
export function Editor({ play, onChange }: EditorProps) {
  const items = listAt(play, 'items');
  const setItems = (next: readonly unknown[]) => onChange({ ...play, items: next });
  const change = (next: Record<string, unknown>) =>
    onChange({ ...next, items: listAt(next, 'items').map(withoutBlankImage) });
  const addId = useId();
  const moveId = (item: unknown, by: number) => `${addId}-${textAt(item, 'id')}-${by}`;
  const move = (index: number, by: number) => {
    setItems(spliced(spliced(items, index, 1), index + by, 0, items[index]));
    // The button that was pressed goes with its item, and the focus with it.
    focusSoon(moveId(items[index], by));
  };
  const free = IDS.find((id) => !items.some((item) => textAt(item, 'id') === id));

  return (
    <div className="grid gap-5">
      <Field label="Forme">
        {(control) => (
          <Select
            {...control}
            className="sm:max-w-72"
            onChange={({ target }) => change(withValue(play, 'shape', target.value))}
            value={textAt(play, 'shape')}
          >
            <option value="file">Une file</option>
            <option value="ring">Une ronde</option>
          </Select>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <EditorText label="Mots du début" onChange={change} path="first" play={play} />
        <EditorText label="Mots de la fin" onChange={change} path="last" play={play} />
      </div>
      <p className="text-sm text-ui-muted">
        La deuxième réponse du jour écrit les numéros dans le bon ordre : « 4 7 3 2 1 5 6 ». L'ordre
        ci-dessous, que les joueurs voient d'abord, ne doit pas le livrer.
      </p>
      <ol className="grid gap-4">
        {items.map((item, index) => {
          const id = textAt(item, 'id');
          return (
            <li className="grid gap-3 rounded-md border border-ui-line p-3 sm:p-4" key={id || index}>
              <EditorText
                label={`Élément ${id}`}
                onChange={change}
                id={`${addId}-${id}`}
                path={`items.${index}.text`}
                play={play}
              />
              <EditorText
                label={`Image de l'élément ${id} (facultative)`}
                onChange={change}
                path={`items.${index}.image`}
                play={play}
              />
              <UploadField
                kind="artefact"
                label={`Envoyer une image pour l'élément ${id}`}
                onUploaded={(address) => change(withValue(play, `items.${index}.image`, address))}
              />
              <div className="flex flex-wrap gap-2">
                <Button
                  aria-disabled={index === 0}
                  id={moveId(item, -1)}
                  onClick={() => move(index, -1)}
                  variant="quiet"
                >
                  Monter
                  <span className="sr-only">{` l'élément ${id}`}</span>
                </Button>
                <Button
                  aria-disabled={index === items.length - 1}
                  id={moveId(item, 1)}
                  onClick={() => move(index, 1)}
                  variant="quiet"
                >
                  Descendre
                  <span className="sr-only">{` l'élément ${id}`}</span>
                </Button>
                <Button
                  onClick={() => {
                    setItems(spliced(items, index, 1));
                    focusSoon(addId);
                  }}
                  variant="quiet"
                >
                  Retirer
                  <span className="sr-only">{` l'élément ${id}`}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        aria-disabled={free === undefined}
        className="justify-self-start"
        id={addId}
        onClick={() => {
          setItems([...items, { id: free, text: '' }]);
          focusSoon(`${addId}-${free}`);
        }}
        variant="quiet"
      >
        Ajouter un élément
      </Button>
    </div>
  );
}
