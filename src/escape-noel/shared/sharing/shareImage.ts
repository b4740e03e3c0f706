import { saveFile } from '@/lib/saveFile';

/** The texts and file names of a shared picture. */
export interface ShareWords {
  /** Name of the file that the share sheet receives. */
  fileName: string;
  /** Name of the file that is downloaded where pictures cannot be shared. */
  downloadName: string;
  title: string;
  text?: string;
}

/** `cancelled`: the share sheet was closed. */
export type ShareOutcome = 'shared' | 'downloaded' | 'cancelled';

function shareData(picture: Blob, { fileName, title, text }: ShareWords): ShareData {
  const file = new File([picture], fileName, { type: picture.type });
  return { files: [file], title, ...(text === undefined ? {} : { text }) };
}

/** Whether this device's share sheet accepts the picture. */
export function canSharePicture(picture: Blob, words: ShareWords): boolean {
  return 'canShare' in navigator && navigator.canShare(shareData(picture, words));
}

/** Shares the picture by the device's share sheet if it accepts pictures, else downloads it. */
export async function shareOrDownload(picture: Blob, words: ShareWords): Promise<ShareOutcome> {
  if (!canSharePicture(picture, words)) {
    saveFile(words.downloadName, picture);
    return 'downloaded';
  }
  try {
    await navigator.share(shareData(picture, words));
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
}
