import { usePersisted } from '@/lib/storage';
import { useSession } from '../session/useSession';
import { travellers, type Traveller } from '../storage/travellers';

/** The traveller that plays, where several do in this browser; null where a single one does, who needs no name. */
export function useNamedTraveller(): Traveller | null {
  const { traveller } = useSession();
  const listed = usePersisted(travellers);
  return (listed.length > 1 && listed.find(({ id }) => id === traveller)) || null;
}
