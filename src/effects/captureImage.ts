/** How a part of the page becomes a picture. */
export interface CaptureOptions {
  /** Pixels of the picture for each pixel of the page. */
  scale: number;
  /** Hexadecimal: what shows through where nothing is drawn. */
  background: string;
}

/** html2canvas measures its text against an image on a line, which the base styles would turn into a block (9 px too low). */
const MEASURE_FIX = 'body > div:last-child img { display: inline-block !important }';

const library = () => import('html2canvas');

/** The pictures that a capture will draw, held so that the browser does not let go of them before it. */
const held = new Map<string, HTMLImageElement>();

/**
 * Fetches what a capture needs, so that it starts at once when it is asked for.
 * @param pictures the addresses of the pictures inside.
 */
export function prepareCapture(pictures: readonly string[] = []): void {
  // What does not come now is asked for again by the capture, which tells of it.
  library().catch(() => undefined);
  for (const address of pictures) {
    if (held.has(address)) continue;
    const picture = new Image();
    picture.src = address;
    held.set(address, picture);
  }
}

/**
 * Makes a PNG of an element as it stands in the page. The library is fetched at the first picture, or by `prepareCapture`.
 * Write what is captured with hexadecimal colours, borders instead of shadows, and `<img>` instead of inline SVG.
 * @throws when the browser cannot draw it.
 */
export async function captureImage(
  element: HTMLElement,
  { scale, background }: CaptureOptions,
): Promise<Blob> {
  const [{ default: html2canvas }] = await Promise.all([library(), everythingIn(element)]);
  const fix = document.createElement('style');
  fix.textContent = MEASURE_FIX;
  document.head.append(fix);
  try {
    const canvas = await html2canvas(element, {
      scale,
      backgroundColor: background,
      logging: false,
      ignoreElements: (each) => !isNeeded(each, element),
    });
    return toPng(canvas);
  } finally {
    fix.remove();
  }
}

/**
 * The library copies the whole page before it draws a part of it: the final page took it several times as long. What is outside
 * the picture stays behind, except the style sheets; and the library's own measures, which are the body's last child.
 */
function isNeeded(each: Element, element: HTMLElement): boolean {
  if (each.closest('head')) return each.matches('head, style, link[rel="stylesheet"]');
  return each.parentElement !== document.body || each.contains(element);
}

/** Waits for the fonts and for the pictures inside an element; a broken picture is left out, not waited for. */
async function everythingIn(element: HTMLElement): Promise<void> {
  const pictures = [...element.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined));
  await Promise.all([document.fonts.ready, ...pictures]);
}

/** Not `toBlob`, which Chromium puts off for up to 3 s until the page has nothing to do: where snow falls that is late. */
function toPng(canvas: HTMLCanvasElement): Blob {
  const [, encoded = ''] = canvas.toDataURL('image/png').split(',');
  if (encoded === '') throw new Error('The browser drew no picture');
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}
