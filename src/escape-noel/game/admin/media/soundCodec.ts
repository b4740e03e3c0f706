const ID3_BYTES = 10;
const ID3_FOOTER = 0x10;

/**
 * Why browsers may not play a sound, whatever its name: the tags of an MP3 can stand before another sound.
 * @returns the end of a French sentence about the file; null for an MP3.
 */
export function soundRefusal(bytes: Uint8Array): string | null {
  let at = 0;
  // Tags may follow one another, then zeros.
  while (String.fromCharCode(...bytes.subarray(at, at + 3)) === 'ID3') {
    const [flags = 0, ...size] = bytes.subarray(at + 5, at + ID3_BYTES);
    at += ID3_BYTES + size.reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
    if (flags & ID3_FOOTER) at += ID3_BYTES;
  }
  while (bytes[at] === 0) at += 1;
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3);
  const isFrame = sync === 0xff && (kind & 0xe0) === 0xe0;
  const layer = (kind >> 1) & 3;
  const isWhole = (kind & 0x18) !== 0x08 && rates >> 4 !== 15 && ((rates >> 2) & 3) !== 3;
  if (isFrame && layer === 1 && isWhole) return null;
  if (isFrame && layer === 0) return 'contient un son AAC\u00A0: exporte-le en MP3';
  if (isFrame && layer === 2) return 'contient un son MP2\u00A0: exporte-le en MP3';
  if (String.fromCharCode(...bytes.subarray(at, at + 4)) === 'fLaC')
    return 'contient un son FLAC\u00A0: exporte-le en MP3';
  return "n'a pas de son qui se lise, ou n'est pas entier\u00A0: exporte-le à nouveau en MP3";
}
