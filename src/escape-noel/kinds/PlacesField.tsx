import { useState, type ReactNode } from 'react';
import {
  useFormContext,
  useWatch,
  type FieldArray,
  type FieldArrayPath,
  type FieldValues,
} from 'react-hook-form';
import * as v from 'valibot';
import { capitalized } from '@/lib/capitalized';
import { spliced } from '@/lib/arrays';
import { focusSoon } from '@/lib/focusSoon';
import { useHasMouse } from '@/lib/pointer';
import { shapedAs } from '@/lib/shaped';
import { Button } from '@/ui/Button';
import { CHECKED } from '../workshop/form/checked';
import { fieldId } from '../workshop/form/fieldFocus';
import { ItemList } from '../workshop/form/ItemList';
import { NumberField } from '../workshop/form/NumberField';
import { Drawing, grown } from './Drawing';
import { freeSpot, placedInside, type Place, type Plane, type Sizes } from './places';

const placesShape = v.array(
  v.looseObject({ x: v.number(), y: v.number(), radius: v.exactOptional(v.number()) }),
);

/** The room that a place takes on a drawing, as a part of its width: a finger on the smallest phone. */
const FINGER = 0.16;

interface PlacesFieldProps<Values extends FieldValues> {
  path: FieldArrayPath<Values> & string;
  /** The size of the drawing, the unit of `x` and `y`. */
  sheet: Plane;
  /** The address of the picture; '' for a night sky. */
  scene: string;
  /** Describes the drawing and its places. */
  label: string;
  /** « lieu 04 » */
  nameOf: (index: number) => string;
  /** « le lieu 04 » */
  fullNameOf: (index: number) => string;
  /** The mark of a place on the drawing: its number. */
  markOf: (index: number) => string;
  /** Right places are ticked on the drawing. */
  isRight?: (index: number) => boolean;
  /** For places that have a size. */
  sizes?: Sizes;
  addLabel: string;
  blank: (place: Place) => FieldArray<Values, FieldArrayPath<Values>>;
  /** Adds a place where the list needs it, and not at its end. @returns its index. */
  insert?: (place: FieldArray<Values, FieldArrayPath<Values>>) => number;
  /** Before the buttons of a place, on their line. */
  tools?: (index: number) => ReactNode;
  /** The fields of a place. */
  children: (index: number) => ReactNode;
  onShape?: (shape: Plane) => void;
}

const nowhere = () => false;
const ignored = () => {};

/** Places on a drawing: drawn, moved and sized on it by hand or with the keyboard; below it, the fields of each. */
export function PlacesField<Values extends FieldValues>({
  path,
  sheet,
  scene,
  label,
  nameOf,
  fullNameOf,
  markOf,
  isRight = nowhere,
  sizes,
  addLabel,
  blank,
  insert,
  tools,
  children,
  onShape = ignored,
}: PlacesFieldProps<Values>) {
  const list: string = path;
  const [chosen, setChosen] = useState(0);
  const { getValues, setValue } = useFormContext();
  const hasMouse = useHasMouse();
  const read = () => shapedAs(placesShape, getValues(list));
  const places = shapedAs(placesShape, useWatch({ name: list }));
  const finger = FINGER * sheet.width;
  const placeId = (index: number) => `${fieldId(list)}-place-${index}`;

  const append = (item: FieldArray<Values, FieldArrayPath<Values>>): number => {
    const written = read();
    setValue(list, [...written, item], CHECKED);
    return written.length;
  };
  const add = (place: Place) => {
    const added = (insert ?? append)(blank(place));
    setChosen(added);
    focusSoon(placeId(added));
  };
  const addFree = () => {
    const written = read();
    const distance = Math.max(finger, 2 * (sizes?.usual ?? 0)) * 1.1;
    const spot = { ...freeSpot(written, sheet, distance), ...(sizes && { radius: sizes.usual }) };
    add(placedInside(spot, sheet));
  };
  const change = (index: number, { x, y, radius }: Place) => {
    setValue(`${list}.${index}.x`, x, CHECKED);
    setValue(`${list}.${index}.y`, y, CHECKED);
    if (radius !== undefined) setValue(`${list}.${index}.radius`, radius, CHECKED);
  };
  const remove = (index: number) => {
    setValue(list, spliced(read(), index, 1), CHECKED);
    setChosen(0);
    focusSoon(placeId(Math.max(0, index - 1)));
  };
  const grow = (index: number, by: number) => {
    const place = read()[index];
    if (place && sizes) change(index, grown(place, by, sizes, sheet));
  };
  const named = (index: number) => capitalized(nameOf(index));

  const renderTools = (index: number) => (
    <>
      {tools?.(index)}
      {sizes &&
        ([-1, 1] as const).map((by) => (
          <Button key={by} onClick={() => grow(index, 2 * by)} variant="quiet">
            {by < 0 ? 'Plus petit' : 'Plus grand'}
            <span className="sr-only">{`\u00A0: ${nameOf(index)}`}</span>
          </Button>
        ))}
    </>
  );

  return (
    <>
      <p className="text-sm text-ui-muted">{howTo(hasMouse, sizes !== undefined)}</p>
      <Drawing
        chosen={chosen}
        id={placeId}
        label={label}
        onChange={change}
        onChoose={setChosen}
        onDraw={add}
        onRemove={remove}
        onShape={onShape}
        places={places.map((place, index) => ({
          ...place,
          label: isRight(index) ? `${named(index)}, un bon endroit` : named(index),
          mark: markOf(index),
          isRight: isRight(index),
        }))}
        plane={sheet}
        scene={scene}
        sizes={sizes}
      />
      {chosen < places.length && (
        <details className="rounded-md border border-ui-line p-3">
          <summary className="min-h-touch cursor-pointer py-2 font-bold">{`Au nombre près : ${nameOf(chosen)}`}</summary>
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-3 sm:items-end" key={chosen}>
            {[
              { name: 'x', axis: 'De gauche à droite', most: sheet.width },
              { name: 'y', axis: 'De haut en bas', most: sheet.height },
              ...(sizes ? [{ name: 'radius', axis: 'Rayon', most: sizes.most }] : []),
            ].map(({ name, axis, most }) => (
              <NumberField<FieldValues>
                key={name}
                label={`${axis}, ${nameOf(chosen)}`}
                most={most}
                path={`${list}.${chosen}.${name}`}
              />
            ))}
          </div>
        </details>
      )}
      <ItemList<Values>
        add={addFree}
        addLabel={addLabel}
        nameOf={fullNameOf}
        onRemove={() => setChosen(0)}
        path={path}
        tools={renderTools}
      >
        {children}
      </ItemList>
    </>
  );
}

/** The gestures of the device in hand, and the keys. */
function howTo(hasMouse: boolean, hasSizes: boolean): string {
  const draw = hasSizes
    ? hasMouse
      ? "Appuie au milieu d'un endroit et tire jusqu'à son bord : il est dessiné."
      : "Pose le doigt au milieu d'un endroit et tire jusqu'à son bord : il est dessiné."
    : hasMouse
      ? 'Clique sur le dessin : un point y est mis.'
      : 'Touche le dessin : un point y est mis.';
  const keys = hasSizes ? 'les flèches le déplacent, + et - changent sa taille' : 'les flèches le déplacent';
  return `${draw} Fais-le glisser pour le déplacer. Au clavier, ${keys}, et Suppr le retire.`;
}
