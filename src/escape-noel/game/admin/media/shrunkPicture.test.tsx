import { afterEach, expect, test, vi } from 'vitest';
import { shrunkPicture, type PictureUse } from './picture';

interface FakeBrowser {
  writesWebp: boolean;
  /** Of the picture's first pixel. */
  alpha: number;
  /** Of what it encodes, by type. */
  bytes?: Readonly<Record<string, number>>;
}

const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext');

/** A browser with a canvas. @returns the grounds that are painted, in order. */
function fakeBrowser({ writesWebp, alpha, bytes = {} }: FakeBrowser): string[] {
  const grounds: string[] = [];
  const context = {
    fillStyle: '',
    fillRect: () => grounds.push(context.fillStyle),
    drawImage: () => undefined,
    getImageData: () => ({ data: Uint8ClampedArray.of(0, 0, 0, alpha) }),
  };
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 400, height: 400, close: () => undefined }),
  );
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { ...own, value: () => context });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback, asked = 'image/png') => {
    const type = asked === 'image/webp' && !writesWebp ? 'image/png' : asked;
    callback(new Blob([new Uint8Array(bytes[type] ?? 1000)], { type }));
  });
  return grounds;
}

afterEach(() => {
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { ...own });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const shrunk = (use: PictureUse) => shrunkPicture(new Blob(), use, use === 'picture' ? 60_000 : 12_000);

test('a picture becomes a WebP, with its transparency', async () => {
  const grounds = fakeBrowser({ writesWebp: true, alpha: 0 });
  expect((await shrunk('picture'))?.type).toBe('image/webp');
  expect(grounds).toEqual([]);
});

test('where the browser writes no WebP, an opaque picture becomes a JPEG', async () => {
  fakeBrowser({ writesWebp: false, alpha: 255 });
  expect((await shrunk('picture'))?.type).toBe('image/jpeg');
});

test.each<PictureUse>(['picture', 'artefact'])(
  'where the browser writes no WebP, a transparent %s stays a PNG: nothing of it becomes black',
  async (use) => {
    const grounds = fakeBrowser({ writesWebp: false, alpha: 0 });
    expect((await shrunk(use))?.type).toBe('image/png');
    expect(grounds).toEqual([]);
  },
);

test.each<PictureUse>(['picture', 'artefact'])(
  'a transparent %s whose PNG is too heavy is painted on the night on which it stands',
  async (use) => {
    const grounds = fakeBrowser({ writesWebp: false, alpha: 120, bytes: { 'image/png': 90_000 } });
    expect((await shrunk(use))?.type).toBe('image/jpeg');
    expect(grounds).toEqual(['#1C1B4D']);
  },
);
