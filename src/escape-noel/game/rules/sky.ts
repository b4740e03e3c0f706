/** A position, in percent of the canvas's side. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The fixed positions of the 24 stars (rule 7.4). Days 1 to 8 draw a star, 9 to 24 the quill, barbs and shaft of its plume. */
export const STARS: readonly Point[] = (
  '24,56 18.5,70 5,76 18.5,82 24,96 29.5,82 43,76 30,69 37,61 33,48 38,34 49,21 ' +
  '65,11 92,5 92,21 82,26 86,34 75,43 66,44 69,52 57,59 44,58 55,43 72,24'
)
  .split(' ')
  .map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return { x, y };
  });

export interface SkyStar {
  day: number;
  place: Point;
  lit: boolean;
  /** A silver ring is round it: the day's bonus question is answered (rule 13.3). */
  ringed: boolean;
  word: string | null;
}

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
