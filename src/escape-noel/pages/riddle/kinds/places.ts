interface Size {
  width: number;
  height: number;
}

/** What is read of a pointer's event. */
interface Pointer {
  clientX: number;
  clientY: number;
  currentTarget: { getBoundingClientRect: () => Size & { left: number; top: number } };
}

const share = (length: number, whole: number) => Math.min(1, Math.max(0, length / whole));

/** Where a pointer is on what follows it, held inside: shares of its width and of its height. */
export function shareAt({ currentTarget, clientX, clientY }: Pointer) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: share(clientX - left, width), y: share(clientY - top, height) };
}

/** The style of what lies at a place of a sheet, in the sheet's own units. */
export const lyingAt = (x: number, y: number, { width, height }: Size) => ({
  left: `${(100 * x) / width}%`,
  top: `${(100 * y) / height}%`,
});
