/** The formats that the workshop reads, by extension. */
export type FileType = 'webp' | 'avif' | 'png' | 'jpg' | 'mp3' | 'mp4' | 'vtt';

/** How many bytes `typeOf` reads. */
export const HEAD_BYTES = 16;

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const FORMATS: readonly (readonly [FileType, (bytes: Uint8Array) => boolean])[] = [
  ['png', (bytes) => latin(bytes, 0, 8) === '\u0089PNG\r\n\u001A\n'],
  ['jpg', (bytes) => latin(bytes, 0, 3) === '\u00FF\u00D8\u00FF'],
  ['webp', (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP'],
  ['avif', (bytes) => /^ftypavi[fs]$/.test(latin(bytes, 4, 12))],
  // Brands of MP4; QuickTime's and HEIC's have others.
  ['mp4', (bytes) => /^ftyp(?:isom|iso\d|mp4\d|avc1|M4V |dash|MSNV)$/.test(latin(bytes, 4, 12))],
  // Its tags, or the header of a frame of layer III.
  [
    'mp3',
    (bytes) => latin(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2),
  ],
  ['vtt', (bytes) => /^(?:\u00EF\u00BB\u00BF)?WEBVTT/.test(latin(bytes, 0, 9))],
];

/** What a file is by its first bytes, whatever its name says. @returns null for any other format. */
export function typeOf(head: Uint8Array): FileType | null {
  return FORMATS.find(([, matches]) => matches(head))?.[0] ?? null;
}

/** The format that a file's name announces; null for any other extension. */
export function announcedType(name: string): FileType | null {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = { jpeg: 'jpg', jfif: 'jpg' }[extension] ?? extension;
  return FORMATS.find(([known]) => known === type)?.[0] ?? null;
}
