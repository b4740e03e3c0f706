import { usePersisted } from '@/lib/storage';
import { useSession } from '../session/useSession';
import { travellers } from '../storage/travellers';
import { nameOfTraveller } from './travellerName';

/** The name of the traveller that plays; null where a single one plays here, who needs none. */
export function useTravellerName(): string | null {
  const { traveller } = useSession();
  const listed = usePersisted(travellers);
  const playing = listed.find(({ id }) => id === traveller);
  return listed.length > 1 && playing ? nameOfTraveller(playing) : null;
}
