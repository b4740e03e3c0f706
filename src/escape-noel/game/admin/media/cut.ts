import { hasShapeOf, type PictureSize } from '@/lib/pictureShapes';
import type { Cut } from './picture';
import { placeOf, type PictureKind } from './picturePlaces';

/** The smallest side of a frame, as a part of the picture's. */
const LEAST = 0.05;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const centred = ({ width, height }: PictureSize, within: PictureSize): Cut => ({
  x: (within.width - width) / 2,
  y: (within.height - height) / 2,
  width,
  height,
});

/** The largest part of a picture that has a place's proportion, in its middle (rule 17.8). @param size null for any shape. */
export function largestCut(picture: PictureSize, size: PictureSize | null): Cut {
  if (!size) return centred(picture, picture);
  const scale = Math.min(picture.width / size.width, picture.height / size.height);
  return centred({ width: size.width * scale, height: size.height * scale }, picture);
}

/** The whole picture: as it is or, where a place has one shape, with the bands that give it this shape (rule 17.8). */
export function wholeCut(picture: PictureSize, kind: PictureKind): Cut {
  const { size, fit } = placeOf(kind);
  if (!size || fit === 'whole' || hasShapeOf(picture, size)) return centred(picture, picture);
  const scale = Math.max(picture.width / size.width, picture.height / size.height);
  return centred({ width: size.width * scale, height: size.height * scale }, picture);
}

/** A larger or smaller frame of the same proportion and middle, inside the picture. @param factor above 1 to grow. */
export function grownCut(cut: Cut, factor: number, picture: PictureSize): Cut {
  const most = Math.min(picture.width / cut.width, picture.height / cut.height);
  const least = Math.max((LEAST * picture.width) / cut.width, (LEAST * picture.height) / cut.height);
  const scale = clamp(factor, Math.min(least, 1), Math.max(most, 1));
  const width = Math.min(picture.width, cut.width * scale);
  const height = Math.min(picture.height, cut.height * scale);
  return {
    x: clamp(cut.x + (cut.width - width) / 2, 0, picture.width - width),
    y: clamp(cut.y + (cut.height - height) / 2, 0, picture.height - height),
    width,
    height,
  };
}

/** True if a picture's place is to cut it: it has one shape, and the picture another (rule 17.8). */
export function needsCut(picture: PictureSize, kind: PictureKind): boolean {
  const { size, fit } = placeOf(kind);
  return size !== null && fit === 'exact' && !hasShapeOf(picture, size);
}
