/** Riddles of an edition (rule 3.1). */
export const RIDDLE_COUNT = 24;

export const ALL_DAYS: readonly number[] = Array.from({ length: RIDDLE_COUNT }, (_, index) => index + 1);

/** « Parsed as an integer, default 1 » (rule 3.1); null when no edition can have it (0, 25, abc, 1e9, -1, 1.5). */
export function parseDay(text: string | undefined): number | null {
  if (text === undefined) return 1;
  if (!/^\d{1,2}$/.test(text)) return null;
  const day = Number(text);
  return day >= 1 && day <= RIDDLE_COUNT ? day : null;
}
