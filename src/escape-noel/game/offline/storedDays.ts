import { ROWS_CACHE } from '@/lib/offlineCaches';
import { ALL_DAYS } from '../rules/days';

const RIDDLES = '/rest/v1/enigmes';
const DAY = /^eq\.(\d+)$/;

/**
 * The days of an edition whose text is on this device (rule 22.2), in order. Never rejects: without caches there are none.
 * @param edition null for the edition that is played.
 */
export async function storedDays(edition: string | null): Promise<number[]> {
  try {
    const cache = await caches.open(ROWS_CACHE);
    const addresses = (await cache.keys()).map(({ url }) => new URL(url));
    const days = addresses.flatMap(({ pathname, searchParams }) => {
      const day = DAY.exec(searchParams.get('day_number') ?? '')?.[1];
      const isOfEdition =
        edition === null
          ? searchParams.get('editions.status') === 'eq.current'
          : searchParams.get('edition') === `eq.${edition}`;
      return pathname === RIDDLES && day !== undefined && isOfEdition ? [Number(day)] : [];
    });
    return ALL_DAYS.filter((day) => days.includes(day));
  } catch {
    return [];
  }
}
