import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsCurrentRoute } from '@/lib/page';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { useProgress } from '../player/useProgress';
import { NextDoor } from '../season/NextDoor';
import { useNextStop } from '../season/calendar';
import { newcomer } from '../session/expiringFlags';
import { cameFromLogin } from '../session/returnTo';
import { DEFAULT_NAME, useSession } from '../session/useSession';
import { isWelcomedBack } from './welcomeRules';

/** After the session is known (rule 7.6). */
const WELCOME_DELAY_MS = 2_000;

/** The history entries already greeted: coming back to one of them is not coming back to the game. */
const greeted = new Set<string>();

/** « Bienvenue de retour ! » (rule 7.6). */
export function WelcomeBack() {
  const { status, account } = useSession();
  const location = useLocation();
  const { pathname, key } = location;
  const isHere = useIsCurrentRoute();
  const [open, setOpen] = useState(false);
  const username = account?.username ?? null;
  // A knight who is signing out is not greeted.
  if (open && status !== 'knight') setOpen(false);

  const isDue = useEffectEvent(
    () =>
      !greeted.has(key) &&
      isWelcomedBack({
        username,
        pathname,
        referrer: document.referrer,
        historyLength: history.length,
        cameFromLogin: cameFromLogin(location.state),
        justMade: account !== null && newcomer.read() === account.id,
      }),
  );
  const greet = useEffectEvent(() => {
    // Checked again: another tab may just have created the account.
    if (!isHere() || !isDue()) return;
    greeted.add(key);
    setOpen(true);
  });
  useEffect(() => {
    if (status !== 'knight' || !isDue()) return undefined;
    return whenNothingIsOpen(WELCOME_DELAY_MS, () => greet());
  }, [status]);

  return (
    <Dialog
      className="text-center [&_h2]:px-[2rem]"
      enterDelayMs={100}
      focusAfter={mainButton}
      onClose={() => setOpen(false)}
      open={open}
      title="Bienvenue de retour !"
    >
      {(close) => <Greeting name={username ?? DEFAULT_NAME} onContinue={close} />}
    </Dialog>
  );
}

export const LANDING_ACTIONS_ID = 'landing-actions';
const mainButton = () => document.querySelector<HTMLElement>(`#${LANDING_ACTIONS_ID} a`);

function Greeting({ name, onContinue }: { name: string; onContinue: (afterwards: () => void) => void }) {
  const navigate = useNavigate();
  const { ready, failure } = useProgress();
  const stop = useNextStop();
  return (
    <>
      <p className="font-display text-3xl font-semibold text-nuit-gold">{name}</p>
      <p className="text-xl">Prêt à continuer ta quête mystique ?</p>
      {stop.kind === 'wait' && stop.hasBegun && <NextDoor door={stop.door} />}
      <Button
        // The next riddle is unknown until the progress is.
        busy={!ready && !failure}
        className="justify-self-center"
        onClick={() => onContinue(() => void navigate(stop.address))}
        size="lg"
        variant="gold"
      >
        Continuer l'aventure
      </Button>
      <p className="italic text-ui-muted">« Chaque retour est un pas de plus vers la lumière »</p>
    </>
  );
}

/** Waits, then for as long as another dialog is open. @returns a function that cancels. */
function whenNothingIsOpen(delayMs: number, act: () => void): () => void {
  const tryNow = () => {
    if (document.querySelector('dialog[open]')) return;
    stop();
    act();
  };
  // A dialog that is removed as it closes dispatches no `close` event.
  const watch = new MutationObserver(tryNow);
  const stop = () => {
    clearTimeout(timer);
    watch.disconnect();
  };
  const timer = setTimeout(() => {
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    tryNow();
  }, delayMs);
  return stop;
}
