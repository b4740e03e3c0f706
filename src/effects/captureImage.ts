/** How a part of the page becomes a picture. */
export interface CaptureOptions {
  /** Pixels of the picture for each pixel of the page. */
  scale: number;
  /** Hexadecimal: what shows through where nothing is drawn. */
  background: string;
}

/** html2canvas measures its text against an image on a line, which the base styles would turn into a block (9 px too low). */
const MEASURE_FIX = 'body > div:last-child img { display: inline-block !important }';

/**
 * Makes a PNG of an element as it stands in the page. The library is fetched at the first picture.
 * Write what is captured with hexadecimal colours, borders instead of shadows, and `<img>` instead of inline SVG.
 * @throws when the browser cannot draw it.
 */
export async function captureImage(
  element: HTMLElement,
  { scale, background }: CaptureOptions,
): Promise<Blob> {
  const [{ default: html2canvas }] = await Promise.all([import('html2canvas'), everythingIn(element)]);
  const fix = document.createElement('style');
  fix.textContent = MEASURE_FIX;
  document.head.append(fix);
  try {
    const canvas = await html2canvas(element, {
      scale,
      backgroundColor: background,
      logging: false,
      // What is outside the picture need not be copied; the measures above need the body's last child to be the library's own.
      ignoreElements: (each) => each.tagName === 'CANVAS' || each.tagName === 'DIALOG',
    });
    return await toPng(canvas);
  } finally {
    fix.remove();
  }
}

/** Waits for the fonts and for the pictures inside an element; a broken picture is left out, not waited for. */
async function everythingIn(element: HTMLElement): Promise<void> {
  const pictures = [...element.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined));
  await Promise.all([document.fonts.ready, ...pictures]);
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The browser drew no picture'));
    }, 'image/png');
  });
}
