/** A position, in percent of the canvas's side. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const at = (x: number, y: number): Point => ({ x, y });

/**
 * The fixed positions of the 24 stars (rule 7.4): a plume whose tip is a star. Days 1 to 8 draw the star, 9 the quill, 10
 * to 22 the barbs, 23 and 24 the shaft.
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

/** A star of the player's constellation. */
export interface SkyStar {
  day: number;
  place: Point;
  lit: boolean;
  /** A silver ring is round it: the day's bonus question is answered (rule 13.3). */
  ringed: boolean;
  /** Its fragment word, once found. */
  word: string | null;
}

/**
 * The twenty-four stars, lit or dark.
 * @param ringed the days whose bonus question is answered.
 */
export function starsOf(
  done: ReadonlySet<number>,
  words: ReadonlyMap<number, string>,
  ringed: ReadonlySet<number>,
): SkyStar[] {
  return STARS.map((place, index) => {
    const day = index + 1;
    const lit = done.has(day);
    return { day, place, lit, ringed: lit && ringed.has(day), word: words.get(day) ?? null };
  });
}

/** The links that join the stars in sequence; bright only if both are lit (rule 7.4). */
export function linksOf(stars: readonly SkyStar[]) {
  return stars.flatMap((to, index) => {
    const from = stars[index - 1];
    return from ? [{ from, to, bright: from.lit && to.lit }] : [];
  });
}
