import { storedAccount } from '@/api/sessionKey';
import { useSession } from './useSession';

/** The account whose typed letter fills in a form, null for a visitor. Until the session is known, the stored session's. */
export function useWriter(): string | null {
  const { status, account } = useSession();
  return status === 'loading' ? storedAccount() : (account?.id ?? null);
}
