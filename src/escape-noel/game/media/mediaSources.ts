import { UPLOADED } from '@/lib/uploadedMedia';

const MP4 = /\.mp4(?=[?#]|$)/i;
const WEBM = /\.webm(?=[?#]|$)/i;

/** The files of a video: its MP4, then, for the site's videos, a WebM of the same name, for browsers without the codec. */
export function videoSources(url: string): { url: string; type: string }[] {
  if (!MP4.test(url)) return [{ url, type: WEBM.test(url) ? 'video/webm' : '' }];
  const mp4 = { url, type: 'video/mp4' };
  return url.startsWith(UPLOADED) ? [mp4] : [mp4, { url: url.replace(MP4, '.webm'), type: 'video/webm' }];
}

const SOUND_OR_FILM = /\.(?:mp4|webm|mp3|m4a|ogg|wav)(?=[?#]|$)/i;

/** True if an address is one of a sound or a film, the largest files of an edition. */
export const isSoundOrFilm = (url: string): boolean => SOUND_OR_FILM.test(url);

/** The captions file named like a video; null when the video is not an MP4. */
export const captionsOf = (url: string): string | null => (MP4.test(url) ? url.replace(MP4, '.vtt') : null);
