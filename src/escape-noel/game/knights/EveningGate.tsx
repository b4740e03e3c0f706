import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePersisted } from '@/lib/storage';
import { isAdminPath, paths } from '@/paths';
import { isGate } from '../session/returnTo';
import { closeEvening, isAskedAfterLoss, knightsOf } from '../storage/knights';
import { knightsQuery } from './knights.queries';

/** The pages that leave the choice for the next one. */
const isLeftAlone = (pathname: string): boolean =>
  isGate(pathname) || isAdminPath(pathname) || pathname === paths.game.knights;

/** At the first page of an evening, an account of several knights is asked who plays; one of a single knight is not (rule 28.8). */
export function EveningGate({ account }: { account: string }) {
  const { data } = useQuery(knightsQuery(account));
  const stored = usePersisted(knightsOf(account));
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const count = (data ?? stored).length;
  const isLost = isAskedAfterLoss(account);
  const isAsked = (count > 1 || isLost) && !isLeftAlone(pathname);
  const isAlone = data !== undefined && count < 2 && !isLost;
  const ask = useEffectEvent(() => {
    const state: unknown = location.state;
    const from = pathname + location.search + location.hash;
    void navigate(paths.game.knights, {
      replace: true,
      state: { from, state, lost: isLost },
    });
  });
  useEffect(() => {
    if (isAlone) closeEvening(account);
    else if (isAsked) ask();
  }, [account, isAlone, isAsked]);
  return null;
}
