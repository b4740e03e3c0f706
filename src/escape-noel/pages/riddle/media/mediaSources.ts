const MP4 = /\.mp4(?=[?#]|$)/i;
const WEBM = /\.webm(?=[?#]|$)/i;

/** The files of a video: the edition's MP4, then a WebM of the same name for browsers without its codec. */
export function videoSources(url: string): { url: string; type: string }[] {
  if (!MP4.test(url)) return [{ url, type: WEBM.test(url) ? 'video/webm' : '' }];
  return [
    { url, type: 'video/mp4' },
    { url: url.replace(MP4, '.webm'), type: 'video/webm' },
  ];
}

/** The captions file named like a video; null when the video is not an MP4. */
export const captionsOf = (url: string): string | null => (MP4.test(url) ? url.replace(MP4, '.vtt') : null);
