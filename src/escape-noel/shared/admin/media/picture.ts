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
): Promise<Blob | null> {
  const longest = Math.max(width, height);
  for (const side of TRIALS[use].sides) {
    const scale = Math.min(1, side / longest);
    for (const quality of TRIALS[use].qualities) {
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

/**
 * A picture as a WebP, or as a JPEG where the browser cannot write one, small enough to be sent to players. Drawing it again leaves
 * out what the file says beside it: where and with what it was taken.
 * @returns null where it stays too heavy.
 * @throws where the browser cannot read the picture.
 */
export async function shrunkPicture(file: Blob, use: PictureUse, limitBytes: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const encoded = (type: string, quality: number) =>
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))), type, quality);
    });
  const draw: Draw = async (width, height, quality) => {
    canvas.width = width;
    canvas.height = height;
    context?.drawImage(bitmap, 0, 0, width, height);
    const webp = await encoded('image/webp', quality);
    return webp.type === 'image/webp' ? webp : encoded('image/jpeg', quality);
  };
  try {
    return await lightest(bitmap, use, limitBytes, draw);
  } finally {
    bitmap.close();
  }
}
