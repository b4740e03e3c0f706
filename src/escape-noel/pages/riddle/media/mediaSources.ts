/** One file that a browser may choose. */
export interface MediaSource {
  url: string;
  type: string;
}

const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
};

/** The same address with another extension; null when the address has none. */
function sibling(url: string, extension: string): string | null {
  const match = /^([^?#]*\/[^/?#]+)\.[a-z0-9]+([?#].*)?$/i.exec(url);
  return match ? `${match[1]}.${extension}${match[2] ?? ''}` : null;
}

function typeOf(url: string): string {
  const extension = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  return TYPES[extension] ?? '';
}

/**
 * The files of a video: the edition names the MP4, and a WebM stands beside it for browsers without that codec.
 * @param url the address that the edition gives.
 */
export function videoSources(url: string): MediaSource[] {
  const webm = typeOf(url) === 'video/mp4' ? sibling(url, 'webm') : null;
  const named = { url, type: typeOf(url) };
  return webm === null ? [named] : [named, { url: webm, type: 'video/webm' }];
}

/** The captions that stand beside a video; null when its address has no place for them. */
export function captionsOf(url: string): string | null {
  return typeOf(url) === 'video/mp4' ? sibling(url, 'vtt') : null;
}
