import { crc32 } from '@/lib/crc32';

/** The first byte. A change to what follows the checksum needs the next number (decision 0019). */
export const FORMAT = 1;
const CHECKSUM_BYTES = 4;
const HEADER_BYTES = 1 + CHECKSUM_BYTES;

/** More than any journey takes, so that a crafted link costs little. */
const MAX_FRAGMENT_LENGTH = 20_000;
/** Signs « # » that are tried in a pasted text. */
const MAX_STARTS = 20;
/** A fragment without its « # » is longer than any word. */
const LONG_WORD = /[\w-]{24,}/g;

/** The content of a link's fragment. */
export interface Fragment {
  format: number;
  body: Uint8Array<ArrayBuffer>;
}

/** @returns the fragment of a link, without its « # ». */
export const writeFragment = ({ format, body }: Fragment): string =>
  toBase64([format, ...checksumOf(crc32([format, ...body])), ...body]);

/**
 * Finds a fragment in an address or a text, whatever messengers and mails have added to it: a sentence around it, brackets, a full stop,
 * a parameter, blanks and line breaks inside. Its checksum says where it ends.
 * @returns null where none is whole.
 */
export function findFragment(text: string): Fragment | null {
  for (const run of runsIn(text)) {
    const found = wholeFragment(fromBase64(run));
    if (found) return found;
  }
  return null;
}

/** True if a text has the beginning of a fragment: with none that is whole, it is one that is cut. */
export const hasFragmentStart = (text: string): boolean =>
  (/^[\w-]+$/.test(text) ? [text] : linkedRuns(decoded(text))).some(
    (run) => run.length > HEADER_BYTES && fromBase64(run)[0] === FORMAT,
  );

/** Encoded for an address, again by each link that carries it: the sign, the letters that are no letters, and anything else. */
const decoded = (text: string): string =>
  text
    .replaceAll(/%(?:25)+/g, '%')
    .replaceAll('%23', '#')
    .replaceAll(/%2d/gi, '-')
    .replaceAll(/%5f/gi, '_')
    .replaceAll(/%[0-9a-f]{2}/gi, ' ');

const runFrom = (text: string, start: number) =>
  text.slice(start, start + MAX_FRAGMENT_LENGTH).replaceAll(/[^\w-]/g, '');

/** The letters after each « # ». */
const linkedRuns = (text: string): string[] =>
  [...text.matchAll(/#/g)].slice(0, MAX_STARTS).map(({ index }) => runFrom(text, index + 1));

/** The letters that may be a fragment: after each « # », of the whole text, and from each long word. */
function runsIn(text: string): string[] {
  const plain = decoded(text);
  const words = [...plain.matchAll(LONG_WORD)].slice(0, MAX_STARTS).map(({ index }) => runFrom(plain, index));
  return [...linkedRuns(plain), runFrom(plain, 0), ...words];
}

function wholeFragment(bytes: Uint8Array<ArrayBuffer>): Fragment | null {
  const [format = 0] = bytes;
  if (format === 0 || bytes.length < HEADER_BYTES) return null;
  const expected = new DataView(bytes.buffer).getUint32(1);
  let sum = crc32([format]);
  for (let end = HEADER_BYTES; end <= bytes.length; end += 1) {
    if (sum === expected) return { format, body: bytes.slice(HEADER_BYTES, end) };
    sum = crc32(bytes.subarray(end, end + 1), sum);
  }
  return null;
}

const checksumOf = (sum: number): number[] => [
  sum >>> 24,
  (sum >>> 16) & 0xff,
  (sum >>> 8) & 0xff,
  sum & 0xff,
];

/** Base64 with the letters of addresses, without padding (RFC 4648, section 5). */
const toBase64 = (bytes: readonly number[]): string =>
  btoa(bytes.map((byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** @param run of letters of base64; a last one that is no whole byte is left out. */
function fromBase64(run: string): Uint8Array<ArrayBuffer> {
  const whole = run.length % 4 === 1 ? run.slice(0, -1) : run;
  const binary = atob(whole.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
}
