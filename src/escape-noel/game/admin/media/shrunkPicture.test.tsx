import { afterEach, expect, test, vi } from 'vitest';
import { shrunkPicture, type PictureUse } from './picture';

interface FakeBrowser {
  writesWebp: boolean;
  /** Of the picture's first pixel. */
  alpha: number;
  /** Of what it encodes, by type. */
  bytes?: Readonly<Record<string, number>>;
}

const drawImage = vi.fn<(picture: unknown, ...at: number[]) => void>();
const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext');

/** A browser with a canvas. @returns the grounds that are painted, in order. */
function fakeBrowser({ writesWebp, alpha, bytes = {} }: FakeBrowser): string[] {
  const grounds: string[] = [];
  const context = {
    fillStyle: '',
    fillRect: () => grounds.push(context.fillStyle),
    drawImage,
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

test.each<[string, PictureUse, string[]]>([
  ['the night of the game', 'picture', ['#1C1B4D']],
  ['paper', 'cover', ['#FFFFFF']],
  ['nothing', 'artefact', []],
])('the bands around a whole picture are painted with %s for a %s', async (_, use, expected) => {
  const grounds = fakeBrowser({ writesWebp: true, alpha: 255 });
  await shrunkPicture(new Blob(), use, 60_000, { x: -40, y: 0, width: 480, height: 400 });
  expect([...new Set(grounds)]).toEqual(expected);
});

test('a part of a picture is drawn alone, at its own scale', async () => {
  const grounds = fakeBrowser({ writesWebp: true, alpha: 255 });
  await shrunkPicture(new Blob(), 'artefact', 60_000, { x: 100, y: 50, width: 160, height: 160 });
  expect(grounds).toEqual([]);
  expect(drawImage.mock.lastCall?.slice(1)).toEqual([-100, -50, 400, 400]);
});
