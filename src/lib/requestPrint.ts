/** Browsers send `beforeprint` before they show their dialog: at once on a computer, a moment later on a phone. */
const PRINT_STARTS_MS = 1_500;

/**
 * Opens the browser's print dialog.
 * @returns whether it opened. Views inside other applications have no `print`, or one that throws or does nothing.
 */
export async function requestPrint(): Promise<boolean> {
  // Missing in some web views, whatever the types say.
  const { print }: { print?: typeof globalThis.print } = globalThis;
  if (typeof print !== 'function') return false;
  const starting = new AbortController();
  const started = new Promise<boolean>((resolve) => {
    addEventListener('beforeprint', () => resolve(true), { once: true, signal: starting.signal });
    setTimeout(() => resolve(false), PRINT_STARTS_MS);
  });
  try {
    print.call(globalThis);
    return await started;
  } catch {
    return false;
  } finally {
    starting.abort();
  }
}
