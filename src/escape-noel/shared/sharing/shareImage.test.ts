// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canSharePicture, shareOrDownload, type ShareWords } from './shareImage';

const words: ShareWords = {
  fileName: 'carte-noel.png',
  downloadName: 'ma-carte-noel.png',
  title: 'Ma carte de Noël magique',
};
const picture = new Blob(['png'], { type: 'image/png' });

/** A device whose share sheet answers as told. */
function deviceThat(shares: (data: ShareData) => Promise<void>) {
  vi.stubGlobal('navigator', { canShare: () => true, share: shares });
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

  it('tells of any other failure', async () => {
    deviceThat(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await expect(shareOrDownload(picture, words)).rejects.toThrow('no');
  });

  it('downloads where there is no share sheet for pictures', async () => {
    vi.stubGlobal('navigator', {});
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    expect(await shareOrDownload(picture, words)).toBe('downloaded');
    expect(names).toEqual(['ma-carte-noel.png']);
  });
});
