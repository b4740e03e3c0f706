import { logFailure } from '@/lib/log';
import { saveFile } from '@/lib/saveFile';

export interface ShareWords {
  fileName: string;
  /** Name of the file that is downloaded where pictures cannot be shared. */
  downloadName: string;
  title: string;
  text?: string;
}

/** `replaced`: the device could not share the picture, so it was downloaded. */
export type ShareOutcome = 'shared' | 'downloaded' | 'replaced' | 'cancelled';

/** Some browsers never settle a share. */
const SHARE_TIMEOUT_MS = 20_000;

/** The data that the device can share: the picture with its words, then alone. */
function accepted(picture: Blob, { fileName, title, text }: ShareWords): ShareData[] {
  if (!('share' in navigator && 'canShare' in navigator)) return [];
  const files = [new File([picture], fileName, { type: picture.type })];
  const withWords = { files, title, ...(text === undefined ? {} : { text }) };
  return [withWords, { files }].filter((data) => navigator.canShare(data));
}

export const canSharePicture = (picture: Blob, words: ShareWords): boolean =>
  accepted(picture, words).length > 0;

/** Opens the share sheet with the picture; where the device shares no picture, or fails to, downloads it. Never rejects. */
export async function shareOrDownload(picture: Blob, words: ShareWords): Promise<ShareOutcome> {
  const attempts = accepted(picture, words);
  for (const data of attempts) {
    try {
      await settledInTime(navigator.share(data));
      return 'shared';
    } catch (error) {
      const { name } = error instanceof DOMException ? error : { name: '' };
      if (name === 'AbortError') return 'cancelled';
      logFailure('Partage', error);
      // The share sheet may still be there, and refuses a second one.
      if (name === 'TimeoutError') break;
    }
  }
  saveFile(words.downloadName, picture);
  return attempts.length > 0 ? 'replaced' : 'downloaded';
}

function settledInTime(share: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException('The share does not settle', 'TimeoutError')),
      SHARE_TIMEOUT_MS,
    );
    share.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
