/** A star of a letter, in a box 100 wide and 120 high. */
export type Point = readonly [x: number, y: number];

/** A letter of the sky: its stars, and the lines that join them in the order in which a hand would write it. */
export interface SkyLetter {
  readonly stars: readonly Point[];
  readonly strokes: readonly (readonly [from: number, to: number])[];
  /** Description for players who cannot see it: the shape, never the letter. */
  readonly caption: string;
}

/** The size of the box that letters are written in. */
export const LETTER_BOX = { width: 100, height: 120 } as const;

const ARC_STARS = 7;
const ARC_OPENING_DEG = 50;

/** An arc that opens to the right, from its upper end round to its lower one. */
const ARC: readonly Point[] = Array.from({ length: ARC_STARS }, (_unused, index) => {
  const degrees = -ARC_OPENING_DEG - (index * (360 - 2 * ARC_OPENING_DEG)) / (ARC_STARS - 1);
  const angle = (degrees * Math.PI) / 180;
  return [54 + 46 * Math.cos(angle), 60 + 59 * Math.sin(angle)];
});

function inARow(count: number): (readonly [number, number])[] {
  return Array.from({ length: count - 1 }, (_unused, index) => [index, index + 1] as const);
}

/** The five letters that the sky writes on day 14, in order. */
export const SKY_LETTERS: readonly SkyLetter[] = [
  {
    stars: ARC,
    strokes: inARow(ARC_STARS),
    caption: 'Un arc de lumière, ouvert vers la droite.',
  },
  {
    stars: [
      [8, 1],
      [50, 58],
      [92, 1],
      [50, 119],
    ],
    strokes: [
      [0, 1],
      [2, 1],
      [1, 3],
    ],
    caption: 'Deux branches descendent se rejoindre sur un pied.',
  },
  {
    stars: [...ARC, [86, 66], [56, 66]],
    strokes: inARow(ARC_STARS + 2),
    caption: 'Le même arc ouvert vers la droite, mais une petite barre rentre vers son milieu.',
  },
  {
    stars: [
      [8, 119],
      [8, 1],
      [92, 119],
      [92, 1],
    ],
    strokes: inARow(4),
    caption: 'Deux traits debout, reliés par une barre qui descend en biais, de gauche à droite.',
  },
  {
    stars: [
      [86, 1],
      [14, 1],
      [14, 60],
      [14, 119],
      [86, 119],
      [74, 60],
    ],
    strokes: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [2, 5],
    ],
    caption: 'Un trait debout, et trois barres qui partent vers la droite.',
  },
];
