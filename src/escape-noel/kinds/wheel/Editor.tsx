import { useId } from 'react';
import { focusSoon } from '@/lib/focusSoon';
import { listAt, textAt } from '@/lib/jsonPath';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import type { EditorProps } from '../editors';
import { capitals, EditorText } from '../EditorText';
import { spliced } from '../../../lib/arrays';

const RING = { kind: 'wheel', shape: 'ring', message: 'UN MESSAGE' };
const DIALS = { kind: 'wheel', shape: 'dials', dials: ['0123456789', '0123456789', '0123456789'] };

/** Writes a cipher wheel's message, or a lock's dials. */
export function Editor({ play, onChange }: EditorProps) {
  const shape = textAt(play, 'shape');
  const dials = listAt(play, 'dials');
  const addId = useId();
  return (
    <div className="grid gap-5">
      <Field label="Forme">
        {(control) => (
          <Select
            {...control}
            className="sm:max-w-72"
            onChange={({ target }) => onChange(target.value === 'ring' ? RING : DIALS)}
            value={shape}
          >
            <option value="dials">Un cadenas à molettes</option>
            <option value="ring">Une roue à déchiffrer</option>
          </Select>
        )}
      </Field>
      {shape === 'ring' ? (
        <EditorText
          adapt={(text) => capitals(text).replaceAll(/[^A-Z ]/g, '')}
          hint="Le message chiffré, en capitales sans accent. La réponse se tape."
          label="Message chiffré"
          lines={3}
          onChange={onChange}
          path="message"
          play={play}
        />
      ) : (
        <>
          <p className="text-sm text-ui-muted">
            La deuxième réponse du jour écrit ce que montrent les molettes, séparé par des espaces : « 4 0 7
            ».
          </p>
          {dials.map((_, index) => (
            <div
              className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
              // Dials have no name but their place.
              key={index}
            >
              <EditorText
                adapt={(text) => capitals(text).replaceAll(/[^A-Z\d]/g, '')}
                id={`${addId}-${index}`}
                label={`Molette ${index + 1}`}
                onChange={onChange}
                path={`dials.${index}`}
                play={play}
              />
              <Button
                className="justify-self-start"
                onClick={() => {
                  onChange({ ...play, dials: spliced(dials, index, 1) });
                  focusSoon(addId);
                }}
                variant="quiet"
              >
                Retirer
                <span className="sr-only">{` la molette ${index + 1}`}</span>
              </Button>
            </div>
          ))}
          <Button
            aria-disabled={dials.length >= 5}
            className="justify-self-start"
            id={addId}
            onClick={() => {
              onChange({ ...play, dials: [...dials, '0123456789'] });
              focusSoon(`${addId}-${dials.length}`);
            }}
            variant="quiet"
          >
            Ajouter une molette
          </Button>
        </>
      )}
    </div>
  );
}
