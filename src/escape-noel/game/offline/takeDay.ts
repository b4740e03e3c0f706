import { calendarPath, riddleRowPath, type Riddle } from '@/api/riddles';
import { logFailure } from '@/lib/log';
import { publicAddress } from '../media/mediaAddress';
import { isStored, store } from './store';
import { captionsOf, isSoundOrFilm, videoSources } from '../media/mediaSources';

/** `full`: the device has no room left. */
export type Taking = 'taken' | 'full' | 'failed';

const MEDIUM = /^\/(?:edition|storage)\//;

/** Every address of a medium in a day's data, wherever its board has it. */
function mediaIn(data: unknown): string[] {
  if (typeof data === 'string') return MEDIUM.test(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(mediaIn);
}

/** The files that this browser would play: a film is there in two formats. */
function filesOf(riddle: Riddle): string[] {
  const files = mediaIn(riddle).flatMap((url) => {
    const captions = captionsOf(url);
    if (captions === null) return [url];
    const video = document.createElement('video');
    const [first, second] = videoSources(url);
    const played = second && video.canPlayType('video/mp4; codecs="avc1.42E01E"') === '' ? second : first;
    return [played?.url ?? url, captions];
  });
  return [...new Set(files)].map(publicAddress);
}

/** True if a day has a film or a sound, which is not taken along without being asked for but on Wi-Fi. */
export const isHeavy = (riddle: Riddle): boolean => mediaIn(riddle).some(isSoundOrFilm);

const rowsAddress = (path: string) =>
  new URL(path, new URL(import.meta.env.VITE_SUPABASE_URL, location.origin)).href;

/** True if nothing of a day of the edition that is played is missing on this device. */
export async function isTaken(riddle: Riddle): Promise<boolean> {
  const addresses = [rowsAddress(riddleRowPath(riddle.day)), ...filesOf(riddle)];
  return (await Promise.all(addresses.map(isStored))).every(Boolean);
}

/**
 * Stores all that a day of the edition that is played needs, once the page has loaded its drawing and its board (rule 22.9). Never
 * rejects.
 */
export async function takeDay(riddle: Riddle): Promise<Taking> {
  try {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const code = loaded.filter((address) => address.startsWith(`${location.origin}/assets/`));
    const rows = [riddleRowPath(riddle.day), calendarPath()].map(rowsAddress);
    await Promise.all([...rows, ...filesOf(riddle), ...code].map((address) => store(address)));
    return (await isTaken(riddle)) ? 'taken' : 'failed';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
    logFailure('Emporter ce soir', error);
    return 'failed';
  }
}
