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

/**
 * Makes pixels cheap to print, in place: grey, dark ones turned into their negative, and lightened until at most `MAX_INK` of the
 * sheet is ink.
 * @param pixels red, green, blue and alpha, as of a canvas; transparent ones become white.
 */
export function saveInk(pixels: Uint8ClampedArray): void {
  const at = (index: number) => pixels[index] ?? 0;
  let sum = 0;
  const inks = new Float32Array(pixels.length / 4);
  for (let pixel = 0; pixel < inks.length; pixel += 1) {
    const from = pixel * 4;
    const lightness = (0.299 * at(from) + 0.587 * at(from + 1) + 0.114 * at(from + 2)) / 255;
    const ink = (1 - lightness) * (at(from + 3) / 255);
    inks[pixel] = ink;
    sum += ink;
  }
  const mean = sum / Math.max(1, inks.length);
  const isNight = mean > NIGHT_INK;
  const strength = Math.min(DARKEST, MAX_INK / (isNight ? 1 - mean : mean));
  for (let pixel = 0; pixel < inks.length; pixel += 1) {
    const ink = inks[pixel] ?? 0;
    const grey = 255 * (1 - (isNight ? 1 - ink : ink) * strength);
    const from = pixel * 4;
    pixels[from] = grey;
    pixels[from + 1] = grey;
    pixels[from + 2] = grey;
    pixels[from + 3] = 255;
  }
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
