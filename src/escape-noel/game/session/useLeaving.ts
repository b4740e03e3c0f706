import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadModule } from '@/lib/loadModule';
import { optionalComponent } from '@/lib/optionalComponent';
import { AFTER_CONTENT_MS, whenIdle } from '@/lib/whenIdle';
import { paths } from '@/paths';
import { hasUnsavedWork, leave } from './leave';
import { useSession } from './useSession';

const fetchLeaveUnsaved = () => loadModule(() => import('./LeaveUnsaved'));

export const LeaveUnsaved = optionalComponent(() =>
  fetchLeaveUnsaved().then((module) => module.LeaveUnsaved),
);

export type Leaving = ReturnType<typeof useLeaving>;

/** « Quitter »: ends the session at once, with or without a network, and goes to the game's home. It asks before it erases what an admin has not saved. */
export function useLeaving() {
  const { account, knight } = useSession();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<'none' | 'open' | 'closed'>('none');
  const accountId = account?.id;
  const leaving = useMutation({
    mutationFn: (id: string) => leave(id),
    // Whatever could not be done: no session is stored any more.
    onSettled: () => void navigate(paths.game.landing),
    meta: { failure: 'Déconnexion' },
  });

  const isAdmin = knight?.isAdmin ?? false;
  useEffect(() => {
    if (!isAdmin) return undefined;
    return whenIdle(() => void fetchLeaveUnsaved().catch(() => undefined), AFTER_CONTENT_MS);
  }, [isAdmin]);

  const stay = () => setQuestion('closed');
  const go = () => {
    if (accountId !== undefined && !leaving.isPending) leaving.mutate(accountId);
  };
  return {
    isPending: leaving.isPending,
    hasAsked: question !== 'none',
    isAsking: question === 'open',
    ask: () => {
      if (accountId !== undefined && hasUnsavedWork(accountId)) setQuestion('open');
      else go();
    },
    stay,
    leave: () => {
      stay();
      go();
    },
  };
}
