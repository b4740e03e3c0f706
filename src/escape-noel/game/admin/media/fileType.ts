/** The formats that the team's pages read, by extension. */
export type FileType = 'webp' | 'avif' | 'png' | 'jpg' | 'mp3' | 'mp4' | 'vtt' | 'pdf';

/** Number of bytes that `typeOf` and `otherFormat` read. */
export const HEAD_BYTES = 64;

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const MARK = '(?:\u00EF\u00BB\u00BF)?';
/** Brands of other files than films that share their container (ISO 14496-12). */
const OTHER_BRANDS = 'qt {2}|hei|hev|mif1|msf1|avi[fs]|M4[ABP]|3g|jp|crx';
const AVIF_BRANDS = /^ftyp(?:avi[fs]|(?:mif1|msf1).{4}(?:.{4})*?avi[fs])/s;

const FORMATS: readonly (readonly [FileType, (bytes: Uint8Array) => boolean])[] = [
  ['png', (bytes) => latin(bytes, 0, 8) === '\u0089PNG\r\n\u001A\n'],
  ['jpg', (bytes) => latin(bytes, 0, 3) === '\u00FF\u00D8\u00FF'],
  ['webp', (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP'],
  ['avif', (bytes) => AVIF_BRANDS.test(latin(bytes, 4, HEAD_BYTES))],
  ['mp4', (bytes) => new RegExp(`^ftyp(?!${OTHER_BRANDS}).{4}`, 's').test(latin(bytes, 4, 12))],
  // Its tags, or the header of a frame of layer III.
  [
    'mp3',
    (bytes) => latin(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2),
  ],
  ['pdf', (bytes) => latin(bytes, 0, 5) === '%PDF-'],
  // In UTF-8 or UTF-16.
  [
    'vtt',
    (bytes) =>
      new RegExp(`^${MARK}WEBVTT`).test(latin(bytes, 0, HEAD_BYTES)) ||
      /^(?:\u00FF\u00FE)?W\0E\0B\0V\0T\0T\0|^(?:\u00FE\u00FF)?\0W\0E\0B\0V\0T\0T/.test(
        latin(bytes, 0, HEAD_BYTES),
      ),
  ],
];

/** The type of a file by its first bytes, not by its name. @returns null for any other format. */
export function typeOf(head: Uint8Array): FileType | null {
  return FORMATS.find(([, matches]) => matches(head))?.[0] ?? null;
}

/** Formats that are often chosen and not accepted, by their first bytes: their names, and what to do. */
const OTHER_FORMATS: readonly (readonly [RegExp, string])[] = [
  [/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, 'une image HEIC\u00A0: exporte-la en JPEG'],
  [/^.{4}(?:ftypqt {2}|moov|mdat|wide|free|skip)/s, 'un film QuickTime (MOV)\u00A0: exporte-le en MP4'],
  [/^.{4}ftyp3g/s, 'un film 3GP\u00A0: exporte-le en MP4'],
  [/^.{4}ftypM4[ABP]/s, 'un son M4A\u00A0: exporte-le en MP3'],
  [/^GIF8/, 'une image GIF\u00A0: exporte-la en PNG'],
  [/^BM.{4}\0{4}/s, 'une image BMP\u00A0: exporte-la en PNG'],
  [/^(?:II\*\0|MM\0\*)/, 'une image TIFF, ou une photo brute\u00A0: exporte-la en JPEG'],
  [/^8BPS/, 'une image Photoshop\u00A0: exporte-la en PNG'],
  [new RegExp(`^${MARK}\\s*(?:<\\?xml.*|<!--.*)?<svg`, 'is'), 'un dessin SVG\u00A0: exporte-le en PNG'],
  [/^[^ -~]E\u00DF\u00A3/, 'un film WebM ou Matroska\u00A0: exporte-le en MP4'],
  [/^RIFF.{4}AVI /s, 'un film AVI\u00A0: exporte-le en MP4'],
  [/^0&\u00B2u/, 'un film ou un son Windows Media\u00A0: exporte-le en MP4, ou en MP3'],
  [/^RIFF.{4}WAVE/s, 'un son WAV\u00A0: exporte-le en MP3'],
  [/^OggS/, 'un son Ogg\u00A0: exporte-le en MP3'],
  [/^fLaC/, 'un son FLAC\u00A0: exporte-le en MP3'],
  [/^FORM.{4}AIF/s, 'un son AIFF\u00A0: exporte-le en MP3'],
  [/^\u00FF[\u00F0\u00F1\u00F8\u00F9]/, 'un son AAC\u00A0: exporte-le en MP3'],
  [/^#!AMR/, 'un son AMR\u00A0: exporte-le en MP3'],
  [new RegExp(`^${MARK}\\d+\\s+\\d\\d:\\d\\d:\\d\\d,`), 'des sous-titres SRT\u00A0: exporte-les en WebVTT'],
  [
    new RegExp(`^${MARK}\\s*<(?:!doctype html|html|head)`, 'i'),
    "une page web\u00A0: le téléchargement a donné la page d'un site à la place du fichier",
  ],
  [/^PK/, "un ZIP\u00A0: extrais d'abord le fichier"],
  [/^%PDF/, 'un PDF\u00A0: exporte son image en PNG'],
];

/** The French name of another format, and what to do about it. @returns null for an unknown one. */
export function otherFormat(head: Uint8Array): string | null {
  const text = latin(head, 0, HEAD_BYTES);
  return OTHER_FORMATS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The format that a file's name announces; null for any other extension. */
export function announcedType(name: string): FileType | null {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = { jpeg: 'jpg', jfif: 'jpg' }[extension] ?? extension;
  return FORMATS.find(([known]) => known === type)?.[0] ?? null;
}
