import type { PictureSize } from '@/lib/pictureShapes';

/** Tried for each side, best first. */
const QUALITIES = [0.86, 0.76, 0.66, 0.56] as const;
/** The game's pages (`nuit-dusk`), on which artefacts, stickers and pictures stand. */
const NIGHT = '#1C1B4D';
const PAPER = '#FFFFFF';
/**
 * The longest sides that are tried, in pixels, the ground of a picture that loses its transparency, and the colour of the bands around
 * a picture that is sent whole: null leaves them transparent.
 */
const TRIALS = {
  picture: { sides: [1280, 960, 720], ground: NIGHT, bands: NIGHT },
  artefact: { sides: [320, 256], ground: NIGHT, bands: null },
  cover: { sides: [960, 800, 640], ground: PAPER, bands: PAPER },
  spread: { sides: [1440, 1200, 960], ground: PAPER, bands: PAPER },
  portrait: { sides: [480, 320], ground: PAPER, bands: PAPER },
  /** A page of A4 at 300 or 210 dots an inch. */
  sheet: { sides: [3508, 2480, 1754], ground: PAPER, bands: null },
} as const;

export type PictureUse = keyof typeof TRIALS;

/** A part of a picture, in its pixels. What lies outside of the picture becomes a band. */
export interface Cut extends PictureSize {
  x: number;
  y: number;
}

/** True if a part of a cut lies outside of the picture, by more than a rounding. */
export const hasBands = ({ x, y }: Cut): boolean => x < -0.5 || y < -0.5;

/** Encodes the picture in these dimensions. */
export type Draw = (width: number, height: number, quality: number) => Promise<Blob>;

/**
 * The best of a picture's trials that is light enough. It is never enlarged.
 * @returns null where even the smallest is too heavy.
 */
export async function lightest(
  { width, height }: PictureSize,
  use: PictureUse,
  limitBytes: number,
  draw: Draw,
  qualities: readonly number[] = QUALITIES,
): Promise<Blob | null> {
  const longest = Math.max(width, height);
  for (const side of TRIALS[use].sides) {
    const scale = Math.min(1, side / longest);
    for (const quality of qualities) {
      const drawn = await draw(
        Math.max(1, Math.round(width * scale)),
        Math.max(1, Math.round(height * scale)),
        quality,
      );
      if (drawn.size <= limitBytes) return drawn;
    }
  }
  return null;
}

/** PNG has one quality. */
const LOSSLESS = [1];
/** Enough to see that a part is transparent. */
const SAMPLE_PX = 256;

type Format = 'image/webp' | 'image/png' | 'image/jpeg';

/**
 * A picture small enough to be sent to players and readers, as a WebP. Where the browser cannot write one (Safari), it is a JPEG; a PNG where a part is
 * transparent, or a JPEG on its ground where that is too heavy: a transparent part is never black. Drawing it again leaves out what
 * the file says about it: the place and the camera.
 * @param cut the part that is sent (rule 17.8); all of it by default. What lies outside of the picture is a band.
 * @returns null where it stays too heavy.
 * @throws where the browser cannot read the picture.
 */
export async function shrunkPicture(
  file: Blob,
  use: PictureUse,
  limitBytes: number,
  cut?: Cut,
): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file);
  const part = cut ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const bands = hasBands(part) ? TRIALS[use].bands : null;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const draw = (width: number, height: number, ground: string | null = bands) => {
    canvas.width = width;
    canvas.height = height;
    if (!context) throw new Error('This browser draws on no canvas');
    if (ground !== null) {
      context.fillStyle = ground;
      context.fillRect(0, 0, width, height);
    }
    const [across, down] = [width / part.width, height / part.height];
    // Not its form with a source, which some browsers leave empty where the source is larger than the picture.
    context.drawImage(bitmap, -part.x * across, -part.y * down, bitmap.width * across, bitmap.height * down);
    return context;
  };
  const drawnAs =
    (type: Format, ground: string | null = bands): Draw =>
    (width, height, quality) => {
      draw(width, height, ground);
      return encoded(canvas, type, quality);
    };
  const hasTransparency = () => {
    const scale = Math.min(1, SAMPLE_PX / Math.max(part.width, part.height));
    const [width, height] = [part.width, part.height].map((side) => Math.max(1, Math.round(side * scale)));
    const { data } = draw(width ?? 1, height ?? 1).getImageData(0, 0, width ?? 1, height ?? 1);
    return data.some((value, index) => index % 4 === 3 && value < 255);
  };
  try {
    const { type } = await drawnAs('image/webp')(1, 1, 1);
    if (type === 'image/webp') return await lightest(part, use, limitBytes, drawnAs('image/webp'));
    if (!hasTransparency()) return await lightest(part, use, limitBytes, drawnAs('image/jpeg'));
    return (
      (await lightest(part, use, limitBytes, drawnAs('image/png'), LOSSLESS)) ??
      (await lightest(part, use, limitBytes, drawnAs('image/jpeg', TRIALS[use].ground)))
    );
  } finally {
    bitmap.close();
  }
}

/** @throws where the browser encodes nothing. */
const encoded = (canvas: HTMLCanvasElement, type: Format, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))), type, quality);
  });
