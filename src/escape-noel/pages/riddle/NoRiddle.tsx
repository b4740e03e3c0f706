import LostPage from '@art/escape-noel/lost-page.svg?react';
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, BARRED_REASON } from '@/api/errors';
import { loadModule } from '@/lib/loadModule';
import { optionalComponent } from '@/lib/optionalComponent';
import { useIsCurrentRoute } from '@/lib/page';
import { useTimeout } from '@/lib/useTimeout';
import { Button, ButtonLink } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { Failure } from '@/ui/RetryAlert';
import { useClockOffset } from '../../game/season/calendar';
import { ClosedDoorPicture } from '../../game/season/ClosedDoorPicture';
import { Countdown } from '../../game/season/Countdown';
import { DoorTime } from '../../game/season/DoorTime';
import { askingDelay } from './asking';
import { explain } from './failures';
import { useEditionPaths, useGameTitle } from '../../game/edition/useEdition';

const MISSING_REDIRECT_MS = 3_000;
/** A timer does not run while a device sleeps: the time is read again at least this often. */
const LONGEST_TIMER_MS = 60_000;

/** Seen without a network alone: 0.5 kB of scripts, which the device has (`tools/offline/plugin.ts`). */
const StoredDays = optionalComponent(() =>
  loadModule(() => import('../../game/offline/StoredDays')).then((module) => module.StoredDays),
);

/** « Riddle day missing: 'Cette énigme n'existe pas', then go to /escape-noel » (rule 3.1), unless the player stays (rule 27.5). */
export function MissingRiddle() {
  const here = useEditionPaths();
  const navigate = useNavigate();
  const isHere = useIsCurrentRoute();
  const [stays, setStays] = useState(false);
  useTimeout(
    () => {
      if (isHere()) void navigate(here.landing, { replace: true });
    },
    stays ? null : MISSING_REDIRECT_MS,
  );
  return (
    <Notice
      action={
        <Button aria-disabled={stays} onClick={() => setStays(true)} size="lg" variant="gold">
          Rester ici
        </Button>
      }
      picture={<LostPage className="w-50 h-40" />}
      title="Cette énigme n'existe pas"
    >
      <p role="status">
        Le vent d'hiver n'a apporté aucune page pour ce jour-là.
        {stays ? ' Tu restes ici.' : " Retour à l'accueil du jeu…"}
      </p>
    </Notice>
  );
}

interface LoadFailureProps {
  day: number;
  busy: boolean;
  cause: Error;
  onRetry: () => void;
  /** The address of another day, which this device may have. */
  pathOf: (day: number) => string;
}

/** « Riddle load failure » (rule 10.2); without a network, the days that this device has (rule 22.11). */
export function LoadFailure({ day, busy, cause, onRetry, pathOf }: LoadFailureProps) {
  const retry = (
    <Button busy={busy} onClick={onRetry} size="lg" variant="gold">
      Réessayer
    </Button>
  );
  if (isWithoutNetwork(cause))
    return (
      <Notice action={retry} picture={<LostPage className="w-50 h-40" />} title="Ce jour n'a pas été emporté">
        <div role="alert">
          <Failure
            busy={busy}
            text={`Le jour ${day} n'est pas sur cet appareil, et le réseau ne répond pas.`}
          />
          <p>Rien n'est perdu&nbsp;: il t'attend dès que le réseau revient.</p>
        </div>
        <Suspense>
          <StoredDays pathOf={pathOf} />
        </Suspense>
      </Notice>
    );
  return (
    <Notice action={retry} picture={<LostPage className="w-50 h-40" />} title="Énigme introuvable">
      <div role="alert">
        <Failure busy={busy} text="Erreur lors du chargement de l'énigme" />
        <p>{explain(cause)}</p>
      </div>
    </Notice>
  );
}

/** Neither the server nor the site replies, in a game that this browser can open without a network. */
const isWithoutNetwork = (cause: Error) =>
  cause instanceof ApiError &&
  cause.code === 'offline' &&
  cause.reason !== BARRED_REASON &&
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller !== null;

interface ClosedDoorProps {
  day: number;
  opensAt: Date;
  onOpen: () => void;
  /** The revelation of a completed day stays readable. */
  children?: ReactNode;
}

/** A door that is closed (rule 3.2): it waits by the server's clock, then asks. */
export function ClosedDoor({ day, opensAt, onOpen, children }: ClosedDoorProps) {
  const open = useEffectEvent(() => onOpen());
  const offset = useClockOffset();
  const opening = opensAt.getTime();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let attempt = 0;
    const ask = () => {
      open();
      attempt += 1;
      wait();
    };
    const wait = () => {
      const left = opening - (Date.now() + offset);
      timer =
        left > 0
          ? setTimeout(wait, Math.min(left, LONGEST_TIMER_MS))
          : setTimeout(ask, askingDelay(attempt, Math.random()));
    };
    wait();
    return () => clearTimeout(timer);
  }, [opening, offset]);
  const wasSolved = children !== undefined;
  return (
    <Notice
      after={children}
      picture={<ClosedDoorPicture className="w-50 h-60" day={day} />}
      title={`La porte du jour ${day} est ${wasSolved ? 'de nouveau' : 'encore'} fermée`}
    >
      <p className="text-balance">
        {wasSolved ? 'Tu as déjà résolu ce jour. Elle se rouvrira' : "Elle s'ouvrira"}{' '}
        <DoorTime opensAt={opensAt} />.
      </p>
      <Countdown until={opensAt} />
    </Notice>
  );
}

interface NoticeProps {
  title: string;
  picture: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  after?: ReactNode;
}

function Notice({ title, picture, action, children, after }: NoticeProps) {
  const here = useEditionPaths();
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-5 px-4 py-14 text-center text-xl">
      {picture}
      <PageHeading className="text-3xl text-nuit-gold sm:text-4xl" title={useGameTitle(title)}>
        {title}
      </PageHeading>
      {children}
      <div className="flex flex-wrap justify-center gap-3">
        {action}
        <ButtonLink size="lg" to={here.landing} variant="quiet">
          Retour à l'accueil
        </ButtonLink>
      </div>
      {after}
    </section>
  );
}
