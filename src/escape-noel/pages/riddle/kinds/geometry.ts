interface Size {
  width: number;
  height: number;
}

/** The part of a pointer event that is used. */
interface Pointer {
  clientX: number;
  clientY: number;
  currentTarget: { getBoundingClientRect: () => Size & { left: number; top: number } };
}

const fraction = (length: number, whole: number) => Math.min(1, Math.max(0, length / whole));

/** The position of a pointer in the element that listens, as fractions of its width and height, clamped to its edges. */
export function fractionAt({ currentTarget, clientX, clientY }: Pointer) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: fraction(clientX - left, width), y: fraction(clientY - top, height) };
}

/** The style of an element at a point of a drawing, in the drawing's units. */
export const positionStyle = (x: number, y: number, { width, height }: Size) => ({
  left: `${(100 * x) / width}%`,
  top: `${(100 * y) / height}%`,
});
