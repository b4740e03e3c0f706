import { loadModule } from '@/lib/loadModule';

export interface CaptureOptions {
  /** Image pixels per CSS pixel. */
  scale: number;
  /** Hexadecimal. */
  background: string;
}

/** html2canvas measures text with an inline image; the base styles make images blocks, which lowers the text by 9 px. */
const MEASURE_FIX = 'body > div:last-child img { display: inline-block !important }';

const library = () => loadModule(() => import('html2canvas'));
/** Referenced so that the browser keeps them. */
const preloaded = new Map<string, HTMLImageElement>();

/** Preloads the library and the images of a capture. @param pictures their URLs. */
export function prepareCapture(pictures: readonly string[] = []): void {
  // The capture retries, and reports a failure.
  library().catch(() => undefined);
  for (const address of pictures) {
    if (preloaded.has(address)) continue;
    const picture = new Image();
    picture.src = address;
    preloaded.set(address, picture);
  }
}

/**
 * Renders an element of the page to a PNG. It must use hexadecimal colours, borders instead of shadows, and no inline SVG.
 * @throws when the library does not load or the browser cannot render it.
 */
export async function captureImage(
  element: HTMLElement,
  { scale, background }: CaptureOptions,
): Promise<Blob> {
  const [{ default: html2canvas }] = await Promise.all([library(), loaded(element)]);
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

/** The library copies the whole page: skipping what is neither styles, the element, its ancestors nor its own nodes is several times faster. */
function isNeeded(each: Element, element: HTMLElement): boolean {
  if (each.matches('head, style, link[rel="stylesheet"]')) return true;
  if (each.closest('head')) return false;
  return each.parentElement !== document.body || each.contains(element);
}

/** Waits for the fonts and the images of an element, except broken images. */
async function loaded(element: HTMLElement): Promise<void> {
  const pictures = [...element.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined));
  await Promise.all([document.fonts.ready, ...pictures]);
}

/** Without `toBlob`, which Chromium delays by up to 3 s until the page is idle. */
function toPng(canvas: HTMLCanvasElement): Blob {
  const [, encoded = ''] = canvas.toDataURL('image/png').split(',');
  if (encoded === '') throw new Error('The browser rendered no image');
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}
