/** How a picture lies in its frame: how large, and how far its middle is from the frame's. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** The picture as it first opens: whole, in the middle. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };
const LARGEST = 6;

interface Size {
  width: number;
  height: number;
}

/** Keeps the picture between whole and largest, and never lets it leave its frame. */
export function within({ scale, x, y }: View, frame: Size): View {
  const clamped = Math.min(LARGEST, Math.max(1, scale));
  const reachX = (frame.width * (clamped - 1)) / 2;
  const reachY = (frame.height * (clamped - 1)) / 2;
  return {
    scale: clamped,
    x: between(x, reachX),
    y: between(y, reachY),
  };
}

/**
 * Makes the picture larger or smaller around a point that stays where it is.
 * @param factor above 1 for larger.
 * @param at the point, counted from the frame's middle.
 */
export function zoomAt(view: View, factor: number, at: { x: number; y: number }, frame: Size): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame);
}

function between(offset: number, reach: number): number {
  return reach === 0 ? 0 : Math.min(reach, Math.max(-reach, offset));
}
