/** The sides, in pixels, and the qualities that are tried, best first. */
const TRIALS = {
  picture: { sides: [1280, 960, 720], qualities: [0.86, 0.76, 0.66, 0.56] },
  artefact: { sides: [320, 256], qualities: [0.86, 0.76, 0.66, 0.56] },
} as const;

export type PictureUse = keyof typeof TRIALS;

/** Encodes the picture in these dimensions. */
export type Draw = (width: number, height: number, quality: number) => Promise<Blob>;

/**
 * The best of a picture's trials that is light enough. It is never enlarged.
 * @returns null where even the smallest is too heavy.
 */
export async function lightest(
  { width, height }: { width: number; height: number },
  use: PictureUse,
  limitBytes: number,
  draw: Draw,
  qualities: readonly number[] = TRIALS[use].qualities,
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

/** The night of the game's pages, on which artefacts, stickers and pictures stand (`nuit-dusk`). */
const GROUND = '#1C1B4D';
/** PNG has one quality. */
const LOSSLESS = [1];
/** Enough to see that a part is transparent. */
const SAMPLE_PX = 256;

type Format = 'image/webp' | 'image/png' | 'image/jpeg';

/**
 * A picture small enough to be sent to players, as a WebP. Where the browser cannot write one (Safari), it is a JPEG; a PNG where a part is
 * transparent, or a JPEG on the game's night where that is too heavy: a transparent part is never black. Drawing it again leaves out what
 * the file says about it: the place and the camera.
 * @returns null where it stays too heavy.
 * @throws where the browser cannot read the picture.
 */
export async function shrunkPicture(file: Blob, use: PictureUse, limitBytes: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const draw = (width: number, height: number, ground?: string) => {
    canvas.width = width;
    canvas.height = height;
    if (!context) throw new Error('This browser draws on no canvas');
    if (ground !== undefined) {
      context.fillStyle = ground;
      context.fillRect(0, 0, width, height);
    }
    context.drawImage(bitmap, 0, 0, width, height);
    return context;
  };
  const drawnAs =
    (type: Format, ground?: string): Draw =>
    (width, height, quality) => {
      draw(width, height, ground);
      return encoded(canvas, type, quality);
    };
  const hasTransparency = () => {
    const scale = Math.min(1, SAMPLE_PX / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [bitmap.width, bitmap.height].map((side) =>
      Math.max(1, Math.round(side * scale)),
    );
    const { data } = draw(width ?? 1, height ?? 1).getImageData(0, 0, width ?? 1, height ?? 1);
    return data.some((value, index) => index % 4 === 3 && value < 255);
  };
  try {
    const { type } = await drawnAs('image/webp')(1, 1, 1);
    if (type === 'image/webp') return await lightest(bitmap, use, limitBytes, drawnAs('image/webp'));
    if (!hasTransparency()) return await lightest(bitmap, use, limitBytes, drawnAs('image/jpeg'));
    return (
      (await lightest(bitmap, use, limitBytes, drawnAs('image/png'), LOSSLESS)) ??
      (await lightest(bitmap, use, limitBytes, drawnAs('image/jpeg', GROUND)))
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
