import { useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  useFormContext,
  useWatch,
  type FieldArray,
  type FieldArrayPath,
  type FieldValues,
} from 'react-hook-form';
import * as v from 'valibot';
import { shapedAs } from '@/lib/shaped';
import { classes } from '@/ui/classes';
import { useDraftAddress } from '../game/admin/media/draftAddresses';
import { ItemList } from '../workshop/form/ItemList';
import { inside, NumberField } from '../workshop/form/NumberField';
import { arrowStep } from './arrows';
import { fractionAt, positionStyle } from './geometry';

const placesShape = v.array(v.looseObject({ x: v.number(), y: v.number() }));

const NO_NUMBERS: readonly PlaceNumber[] = [];

/** A number of a place, with its largest value. */
interface PlaceNumber {
  name: string;
  label: string;
  most: number;
}

interface PlacesFieldProps<Values extends FieldValues> {
  path: FieldArrayPath<Values> & string;
  /** The size of the drawing, the unit of `x` and `y`. */
  sheet: { width: number; height: number };
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
  /** Besides `x` and `y`. */
  numbers?: readonly PlaceNumber[];
  addLabel: string;
  blank: () => FieldArray<Values, FieldArrayPath<Values>> | undefined;
  /** The field of a new place that takes the focus. */
  focus: string;
  /** A place is one field, with its button at the end of the line. */
  inline?: boolean;
  /** The fields of a place, without its numbers. */
  children: (index: number) => ReactNode;
}

/** Places on a drawing: put on it by hand, with the arrow keys, or by numbers. */
export function PlacesField<Values extends FieldValues>({
  path,
  sheet,
  scene,
  label,
  nameOf,
  fullNameOf,
  markOf,
  numbers = NO_NUMBERS,
  children,
  ...items
}: PlacesFieldProps<Values>) {
  const list: string = path;
  const [chosen, setChosen] = useState(0);
  const { setValue } = useFormContext();
  const address = useDraftAddress(scene);
  const places = shapedAs(placesShape, useWatch({ name: list }));
  const axes = [
    { name: 'x', label: 'De gauche à droite', most: sheet.width },
    { name: 'y', label: 'De haut en bas', most: sheet.height },
    ...numbers,
  ];
  const put = (index: number, x: number, y: number) => {
    if (index >= places.length) return;
    setValue(`${list}.${index}.x`, inside(x, sheet.width));
    setValue(`${list}.${index}.y`, inside(y, sheet.height));
  };
  const onArrow = (event: KeyboardEvent, index: number) => {
    const step = arrowStep(event);
    const place = places[index];
    if (!step || !place) return;
    event.preventDefault();
    const unit = Math.max(1, Math.round(sheet.width / 96));
    const by = event.shiftKey ? 5 * unit : unit;
    put(index, place.x + by * step.x, place.y + by * step.y);
  };
  return (
    <>
      <div
        aria-label={label}
        className="relative mx-auto w-full max-w-md overflow-hidden rounded-md border border-ui-line bg-nuit-deep"
        onPointerDown={(event) => {
          const at = fractionAt(event);
          put(chosen, at.x * sheet.width, at.y * sheet.height);
        }}
        role="group"
        style={{ aspectRatio: `${sheet.width || 1} / ${sheet.height || 1}` }}
      >
        {scene !== '' && (
          <img alt="" className="size-full object-cover" key={address} src={address || undefined} />
        )}
        {places.map((place, index) => (
          <button
            aria-label={`${nameOf(index).charAt(0).toLocaleUpperCase('fr')}${nameOf(index).slice(1)}`}
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
            style={positionStyle(place.x, place.y, sheet)}
            type="button"
          >
            {markOf(index)}
          </button>
        ))}
      </div>
      {chosen < places.length && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3 sm:items-end" key={chosen}>
          {axes.map(({ name, label: axis, most }) => (
            <NumberField<FieldValues>
              key={name}
              label={`${axis}, ${nameOf(chosen)}`}
              most={most}
              path={`${list}.${chosen}.${name}`}
            />
          ))}
        </div>
      )}
      <ItemList<Values>
        {...items}
        nameOf={fullNameOf}
        onAdd={() => setChosen(places.length)}
        onRemove={() => setChosen(0)}
        path={path}
      >
        {children}
      </ItemList>
    </>
  );
}
