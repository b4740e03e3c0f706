import * as v from 'valibot';
import { defineKind, picture, words } from '../kind.ts';
import { named, toggledIn } from '../texts.ts';

/** The sheet that every scene is drawn on, which `x`, `y` and `radius` measure: taller than wide, for a phone. */
export const SHEET = { width: 960, height: 1200 } as const;
/** The widest that a finger of 44 pixels is on that sheet, in the narrowest window. */
const FINGER = 130;

const within = (size: number) =>
  v.pipe(v.number(), v.minValue(0, 'sort du décor'), v.maxValue(size, 'sort du décor'));

const schema = v.strictObject({
  kind: v.literal('touch'),
  /** The drawing, of 960 by 1200. */
  scene: picture,
  /** What the drawing shows as a whole: the places have words of their own. */
  alt: words,
  /** What one place is called where they are counted: « flocon ». */
  noun: words,
  places: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^\d\d$/, 'est fait de deux chiffres')),
      x: within(SHEET.width),
      y: within(SHEET.height),
      radius: v.pipe(v.number(), v.minValue(FINGER / 2, 'est trop petit pour un doigt')),
      /** What is seen there, without saying whether it is looked for. */
      name: words,
    }),
  ),
});

/** Places to find in a scene that lies in the dark. The text is the ids of the chosen ones, in order: « 02 07 11 ». */
export type TouchPlay = v.InferOutput<typeof schema>;

const idsOf = ({ places }: TouchPlay) => places.map(({ id }) => id).toSorted();

/** The ids that are chosen, in order: damage is left out. */
export const chosenIn = (play: TouchPlay, begun: string): string[] => named(idsOf(play), begun);

/** The chosen ids once a place was touched: it joins them, or leaves them. */
export const toggled = (play: TouchPlay, begun: string, id: string): string =>
  toggledIn(idsOf(play), begun, id);

function problems({ places }: TouchPlay): string[] {
  const found: string[] = [];
  for (const [index, place] of places.entries()) {
    for (const other of places.slice(index + 1)) {
      if (place.id === other.id) found.push(`places\u00A0: l'id ${place.id} sert deux fois`);
      else if (Math.hypot(place.x - other.x, place.y - other.y) < FINGER)
        found.push(`places\u00A0: ${place.id} et ${other.id} se touchent`);
    }
  }
  return found;
}

export const touch = defineKind<TouchPlay>({
  schema,
  problems,
  answer: (play, begun) => chosenIn(play, begun).join(' ') || null,
  finishes: ({ places }) => 2 ** places.length - 1,
});
