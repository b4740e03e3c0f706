import { storedAccount } from '@/api/sessionKey';
import { useSession } from './useSession';

/** Whose drafts a form is filled in with: until the session is known, those of the stored one. */
export function useWriter(): string | null {
  const { status, account } = useSession();
  return status === 'loading' ? storedAccount() : (account?.id ?? null);
}
