/** A star of the constellation as it is now. */
export interface SkyStar {
  day: number;
  lit: boolean;
  /** A silver ring is round it: the day's second question is answered (rule 13.3). */
  ringed: boolean;
  /** Its fragment word, once found. */
  word: string | null;
}

/** A link between two consecutive stars; bright only if both are lit (rule 7.4). */
export interface SkyLink {
  from: number;
  to: number;
  bright: boolean;
}

/**
 * The twenty-four stars, lit or dark.
 * @param days every day of the constellation, in order.
 * @param ringed the days whose second question is answered.
 */
export function starsOf(
  days: readonly number[],
  done: ReadonlySet<number>,
  words: ReadonlyMap<number, string>,
  ringed: ReadonlySet<number>,
): SkyStar[] {
  return days.map((day) => ({
    day,
    lit: done.has(day),
    ringed: done.has(day) && ringed.has(day),
    word: words.get(day) ?? null,
  }));
}

/** The links that join the stars in sequence. */
export function linksOf(stars: readonly SkyStar[]): SkyLink[] {
  return stars.slice(1).map((star, index) => ({
    from: index,
    to: index + 1,
    bright: star.lit && stars[index]?.lit === true,
  }));
}
