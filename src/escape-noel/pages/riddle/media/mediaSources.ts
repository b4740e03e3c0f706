/** One file that a browser may choose. */
export interface MediaSource {
  url: string;
  type: string;
}

const MP4 = /\.mp4(?=[?#]|$)/i;
const WEBM = /\.webm(?=[?#]|$)/i;

/**
 * The files of a video: the edition names the MP4, and a WebM stands beside it for browsers without that codec.
 * @param url the address that the edition gives.
 */
export function videoSources(url: string): MediaSource[] {
  if (!MP4.test(url)) return [{ url, type: WEBM.test(url) ? 'video/webm' : '' }];
  return [
    { url, type: 'video/mp4' },
    { url: url.replace(MP4, '.webm'), type: 'video/webm' },
  ];
}

/** The captions that stand beside a video; null when its address has no place for them. */
export function captionsOf(url: string): string | null {
  return MP4.test(url) ? url.replace(MP4, '.vtt') : null;
}
