/** Logs a failure without consequence for the user (rule 10.2). A warning: console errors are for defects. */
export function logFailure(what: string, cause: unknown): void {
  console.warn(`${what} :`, cause);
}

export function logDefect(cause: unknown): void {
  console.error(cause);
}
