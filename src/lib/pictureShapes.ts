/* The sizes of pictures where players and readers see them, in pixels: one place for boards, forms and the frame that cuts (rule 17.8). */

export interface PictureSize {
  width: number;
  height: number;
}

export const RIDDLE_PICTURE = { width: 960, height: 720 } as const;
export const FILM_PICTURE = { width: 1280, height: 720 } as const;
export const ARTEFACT_PICTURE = { width: 320, height: 320 } as const;
/** A thing of an `order` board: 72 CSS pixels, on the sharpest screens. */
export const THING_PICTURE = { width: 216, height: 216 } as const;
/** In portrait, for a phone. */
export const TOUCH_SCENE = { width: 960, height: 1200 } as const;
export const SPYGLASS_SKY = { width: 960, height: 720 } as const;
export const COVER_PICTURE = { width: 720, height: 960 } as const;
export const SPREAD_PICTURE = { width: 1440, height: 960 } as const;
export const PORTRAIT_PICTURE = { width: 320, height: 320 } as const;

/** A picture of this part more in one direction is another shape: its page would stretch it, or trim its edges. */
const TOLERANCE = 0.02;

/** True if a picture has the proportion of a place (rule 17.8). */
export const hasShapeOf = (picture: PictureSize, place: PictureSize): boolean =>
  Math.abs((picture.width * place.height) / (picture.height * place.width) - 1) <= TOLERANCE;
