import {
  COVER_PICTURE,
  hasShapeOf,
  PORTRAIT_PICTURE,
  SPREAD_PICTURE,
  type PictureSize,
} from '@/lib/pictureShapes';

const SHAPES = { cover: COVER_PICTURE, spread: SPREAD_PICTURE, portrait: PORTRAIT_PICTURE } as const;

/** The files of a book that staff send. */
export type BookMediaKind = keyof typeof SHAPES | 'activity';

/** True if a page cuts the edges of a picture to frame it. */
export const isOtherShape = (kind: keyof typeof SHAPES, picture: PictureSize): boolean =>
  !hasShapeOf(picture, SHAPES[kind]);
