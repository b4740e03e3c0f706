/** Letters written from right to left, and the marks that turn a text's direction. */
const TURNS =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A knight's name inside other text, where no `<bdi>` can stand (aria-label, alternative text, CSV, template string): a name in Hebrew or
 * Arabic would pull the rank and the points next to it to its other side. Other names stay as they are.
 */
export const isolated = (name: string): string => (TURNS.test(name) ? `\u2068${name}\u2069` : name);
