type Size = Pick<DOMRect, 'width' | 'height'>;

interface Pointer {
  clientX: number;
  clientY: number;
  currentTarget: { getBoundingClientRect: () => Size & { left: number; top: number } };
}

const fraction = (length: number, whole: number) => Math.min(1, Math.max(0, length / whole));

/** The position of a pointer as fractions of the listening element's width and height, clamped to its edges. */
export function fractionAt({ currentTarget, clientX, clientY }: Pointer) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: fraction(clientX - left, width), y: fraction(clientY - top, height) };
}

export const positionStyle = (x: number, y: number, { width, height }: Size) => ({
  left: `${(100 * x) / width}%`,
  top: `${(100 * y) / height}%`,
});
