import { isCanvasTrue } from '@/lib/canvasTruth';
import { loadModule } from '@/lib/loadModule';

export interface CaptureOptions {
  /** Image pixels per CSS pixel. */
  scale: number;
  /** Hexadecimal. */
  background: string;
}

/** The capture of the element, then its encoding as a PNG. */
export type CaptureStage = 'capture' | 'encoding';

/** For the page to show a stage: encoding then blocks it. */
const PAINT_MS = 50;

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

/** The properties from which the library reads a colour. */
const COLOURED = [
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'box-shadow',
  'text-decoration-color',
  'text-shadow',
  '-webkit-text-stroke-color',
] as const;
/** The colours that the library throws at. */
const MODERN_COLOUR = /\b(?:color|color-mix|hwb|lab|lch|oklab|oklch)\((?:[^()]|\([^()]*\))*\)/g;

/**
 * Renders an element of the page to a PNG. It must use borders instead of shadows, and no inline SVG.
 * @throws when the library does not load, or the browser cannot render it or answers noise (`isCanvasTrue`).
 */
export async function captureImage(
  element: HTMLElement,
  { scale, background }: CaptureOptions,
  onStage: (stage: CaptureStage) => void,
): Promise<Blob> {
  if (!isCanvasTrue()) throw new Error('This browser answers noise for what is drawn');
  onStage('capture');
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
      onclone: (copy, copied) => isolateColours(copy, copied, background),
    });
    onStage('encoding');
    await new Promise((resolve) => setTimeout(resolve, PAINT_MS));
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

/** Gives the copy colours that the library reads, and the document around it none of the page's: it reads those too. */
function isolateColours(copy: Document, element: HTMLElement, background: string): void {
  for (const page of [copy.documentElement, copy.body]) {
    page.style.setProperty('background', background, 'important');
  }
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pixel) return;
  for (const each of [element, ...element.querySelectorAll<HTMLElement>('*')]) {
    const computed = getComputedStyle(each);
    for (const property of COLOURED) {
      const value = computed.getPropertyValue(property);
      const plain = value.replaceAll(MODERN_COLOUR, (colour) => toRgba(pixel, colour));
      if (plain !== value) each.style.setProperty(property, plain, 'important');
    }
  }
}

/** The colour as a canvas paints it, in sRGB. */
function toRgba(pixel: CanvasRenderingContext2D, colour: string): string {
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`;
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
