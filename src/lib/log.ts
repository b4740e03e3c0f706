/**
 * Logs a failure without consequence for the user (rule 10.2). A warning: console errors are for defects.
 * @param what the action that failed, in a few words.
 */
export function logFailure(what: string, cause: unknown): void {
  console.warn(`${what} :`, cause);
}

/** Logs an error of rendering, as the browser does with an uncaught one. */
export function logDefect(cause: unknown): void {
  console.error(cause);
}
