import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext');
beforeEach(() => vi.resetModules());
afterEach(() => {
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { ...own });
});

type Read = (drawn: number, index: number) => number;

/** A canvas that answers what `read` makes of each byte that is drawn. */
function fakeCanvas(read: Read | null) {
  const columns: number[][] = [];
  const context = {
    fillStyle: '',
    fillRect: (x: number, _y: number, width: number) => {
      const colour = [...context.fillStyle.matchAll(/\d+/g)].map(Number);
      for (let column = x; column < x + width; column += 1) columns[column] = [...colour, 255];
    },
    getImageData: (_x: number, _y: number, _width: number, height: number) => {
      if (!read) throw new DOMException('Insecure', 'SecurityError');
      const row = columns.flat();
      const drawn = Array.from({ length: height }, () => row).flat();
      return { data: Uint8ClampedArray.from(drawn, read) };
    },
  };
  const getContext = vi.fn<() => typeof context>(() => context);
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { ...own, value: getContext });
  return getContext;
}
const isCanvasTrue = async () => (await import('./canvasTruth')).isCanvasTrue();

test.each<[string, Read | null, boolean]>([
  ['gives back what is drawn', (byte) => byte, true],
  ['changes the last bits', (byte, index) => byte ^ (index % 3 === 0 ? 1 : 0), true],
  ['answers noise', (_, index) => (index * 97) % 256, false],
  ['answers white', () => 255, false],
  ['answers nothing', () => 0, false],
  ['forbids reading', null, false],
])('a canvas that %s is noticed', async (_, read, isTrue) => {
  fakeCanvas(read);
  expect(await isCanvasTrue()).toBe(isTrue);
});

test('it is looked at once', async () => {
  const context = fakeCanvas((byte) => byte);
  await isCanvasTrue();
  await isCanvasTrue();
  expect(context).toHaveBeenCalledTimes(1);
});

test('a picture is printed as it is where the canvas answers noise', async () => {
  fakeCanvas(() => 7);
  const { inkPicture } = await import('./ink');
  expect(await inkPicture('/edition/enigmes/jour-09.webp')).toBe('/edition/enigmes/jour-09.webp');
});
