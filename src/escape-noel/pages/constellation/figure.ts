/** A point of the sky, in hundredths of its side. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const at = (x: number, y: number): Point => ({ x, y });

/**
 * Where the twenty-four stars stand (rule 7.4): the publisher's plume, whose tip is a star. Days 1 to 8 draw the star,
 * 9 the quill, 10 to 22 the barbs around the plume, 23 and 24 its shaft, up to the light.
 */
export const STARS: readonly Point[] = [
  at(24, 56),
  at(18.5, 70),
  at(5, 76),
  at(18.5, 82),
  at(24, 96),
  at(29.5, 82),
  at(43, 76),
  at(30, 69),
  at(37, 61),
  at(33, 48),
  at(38, 34),
  at(49, 21),
  at(65, 11),
  at(92, 5),
  at(92, 21),
  at(82, 26),
  at(86, 34),
  at(75, 43),
  at(66, 44),
  at(69, 52),
  at(57, 59),
  at(44, 58),
  at(55, 43),
  at(72, 24),
];
