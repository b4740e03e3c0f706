const latin = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const zeros = (count: number) => Array.from({ length: count }, () => 0);

const box = (type: string, ...content: readonly number[][]): number[] => {
  const bytes = content.flat();
  return [...uint32(bytes.length + 8), ...latin(type), ...bytes];
};

const descriptor = (tag: number, content: readonly number[]) => [
  tag,
  0x80,
  0x80,
  0x80,
  content.length,
  ...content,
];
/** A sound of `mp4a` names its object type: 0x40 is AAC, 0x6B is MP3. */
const esds = (objectType: number) =>
  box('esds', zeros(4), descriptor(3, [0, 1, 0, ...descriptor(4, [objectType, ...zeros(12)])]));
const avcC = (profile: number) => box('avcC', [1, profile, 0, 31]);

const pictureEntry = (codec: string, profile: number) =>
  box(codec, zeros(78), codec.startsWith('avc') ? avcC(profile) : []);
const soundEntry = (codec: string, objectType: number) =>
  box(codec, zeros(28), codec === 'mp4a' ? esds(objectType) : []);

const track = (handler: string, entry: number[]) =>
  box(
    'trak',
    box('tkhd', zeros(20)),
    box(
      'mdia',
      box('hdlr', zeros(8), latin(handler), zeros(12)),
      box('minf', box('stbl', box('stsd', zeros(4), uint32(1), entry))),
    ),
  );

interface FilmFixture {
  brand?: string;
  picture?: string | null;
  profile?: number;
  sound?: string | null;
  objectType?: number;
  /** The description after the films' data, as cameras write it. */
  isLast?: boolean;
}

/** The smallest MP4 with these codecs. For tests. */
export function filmFixture({
  brand = 'isom',
  picture = 'avc1',
  profile = 100,
  sound = 'mp4a',
  objectType = 0x40,
  isLast = false,
}: FilmFixture = {}): Uint8Array<ArrayBuffer> {
  const tracks = [
    ...(picture === null ? [] : [track('vide', pictureEntry(picture, profile))]),
    ...(sound === null ? [] : [track('soun', soundEntry(sound, objectType))]),
    track('meta', box('mett', zeros(8))),
  ];
  const moov = box('moov', box('mvhd', zeros(20)), ...tracks);
  const data = box('mdat', zeros(32));
  const type = box('ftyp', latin(brand), zeros(4), latin('isommp42'));
  return Uint8Array.from([...type, ...(isLast ? [...data, ...moov] : [...moov, ...data])]);
}
