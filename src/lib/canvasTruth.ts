/** The colours that are drawn, then read. */
const KNOWN = [
  [0, 0, 0],
  [255, 255, 255],
  [200, 40, 90],
  [20, 120, 220],
] as const;
const SIDE_PX = 8;
/** Some browsers change the last bits so that a canvas identifies no one, which is invisible. */
const TOLERANCE = 8;

function readsWhatIsDrawn(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX * KNOWN.length;
  canvas.height = SIDE_PX;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  // A browser that draws on no canvas has a failure of its own.
  if (!context) return true;
  for (const [place, [red, green, blue]] of KNOWN.entries()) {
    context.fillStyle = `rgb(${red}, ${green}, ${blue})`;
    context.fillRect(place * SIDE_PX, 0, SIDE_PX, SIDE_PX);
  }
  try {
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return data.every((value, index) => {
      const pixel = Math.floor(index / 4);
      const colour = KNOWN[Math.floor((pixel % canvas.width) / SIDE_PX)] ?? KNOWN[0];
      return Math.abs(value - ([...colour, 255][index % 4] ?? 0)) <= TOLERANCE;
    });
  } catch {
    return false;
  }
}

let isTrue: boolean | undefined;

/**
 * True if a canvas gives back what is drawn on it. Firefox with `privacy.resistFingerprinting`, LibreWolf and Tor Browser answer noise:
 * a picture made there would be noise too. Looked at once.
 */
export const isCanvasTrue = (): boolean => (isTrue ??= readsWhatIsDrawn());
