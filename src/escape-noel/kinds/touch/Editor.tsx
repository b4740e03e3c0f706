import { useId, useState, type KeyboardEvent } from 'react';
import { focusSoon } from '@/lib/focusSoon';
import { listAt, textAt, valueAt, withValue } from '@/lib/jsonPath';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { useDraftAddress } from '../../game/admin/media/draftAddresses';
import { UploadField } from '../../game/admin/media/UploadField';
import { arrowStep } from '../arrows';
import type { EditorProps } from '../editors';
import { EditorText } from '../EditorText';
import { fractionAt, positionStyle } from '../geometry';
import { SHEET } from './rules';
import { spliced } from '../../../lib/arrays';

/** How far an arrow key moves a place, in units of the drawing; five times as far with Shift. */
const STEP = 10;
const AXES = [
  { axis: 'x', label: 'De gauche à droite', most: SHEET.width },
  { axis: 'y', label: 'De haut en bas', most: SHEET.height },
  { axis: 'radius', label: 'Rayon', most: 400 },
] as const;

const numberAt = (document: unknown, path: string): number => {
  const value = valueAt(document, path);
  return typeof value === 'number' ? value : 0;
};
const inside = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));

/** Writes the places to find on a drawing: put on it by hand, with the arrow keys, or by numbers. */
export function Editor({ play, onChange }: EditorProps) {
  const [chosen, setChosen] = useState(0);
  const scene = useDraftAddress(textAt(play, 'scene'));
  const places = listAt(play, 'places');
  const chosenPlace = places[chosen];
  const addId = useId();
  const put = (index: number, x: number, y: number) => {
    if (index >= places.length) return;
    const moved = withValue(play, `places.${index}.x`, inside(x, SHEET.width));
    onChange(withValue(moved, `places.${index}.y`, inside(y, SHEET.height)));
  };
  const onArrow = (event: KeyboardEvent, index: number) => {
    const step = arrowStep(event);
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 5 * STEP : STEP;
    const path = `places.${index}`;
    put(index, numberAt(play, `${path}.x`) + by * step.x, numberAt(play, `${path}.y`) + by * step.y);
  };
  const add = () => {
    const ids = places.map((place) => Number(textAt(place, 'id')) || 0);
    const id = String(Math.max(0, ...ids) + 1).padStart(2, '0');
    const place = { id, x: SHEET.width / 2, y: SHEET.height / 2, radius: 70, name: '' };
    setChosen(places.length);
    focusSoon(`${addId}-${places.length}`);
    onChange({ ...play, places: [...places, place] });
  };

  return (
    <div className="grid gap-5">
      <UploadField
        kind="picture"
        label="Envoyer un décor"
        onUploaded={(address) => onChange({ ...play, scene: address })}
      />
      <EditorText label="Adresse du décor" onChange={onChange} path="scene" play={play} />
      <EditorText
        hint="Le décor en entier, pour ceux qui ne le voient pas."
        label="Description du décor"
        lines={2}
        onChange={onChange}
        path="alt"
        play={play}
      />
      <EditorText
        hint="Par exemple « flocon » : le jeu compte les lieux choisis."
        label="Nom d'un lieu"
        onChange={onChange}
        path="noun"
        play={play}
      />
      <p className="text-sm text-ui-muted">
        Touche le décor pour y mettre le lieu choisi, ou déplace un lieu avec les flèches du clavier.
      </p>
      <div
        aria-label="Décor et lieux"
        className="relative mx-auto w-full max-w-md overflow-hidden rounded-md border border-ui-line bg-nuit-deep"
        onPointerDown={(event) => {
          const at = fractionAt(event);
          put(chosen, at.x * SHEET.width, at.y * SHEET.height);
        }}
        role="group"
        style={{ aspectRatio: `${SHEET.width} / ${SHEET.height}` }}
      >
        <img alt="" className="size-full object-cover" key={scene} src={scene || undefined} />
        {places.map((place, index) => (
          <button
            aria-label={`Lieu ${textAt(place, 'id')}`}
            aria-pressed={index === chosen}
            className={classes(
              'absolute grid min-h-touch min-w-touch -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 text-base font-bold',
              index === chosen
                ? 'border-nuit-gold bg-nuit-gold text-nuit-deep'
                : 'border-nuit-gold bg-nuit-deep text-nuit-gold',
            )}
            key={index}
            onClick={() => setChosen(index)}
            onKeyDown={(event) => onArrow(event, index)}
            onPointerDown={(event) => event.stopPropagation()}
            style={positionStyle(numberAt(place, 'x'), numberAt(place, 'y'), SHEET)}
            type="button"
          >
            {textAt(place, 'id')}
          </button>
        ))}
      </div>
      {chosenPlace !== undefined && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3 sm:items-end">
          {AXES.map(({ axis, label, most }) => (
            <Field key={axis} label={`${label}, lieu ${textAt(chosenPlace, 'id')}`}>
              {(control) => (
                <TextInput
                  {...control}
                  max={most}
                  min={0}
                  onChange={({ target }) =>
                    onChange(withValue(play, `places.${chosen}.${axis}`, inside(Number(target.value), most)))
                  }
                  type="number"
                  value={numberAt(chosenPlace, axis)}
                />
              )}
            </Field>
          ))}
        </div>
      )}
      <ul className="grid gap-3">
        {places.map((place, index) => (
          <li className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-3" key={index}>
            <EditorText
              id={`${addId}-${index}`}
              label={`Ce que l'on voit au lieu ${textAt(place, 'id')}`}
              onChange={onChange}
              path={`places.${index}.name`}
              play={play}
            />
            <Button
              className="justify-self-start"
              onClick={() => {
                setChosen(0);
                onChange({ ...play, places: spliced(places, index, 1) });
                focusSoon(addId);
              }}
              variant="quiet"
            >
              Retirer
              <span className="sr-only">{` le lieu ${textAt(place, 'id')}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button className="justify-self-start" id={addId} onClick={add} variant="quiet">
        Ajouter un lieu
      </Button>
    </div>
  );
}
