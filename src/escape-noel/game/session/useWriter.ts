import { playingKnight } from '@/api/playingKnight';
import { playingTraveller } from '../storage/travellers';
import { useOwner, useSession } from './useSession';

/** The knight or the traveller whose typed letter fills in a form. Until the session is known, the stored session's. */
export function useWriter(): string | null {
  const { status } = useSession();
  const owner = useOwner();
  return status === 'loading' ? (playingKnight() ?? playingTraveller.read()) : owner;
}
