/** Riddles of an edition (rule 3.1). */
export const RIDDLE_COUNT = 24;

/** Every day of the calendar, 1 to 24. */
export const ALL_DAYS: readonly number[] = Array.from({ length: RIDDLE_COUNT }, (_, index) => index + 1);

/**
 * Parses the day in an address: « parsed as an integer, default 1 » (rule 3.1).
 * @param text the route parameter.
 * @returns the day, or null when no edition can have it (0, 25, abc, 1e9, -1, 1.5).
 */
export function parseDay(text: string | undefined): number | null {
  if (text === undefined) return 1;
  if (!/^\d{1,2}$/.test(text)) return null;
  const day = Number(text);
  return day >= 1 && day <= RIDDLE_COUNT ? day : null;
}

/**
 * The day to play next: the first that is not completed, 24 when all are done (rule 7.1).
 * @param available the days of the edition; fewer than 24 while it is being written.
 */
export function nextUncompletedDay(
  completed: Pick<ReadonlySet<number>, 'has'>,
  available: readonly number[] = ALL_DAYS,
): number {
  return available.find((day) => !completed.has(day)) ?? available.at(-1) ?? RIDDLE_COUNT;
}
