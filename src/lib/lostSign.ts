/**
 * Traces of a wrong coding: « \uFFFD », or UTF-8 that was read as Windows-1252 (« Ã© », « â€™ », « Å“ »); and signs that
 * few fonts have: the private signs of a word processor's fonts, and the place of a picture. No French text has any of them.
 */
const LOST_SIGN =
  /[\uFFFC\uFFFD\p{Co}]|Ã(?:$|[^A-Za-z])|Â[\u0080-\u009F\u00A1-\u00BF]|â€.?|Å[\u0092\u0093‘’“”]/u;

/** The first sign of a text in which something was lost before it came here; null without one. */
export const lostSign = (text: string): string | null => LOST_SIGN.exec(text)?.[0] ?? null;
