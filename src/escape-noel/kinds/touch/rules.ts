import * as v from 'valibot';
import { defineKind, picture, words } from '../kind.ts';
import { listedIds, toggleId } from '../ids.ts';
import { sorted } from '../../../lib/arrays.ts';
import { TOUCH_SCENE } from '../../../lib/pictureShapes.ts';

/** The size of every drawing, the unit of `x`, `y` and `radius`. */
export const SHEET = TOUCH_SCENE;
/** In units: a place that was drawn by hand may leave the picture by a rounding. */
const ROUNDING = 2;
/** The largest width of a finger (44 CSS pixels) on the drawing, in the narrowest window. */
const FINGER = 130;

const within = (size: number) =>
  v.pipe(v.number(), v.minValue(0, 'sort du décor'), v.maxValue(size, 'sort du décor'));

export const schema = v.strictObject({
  kind: v.literal('touch'),
  scene: picture,
  alt: words,
  /** The word for a place where they are counted: « flocon ». */
  noun: words,
  places: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^\d\d$/, 'est fait de deux chiffres')),
      x: within(SHEET.width),
      y: within(SHEET.height),
      radius: v.pipe(v.number(), v.minValue(FINGER / 2, 'est trop petit pour un doigt')),
      /** Description, without revealing whether it is to be found. */
      name: words,
    }),
  ),
});

/** Places to find in a dark scene. The text is the sorted ids of the chosen ones: « 02 07 11 ». */
export type TouchPlay = v.InferOutput<typeof schema>;

const idsOf = ({ places }: TouchPlay) => sorted(places.map(({ id }) => id));

export const chosenIn = (play: TouchPlay, value: string): string[] => listedIds(idsOf(play), value);

export const toggled = (play: TouchPlay, value: string, id: string): string =>
  toggleId(idsOf(play), value, id);

function isInside({ x, y, radius }: TouchPlay['places'][number]): boolean {
  const room = radius - ROUNDING;
  return x >= room && x <= SHEET.width - room && y >= room && y <= SHEET.height - room;
}

function problems({ places }: TouchPlay): string[] {
  const found: string[] = [];
  for (const [index, place] of places.entries()) {
    // Rule 17.11.
    if (!isInside(place))
      found.push(`places\u00A0: une partie de ${place.id} sort du décor, ramène le cercle en entier dedans`);
    for (const other of places.slice(index + 1)) {
      if (place.id === other.id) found.push(`places\u00A0: le numéro ${place.id} sert deux fois`);
      else if (Math.hypot(place.x - other.x, place.y - other.y) < FINGER)
        found.push(`places\u00A0: ${place.id} et ${other.id} se touchent`);
    }
  }
  return found;
}

export const touch = defineKind<TouchPlay>({
  schema,
  problems,
  answer: (play, value) => chosenIn(play, value).join(' ') || null,
  answerCount: ({ places }) => 2 ** places.length - 1,
});
