import { playingKnight } from '@/api/playingKnight';
import { useSession } from './useSession';

/** The knight whose typed letter fills in a form, null for a visitor. Until the session is known, the stored session's. */
export function useWriter(): string | null {
  const { status, playerId } = useSession();
  return status === 'loading' ? playingKnight() : playerId;
}
