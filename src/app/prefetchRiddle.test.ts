// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { prefetchRiddle } from './prefetchRiddle';

const UPLOADED = '/storage/v1/object/public/edition-media/0123456789abcdef0123456789abcdef.webp';

afterEach(() => (globalThis.prefetchedRiddle = undefined));

/** The address of the picture that is requested for a row. */
async function requestedPicture(imageUrl: string, path: string): Promise<string> {
  const pictures: { src: string }[] = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      constructor() {
        pictures.push(this);
      }
    },
  );
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ mediatype: 'image', imageUrl }])));
  prefetchRiddle(3, path);
  await vi.waitFor(() => expect(pictures[0]?.src).toBeTruthy());
  return pictures[0]?.src ?? '';
}

test.each([
  [UPLOADED, 'https://projet.test/rest/v1/enigmes', `https://projet.test${UPLOADED}`],
  [UPLOADED, '/rest/v1/enigmes', `${location.origin}${UPLOADED}`],
  ['/edition/lune.webp', 'https://projet.test/rest/v1/enigmes', `${location.origin}/edition/lune.webp`],
])('the picture %s of a row from %s is requested at %s', async (imageUrl, path, expected) => {
  expect(await requestedPicture(imageUrl, path)).toBe(expected);
});
