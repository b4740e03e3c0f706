/** The pages that wait at a door ask within this time of its opening: a thousand of them ask fifty times a second. */
const SPREAD_MS = 20_000;
const FIRST_RETRY_MS = 20_000;
const LONGEST_RETRY_MS = 120_000;

/**
 * Delay of a page that waits at a door before its request, in milliseconds.
 * @param attempt 0 for the first one, after the opening time; then the pause after each refusal doubles.
 * @param random from 0 to 1.
 */
export function askingDelay(attempt: number, random: number): number {
  if (attempt === 0) return random * SPREAD_MS;
  return Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS) * (0.5 + random);
}
