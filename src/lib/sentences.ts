/** A part of a text, by its offsets. */
export interface Span {
  start: number;
  /** Exclusive. */
  end: number;
}

/** In characters. Chrome's remote voices stop after 15 s: at a rate of 0.8 this takes about 14 s. */
export const LONGEST_SPAN = 160;

/** Ends no sentence: « M. », « Mme. », « n°. », an initial. */
const ABBREVIATION =
  /(?:^|[\s(«])(?:M|MM|Mme|Mmes|Mlle|Mlles|Me|Dr|Pr|St|Ste|Mgr|cf|etc|env|av|apr|p\. ex|n°|no|\p{Lu})\.$/iu;
/** The end of a sentence, with what closes it, before what begins another: French puts a space before « ! » and « ? ». */
const END =
  /[.!?…]+(?:\s?[»”"')])*(?=\s+(?:[«“"(—–-]\s*)?[\p{Lu}\p{N}«“])|[.!?…]+(?:\s?[»”"')])*(?=\s+[—–-]\s)/gu;

/**
 * The sentences of a French text, a line at most, in order. Longer than `LONGEST_SPAN` they are cut where the voice would breathe.
 * A dialogue's line (« — Bonsoir ! ») is a sentence; « Vite ! cria-t-elle. » is one.
 */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    for (const { start, end } of sentencesOfLine(line))
      spans.push(...breaths(text, { start: lineStart + start, end: lineStart + end }));
    lineStart += line.length + 1;
  }
  return spans;
}

function sentencesOfLine(line: string): Span[] {
  const found: Span[] = [];
  let start = 0;
  const add = (end: number) => {
    const words = line.slice(start, end);
    const trimmed = words.trim();
    const first = start + words.indexOf(trimmed);
    if (/[\p{L}\p{N}]/u.test(trimmed)) found.push({ start: first, end: first + trimmed.length });
    start = end;
  };
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    if (match[0] === '.' && ABBREVIATION.test(line.slice(start, end))) continue;
    add(end);
  }
  add(line.length);
  return found;
}

/** Cuts a span that is too long: after a comma or a semicolon, else between two words. */
function breaths(text: string, { start, end }: Span): Span[] {
  if (end - start <= LONGEST_SPAN) return [{ start, end }];
  const head = text.slice(start, start + LONGEST_SPAN);
  const pause = Math.max(...[', ', '; ', ': ', ' — ', ' – '].map((sign) => head.lastIndexOf(sign)));
  // Not after the first words: the rest would be as long again.
  const cut = pause > LONGEST_SPAN / 3 ? pause + 1 : Math.max(head.lastIndexOf(' '), 0) || LONGEST_SPAN;
  const next = start + cut + (/^\s*/.exec(text.slice(start + cut))?.[0].length ?? 0);
  return [{ start, end: start + cut }, ...breaths(text, { start: next, end })];
}

/** A text as it is given to a voice: without emojis, quotation marks and dashes, which voices name or skip as they like. */
export const spokenText = (text: string): string =>
  text
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|[→←]/gu, ' ')
    .replaceAll(/^\s*[—–-]\s+/gu, '')
    .replaceAll(/\s[—–]\s/gu, ', ')
    .replaceAll(/[«»“”"]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s+([.,…])/gu, '$1')
    .trim();
