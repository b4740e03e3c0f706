/** How often a slow machine is said to be working, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Says what is being done, and every ten seconds that it goes on.
 * @returns what the work returns.
 * @throws what the work throws.
 */
export async function tell<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  console.log(`  ${sentence}…`);
  const began = Date.now();
  const patience = setInterval(() => {
    console.log(`  … still at it (${Math.round((Date.now() - began) / 1000)} s)`);
  }, PATIENCE_MS);
  try {
    return await work();
  } finally {
    clearInterval(patience);
  }
}
