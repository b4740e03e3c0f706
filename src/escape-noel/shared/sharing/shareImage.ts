import { saveFile } from '@/lib/saveFile';

export interface ShareWords {
  fileName: string;
  /** Name of the file that is downloaded where pictures cannot be shared. */
  downloadName: string;
  title: string;
  text?: string;
}

export type ShareOutcome = 'shared' | 'downloaded' | 'cancelled';

function shareData(picture: Blob, { fileName, title, text }: ShareWords): ShareData {
  const file = new File([picture], fileName, { type: picture.type });
  return { files: [file], title, ...(text === undefined ? {} : { text }) };
}

export const canSharePicture = (picture: Blob, words: ShareWords): boolean =>
  'canShare' in navigator && navigator.canShare(shareData(picture, words));

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
