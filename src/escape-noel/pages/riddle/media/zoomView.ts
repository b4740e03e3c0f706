/** The scale of a picture in its frame, and the offset of its centre from the frame's, in CSS pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 6;

type Size = Pick<DOMRect, 'width' | 'height'>;

export function within({ scale, x, y }: View, frame: Size): View {
  const clamped = Math.min(MAX_SCALE, Math.max(1, scale));
  const reachX = (frame.width * (clamped - 1)) / 2;
  const reachY = (frame.height * (clamped - 1)) / 2;
  return { scale: clamped, x: between(x, reachX), y: between(y, reachY) };
}

/** Scales the picture around `at`, a point given from the centre of the frame. */
export function zoomAt(view: View, factor: number, at: { x: number; y: number }, frame: Size): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame);
}

function between(offset: number, reach: number): number {
  return reach === 0 ? 0 : Math.min(reach, Math.max(-reach, offset));
}
