/** A finger that is put down and taken up again trembles this much, in CSS pixels: further is a drag. */
export const DRAG_THRESHOLD_PX = 10;
