import { useMemo, type ReactNode } from 'react';
import type { Account } from '@/api/auth';
import { useProgress } from '../player/useProgress';
import { SessionContext, type Session } from '../session/useSession';
import { ExpiryContext, NEVER_EXPIRED } from '../session/useSessionExpiry';

const NAME = 'Chevalier';

const account: Account = { id: 'preview', email: '', username: NAME, fullName: null, hasPassword: true };

/** The session of the previewed player: a visitor, or a knight with the points of the preview. */
export function PreviewSession({ isVisitor, children }: { isVisitor: boolean; children: ReactNode }) {
  const { days, points } = useProgress();
  const completedCount = days.size;
  const session = useMemo((): Session => {
    if (isVisitor) return { status: 'visitor', account: null, playerId: null, knight: null, traveller: null };
    const knight = {
      id: account.id,
      username: NAME,
      displayName: NAME,
      nameWithheld: null,
      totalScore: points,
      completedCount,
      hasReview: false,
      hasMedia: false,
      isAdmin: false,
      portrait: 1,
    };
    return { status: 'knight', account, playerId: account.id, knight, traveller: null };
  }, [isVisitor, points, completedCount]);
  return (
    <SessionContext value={session}>
      {/* The page that holds the frame asks an admin whose session has expired to sign in again. */}
      <ExpiryContext value={NEVER_EXPIRED}>{children}</ExpiryContext>
    </SessionContext>
  );
}
