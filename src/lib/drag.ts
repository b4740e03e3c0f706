/** A pointer that moves less than this between press and release, in CSS pixels, is a tap. */
export const DRAG_THRESHOLD_PX = 10;
