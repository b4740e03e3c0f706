import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storedAccount } from '@/api/sessionKey';
import { usePersisted } from '@/lib/storage';
import { isAdminPath, paths } from '@/paths';
import { signOutIntent } from '../session/expiringFlags';
import { isGate } from '../session/returnTo';
import { closeEvening, isAskedAfterLoss, knightsOf } from '../storage/knights';
import { knightsQuery } from './knights.queries';

/** The pages that leave the choice for the next one. */
const isLeftAlone = (pathname: string): boolean =>
  isGate(pathname) || isAdminPath(pathname) || pathname === paths.game.knights;

/**
 * At the first page of an evening, an account of several knights, or a browser of several travellers, is asked who plays (rules 28.8 and
 * 28.16). @param account null for a visitor of several travellers.
 */
export const EveningGate = ({ account }: { account: string | null }) =>
  account === null ? <Question isLost={false} /> : <KnightsGate account={account} />;

/** An account of a single knight is not asked. */
function KnightsGate({ account }: { account: string }) {
  // Leaving removes the answer of the evening, which brings this question back for a moment.
  const { data } = useQuery({ ...knightsQuery(account), enabled: !isLeaving(account) });
  const stored = usePersisted(knightsOf(account));
  const count = (data ?? stored).length;
  const isLost = isAskedAfterLoss(account);
  const isAlone = data !== undefined && count < 2 && !isLost;
  useEffect(() => {
    if (isAlone && !isLeaving(account)) closeEvening(account);
  }, [account, isAlone]);
  return !isAlone && (count > 1 || isLost) && !isLeaving(account) && <Question isLost={isLost} />;
}

/** True while the page still shows an account that is being left, of which nothing may be stored any more (rule 3.10). */
const isLeaving = (account: string): boolean =>
  storedAccount() !== account || signOutIntent.read() === account;

function Question({ isLost }: { isLost: boolean }) {
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const isAsked = !isLeftAlone(pathname);
  const ask = useEffectEvent(() => {
    const state: unknown = location.state;
    const from = pathname + location.search + location.hash;
    void navigate(paths.game.knights, {
      replace: true,
      state: { from, state, lost: isLost },
    });
  });
  useEffect(() => {
    if (isAsked) ask();
  }, [isAsked]);
  return null;
}
