/** A track of an MP4: its handler (`vide`, `soun`…), its sample entries' codes, and what tells their profiles apart. */
interface Track {
  handler: string;
  codecs: string[];
}

const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'stbl'];

/** The bytes of fixed fields before the boxes of a sample entry (ISO 14496-12), its header included. */
const VIDEO_ENTRY_BYTES = 86;
const SOUND_ENTRY_BYTES = 36;

/** Object types of `mp4a` (mp4ra.org) that browsers play: AAC, then MP3. */
const AAC = [0x40, 0x66, 0x67, 0x68];
const MP3 = [0x69, 0x6b];
/** Profiles of H.264 of 8 bits and 4:2:0 that phones decode: baseline, main, extended, high. */
const PROFILES = [66, 77, 88, 100];

const CODECS: Readonly<Record<string, string>> = {
  hvc1: 'en HEVC (H.265)',
  hev1: 'en HEVC (H.265)',
  dvh1: 'en Dolby Vision',
  dvhe: 'en Dolby Vision',
  av01: 'en AV1',
  vp08: 'en VP8',
  vp09: 'en VP9',
  mp4v: 'en MPEG-4 partie 2',
  s263: 'en H.263',
  jpeg: 'en Motion JPEG',
  encv: 'protégé',
  'ac-3': 'en AC-3',
  'ec-3': 'en E-AC-3',
  alac: 'en ALAC',
  fLaC: 'en FLAC',
  Opus: 'en Opus',
  samr: 'en AMR',
  sawb: 'en AMR',
  enca: 'protégé',
};
const named = (code: string) => CODECS[code] ?? `dans un format peu lu (${code.trim()})`;

/**
 * Why browsers may not play an MP4, whatever its brand: it has to be H.264, with a sound in AAC or MP3 or without one.
 * @returns the end of a French sentence about the file; null for a film that is right.
 */
export function filmRefusal(bytes: Uint8Array): string | null {
  const tracks = tracksOf(bytes);
  const codecsOf = (handler: string) =>
    tracks.flatMap((track) => (track.handler === handler ? track.codecs : []));
  const pictures = codecsOf('vide');
  if (pictures.length === 0)
    return codecsOf('soun').length > 0
      ? "n'a que du son\u00A0: envoie-le en MP3, comme un son"
      : "n'est pas entier, ou abîmé\u00A0: exporte-le à nouveau en MP4";
  const picture = pictures.find((code) => !['avc1', 'avc3'].includes(code));
  if (picture !== undefined)
    return `est un film ${named(picture)}, que beaucoup d'appareils ne lisent pas\u00A0: exporte-le en H.264`;
  const sound = codecsOf('soun').find((code) => !['aac', 'mp3'].includes(code));
  return sound === undefined
    ? null
    : `a un son ${named(sound)}, que beaucoup d'appareils ne lisent pas\u00A0: exporte-le en H.264 avec un son AAC`;
}

interface Box {
  type: string;
  /** The place of its header, of its content, and its end. */
  start: number;
  from: number;
  to: number;
}

const latin = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** The boxes that follow one another. A cut or broken box ends the list. */
function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= to;) {
    const short = view.getUint32(start);
    const isLong = short === 1 && start + 16 <= to;
    const size = isLong ? Number(view.getBigUint64(start + 8)) : short === 0 ? to - start : short;
    const header = isLong ? 16 : 8;
    if (size < header || start + size > to) break;
    boxes.push({ type: latin(bytes, start + 4, 4), start, from: start + header, to: start + size });
    start += size;
  }
  return boxes;
}

const tracksOf = (bytes: Uint8Array): Track[] =>
  boxesIn(bytes, 0, bytes.length)
    .filter(({ type }) => type === 'moov')
    .flatMap(({ from, to }) => boxesIn(bytes, from, to))
    .filter(({ type }) => type === 'trak')
    .map((trak) => {
      const boxes = descendants(bytes, trak);
      const handler = boxes.find(({ type }) => type === 'hdlr');
      const descriptions = boxes.find(({ type }) => type === 'stsd');
      return {
        handler: handler ? latin(bytes, handler.from + 8, 4) : '',
        codecs: descriptions
          ? boxesIn(bytes, descriptions.from + 8, descriptions.to).map((entry) => codecOf(bytes, entry))
          : [],
      };
    });

const descendants = (bytes: Uint8Array, box: Box): Box[] =>
  boxesIn(bytes, box.from, box.to).flatMap((each) =>
    CONTAINERS.includes(each.type) ? [each, ...descendants(bytes, each)] : [each],
  );

function codecOf(bytes: Uint8Array, entry: Box): string {
  const { type, start, to } = entry;
  if (type === 'avc1' || type === 'avc3') {
    const setup = boxesIn(bytes, start + VIDEO_ENTRY_BYTES, to).find((box) => box.type === 'avcC');
    const profile = setup && bytes[setup.from + 1];
    return profile === undefined || PROFILES.includes(profile) ? type : 'H.264 de plus de 8 bits';
  }
  if (type !== 'mp4a') return type;
  const setup = boxesIn(bytes, start + SOUND_ENTRY_BYTES, to).find((box) => box.type === 'esds');
  const object = setup && objectType(bytes.subarray(setup.from + 4, setup.to));
  if (object === undefined || AAC.includes(object)) return 'aac';
  return MP3.includes(object) ? 'mp3' : `mp4a.${object.toString(16)}`;
}

/** The object type in a decoder's configuration (ISO 14496-1, tags 3 and 4). */
function objectType(descriptor: Uint8Array): number | undefined {
  let at = 0;
  const skipTag = (tag: number): boolean => {
    if (descriptor[at] !== tag) return false;
    do at += 1;
    while (((descriptor[at] ?? 0) & 0x80) > 0);
    at += 1;
    return true;
  };
  if (!skipTag(3)) return undefined;
  const flags = descriptor[at + 2] ?? 0;
  at += 3 + (flags & 0x80 ? 2 : 0);
  if (flags & 0x40) at += 1 + (descriptor[at] ?? 0);
  if (flags & 0x20) at += 2;
  return skipTag(4) ? descriptor[at] : undefined;
}
