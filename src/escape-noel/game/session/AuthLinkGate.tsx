import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getAccount, type Account } from '@/api/auth';
import { forgetAuthLink, settleAuthLink, type AuthArrival } from '@/api/authArrival';
import { followSessionStore, isSessionHeld } from '@/api/sessionKey';
import { paths } from '@/paths';
import { ArrivalNotice } from './ArrivalNotice';
import { newcomer } from './expiringFlags';
import { LinkQuestion } from './LinkQuestion';
import { takeReturn } from './returnTo';
import { useSession } from './useSession';
import { useSessionExpiry } from './useSessionExpiry';

const NONE: AuthArrival = { kind: 'none' };

/** To the page that was left for the sign-in. */
const LEADS_BACK: ReadonlySet<AuthArrival['kind']> = new Set(['signed_in', 'proven', 'confirmed', 'failed']);

/** A link is not used until the user has pressed « Continuer », or agreed to replace the session (decision 0008). */
export function AuthLinkGate() {
  const { status, account } = useSession();
  const { expired, hasLeft, dismiss } = useSessionExpiry();
  const isHome = useLocation().pathname === paths.game.landing;
  const [arrival, setArrival] = useState<AuthArrival>(NONE);
  const navigate = useNavigate();
  const isKnown = status !== 'loading';

  function arrive(how: AuthArrival, found: Account | null): void {
    setArrival(how);
    forgetAuthLink();
    if (how.kind === 'recovery') void navigate(paths.game.password, { replace: true });
    if (!LEADS_BACK.has(how.kind)) return;
    const from = takeReturn();
    // A first sign-in with Google has no knight's name yet (rule 2.5).
    const isNameless = how.kind !== 'failed' && found?.username === null;
    if (found && (isNameless || how.kind === 'confirmed')) newcomer.write(found.id);
    if (isNameless) void navigate(paths.game.profile, { replace: true, state: { from } });
    else if (from !== paths.game.landing) void navigate(from, { replace: true });
  }

  const onSettled = useEffectEvent((how: AuthArrival) => arrive(how, account));
  useEffect(() => {
    if (!isKnown) return undefined;
    let current = true;
    const settle = async () => {
      const how = await settleAuthLink();
      if (current) onSettled(how);
    };
    void settle();
    return () => {
      current = false;
    };
  }, [isKnown]);

  async function follow(): Promise<void> {
    if (arrival.kind !== 'asks') return;
    const how = await arrival.follow();
    // The link is still good: the question stays, with what went wrong.
    if (how.kind === 'failed' && how.error.code !== 'refused') throw how.error;
    arrive(how, await getAccount());
  }
  return (
    <>
      {isKnown && arrival.kind !== 'none' && (
        <ArrivalNotice arrival={arrival} onClose={() => setArrival(NONE)} />
      )}
      {isKnown && arrival.kind === 'none' && expired === 'away' && (
        <ArrivalNotice arrival={{ kind: 'expired' }} onClose={dismiss} />
      )}
      {hasLeft && isHome && <ArrivalNotice arrival={{ kind: 'left' }} onClose={dismiss} />}
      <HeldSession />
      <LinkQuestion
        link={isKnown && arrival.kind === 'asks' ? arrival : null}
        onFollow={follow}
        onStay={() => setArrival(NONE)}
      />
    </>
  );
}

/** Says that the session ends with the page, where the browser could not store it. */
function HeldSession() {
  const { status } = useSession();
  const isHeld = useSyncExternalStore(followSessionStore, isSessionHeld, () => false);
  const [isKnown, setKnown] = useState(false);
  if (status !== 'knight' || !isHeld || isKnown) return null;
  return <ArrivalNotice arrival={{ kind: 'held' }} onClose={() => setKnown(true)} />;
}
