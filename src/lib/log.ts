/**
 * Logs a failure that the specification only logs (spec §8). Never an error on the console: those are for defects.
 * @param what what was being done, in a few words.
 */
export function logFailure(what: string, cause: unknown): void {
  console.warn(`${what} :`, cause);
}
