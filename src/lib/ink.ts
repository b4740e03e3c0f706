import { isCanvasTrue } from './canvasTruth';

/** Above this size, in pixels, a picture gains nothing on an A4 sheet at home. */
const MAX_SIDE_PX = 900;
const JPEG_QUALITY = 0.7;
/** Of a sheet covered by a picture, the part that is ink at most. */
const MAX_INK = 0.3;
/** No part is printed darker. */
const DARKEST = 0.75;
/** A picture with more ink than this is of the night: its negative takes less. */
const NIGHT_INK = 0.68;
/** The lightest and the darkest parts of a picture become white and `DARKEST`, unless they hardly differ. */
const LIGHTEST_PART = 0.01;
const DARKEST_PART = 0.995;
const LEAST_RANGE = 0.1;
/** Between them, a higher exponent makes the tones lighter. */
const MAX_EXPONENT = 4;
const EXPONENT_STEP = 0.25;

/**
 * Makes pixels cheap to print and easy to see, in place: grey, dark ones turned into their negative, from white to dark, with lighter
 * tones between them until at most `MAX_INK` of the sheet is ink.
 * @param pixels red, green, blue and alpha, as of a canvas; transparent ones become white.
 */
export function saveInk(pixels: Uint8ClampedArray): void {
  const at = (index: number) => pixels[index] ?? 0;
  const inks = new Uint8Array(pixels.length / 4);
  /** Number of pixels of each ink. */
  const counts = Array.from({ length: 256 }, () => 0);
  for (let pixel = 0; pixel < inks.length; pixel += 1) {
    const from = pixel * 4;
    const lightness = 0.299 * at(from) + 0.587 * at(from + 1) + 0.114 * at(from + 2);
    const ink = Math.round((255 - lightness) * (at(from + 3) / 255));
    inks[pixel] = ink;
    counts[ink] = (counts[ink] ?? 0) + 1;
  }
  const greys = greysFor(counts);
  inks.forEach((ink, pixel) => {
    pixels.fill(greys[ink] ?? 255, pixel * 4, pixel * 4 + 3);
    pixels[pixel * 4 + 3] = 255;
  });
}

/** The grey, from 0 (black) to 255, in which each ink of a picture is printed. @param counts the pixels of each ink, from 0 to 255. */
function greysFor(counts: readonly number[]): number[] {
  const total = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  const meanOf = (tones: readonly number[]) =>
    counts.reduce((sum, count, ink) => sum + count * (tones[ink] ?? 0), 0) / total;
  const shades = counts.map((_, ink) => ink / 255);
  const isNight = meanOf(shades) > NIGHT_INK;
  const lightest = inkAt(counts, (isNight ? 1 - DARKEST_PART : LIGHTEST_PART) * total);
  const darkest = inkAt(counts, (isNight ? 1 - LIGHTEST_PART : DARKEST_PART) * total);
  const [white, black] = darkest - lightest < LEAST_RANGE ? [0, 1] : [lightest, darkest];
  const tones = shades.map((shade) => {
    const tone = Math.min(1, Math.max(0, (shade - white) / (black - white)));
    return isNight ? 1 - tone : tone;
  });
  let exponent = 1;
  while (exponent < MAX_EXPONENT && DARKEST * meanOf(tones.map((tone) => tone ** exponent)) > MAX_INK)
    exponent += EXPONENT_STEP;
  return tones.map((tone) => Math.round(255 * (1 - DARKEST * tone ** exponent)));
}

/** The ink, from 0 to 1, that no more than a number of pixels are under. */
function inkAt(counts: readonly number[], under: number): number {
  let seen = 0;
  const ink = counts.findIndex((count) => {
    seen += count;
    return seen > under;
  });
  return (ink < 0 ? counts.length - 1 : ink) / 255;
}

/**
 * A picture for paper: grey, light and small.
 * @param address of a picture of this origin, or of one that lets others read it.
 * @returns a `data:` address; the picture's own where the browser gives back noise for what is drawn. @throws Error where it does not load, or may not be read.
 */
export async function inkPicture(address: string): Promise<string> {
  if (!isCanvasTrue()) return address;
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  await picture.decode();
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.naturalWidth, picture.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.naturalWidth * scale);
  canvas.height = Math.round(picture.naturalHeight * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  saveInk(image.data);
  context.putImageData(image, 0, 0);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}
