/**
 * Logs a failure that nobody loses anything by (rule 10.2). Never an error on the console: those are for defects.
 * @param what what was being done, in a few words.
 */
export function logFailure(what: string, cause: unknown): void {
  console.warn(`${what} :`, cause);
}

/** Logs what a page could not be drawn for, as the browser does with what nobody catches. */
export function logDefect(cause: unknown): void {
  console.error(cause);
}
