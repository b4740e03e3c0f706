/**
 * Invisible characters that a word processor, a PDF or a web page leaves in pasted text: soft hyphens, zero-width spaces, marks of
 * direction, control characters… Emoji keep the joiners, variation selectors and tags that make one sign of several.
 */
const INVISIBLE = new RegExp(
  [
    String.raw`(?![\u200D\uFE0E\uFE0F\u{E0020}-\u{E007F}])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`,
    String.raw`(?![\t\n\r])\p{Cc}`,
    String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})`,
    String.raw`(?<!\p{Emoji})[\uFE0E\uFE0F]`,
    String.raw`(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}]`,
  ].join('|'),
  'gu',
);
/** The line breaks of a word processor and of Unicode and of Windows. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Half of a character: no text in UTF-8 can hold it. */
const HALVES = /\p{Surrogate}/gu;

/** A character that stands for what could not be read. */
const LOST = '\uFFFD';

/** Nothing of this is to clean: most French texts are no more. */
const ORDINARY = /^[\t\n\x20-\x7E\u00A0-\u00AC\u00AE-\u017F\u2010-\u2027\u202F\u20AC]*$/;

/** A text as it is stored: composed (NFC), without invisible signs, and with « \n » between lines. It looks the same. */
export const cleanText = (text: string): string =>
  ORDINARY.test(text)
    ? text
    : text.replaceAll(LINE_BREAKS, '\n').replaceAll(HALVES, LOST).replaceAll(INVISIBLE, '').normalize('NFC');

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('fr') : null;

/** The characters of a text as one sees them: « é » is one, however it is written, and so is an emoji. */
export function seenLength(text: string): number {
  return segmenter ? [...segmenter.segment(text)].length : Array.from(text.normalize('NFC')).length;
}
