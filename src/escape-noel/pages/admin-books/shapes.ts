/** Width over height of the pictures of a book, as its pages frame them. */
const SHAPES = { cover: 3 / 4, spread: 3 / 2, portrait: 1 } as const;

/** The files of a book that staff send. */
export type BookMediaKind = keyof typeof SHAPES | 'activity';

/** Less of a picture is cut without being seen. */
const TOLERANCE = 0.05;

/** True if a page cuts the edges of a picture to frame it. */
export const isOtherShape = (
  kind: keyof typeof SHAPES,
  { width, height }: { width: number; height: number },
): boolean => Math.abs(width / height / SHAPES[kind] - 1) > TOLERANCE;
