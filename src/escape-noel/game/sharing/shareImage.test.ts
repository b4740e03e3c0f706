// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canSharePicture, shareOrDownload, type ShareWords } from './shareImage';

const words: ShareWords = {
  fileName: 'carte-noel.png',
  downloadName: 'ma-carte-noel.png',
  title: 'Ma carte de Noël magique',
};
const picture = new Blob(['png'], { type: 'image/png' });

/** A device whose share sheet answers as the test says. */
function deviceThat(shares: (data: ShareData) => Promise<void>) {
  vi.stubGlobal('navigator', { canShare: () => true, share: shares });
}

/** The names of the files that are downloaded from then on. */
function downloads(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

describe('a picture is shared if the device can, else downloaded', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('hands the file and the title to the share sheet', async () => {
    const shared: ShareData[] = [];
    deviceThat((data) => {
      shared.push(data);
      return Promise.resolve();
    });
    expect(canSharePicture(picture, words)).toBe(true);
    expect(await shareOrDownload(picture, words)).toBe('shared');
    expect(shared[0]?.title).toBe('Ma carte de Noël magique');
    expect(shared[0]?.files?.[0]?.name).toBe('carte-noel.png');
  });

  it('takes a closed share sheet for what it is', async () => {
    deviceThat(() => Promise.reject(new DOMException('closed', 'AbortError')));
    expect(await shareOrDownload(picture, words)).toBe('cancelled');
  });

  it('shares the picture alone where the device refuses its words', async () => {
    const shared: ShareData[] = [];
    vi.stubGlobal('navigator', {
      canShare: ({ title }: ShareData) => title === undefined,
      share: (data: ShareData) => Promise.resolve(void shared.push(data)),
    });
    expect(canSharePicture(picture, words)).toBe(true);
    expect(await shareOrDownload(picture, words)).toBe('shared');
    expect(shared).toEqual([{ files: [expect.any(File)] }]);
  });

  it('shares the picture alone where the words fail only once they are shared', async () => {
    deviceThat(({ title }) =>
      title === undefined ? Promise.resolve() : Promise.reject(new TypeError('no')),
    );
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    expect(await shareOrDownload(picture, words)).toBe('shared');
  });

  it.each([
    ['is not allowed', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
    ['fails', () => Promise.reject(new Error('no'))],
    [
      'throws',
      () => {
        throw new TypeError('no');
      },
    ],
  ])('downloads, and logs the cause, where sharing %s', async (_, share) => {
    deviceThat(share);
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const names = downloads();
    expect(await shareOrDownload(picture, words)).toBe('replaced');
    expect(names).toEqual(['ma-carte-noel.png']);
    expect(warn).toHaveBeenCalledWith('Partage\u00A0:', expect.anything());
  });

  it('downloads once where the share never settles', async () => {
    vi.useFakeTimers();
    deviceThat(() => new Promise(() => undefined));
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const names = downloads();
    const sharing = shareOrDownload(picture, words);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(names).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await sharing).toBe('replaced');
    expect(names).toEqual(['ma-carte-noel.png']);
    vi.useRealTimers();
  });

  it.each<[string, object]>([
    ['no share sheet', {}],
    ['a share sheet without pictures', { canShare: () => false, share: () => Promise.resolve() }],
    ['only the question', { canShare: () => true }],
  ])('downloads where there is %s', async (_, device) => {
    vi.stubGlobal('navigator', device);
    const names = downloads();
    expect(await shareOrDownload(picture, words)).toBe('downloaded');
    expect(names).toEqual(['ma-carte-noel.png']);
  });
});
