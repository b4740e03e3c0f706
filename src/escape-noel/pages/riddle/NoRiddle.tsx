import LostPage from '@art/escape-noel/lost-page.svg?react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
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

/** « Riddle day missing: 'Cette énigme n'existe pas', then go to /escape-noel » (rule 3.1). */
export function MissingRiddle() {
  const here = useEditionPaths();
  const navigate = useNavigate();
  const isHere = useIsCurrentRoute();
  useTimeout(() => {
    if (isHere()) void navigate(here.landing, { replace: true });
  }, MISSING_REDIRECT_MS);
  return (
    <Notice picture={<LostPage className="w-50 h-40" />} title="Cette énigme n'existe pas">
      <p role="status">Le vent d'hiver n'a apporté aucune page pour ce jour-là. Retour à l'accueil du jeu…</p>
    </Notice>
  );
}

/** « Riddle load failure » (rule 10.2). */
export function LoadFailure({ busy, cause, onRetry }: { busy: boolean; cause: Error; onRetry: () => void }) {
  const retry = (
    <Button busy={busy} onClick={onRetry} size="lg" variant="gold">
      Réessayer
    </Button>
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

interface ClosedDoorProps {
  day: number;
  opensAt: Date;
  onOpen: () => void;
  /** What a completed day revealed stays readable. */
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
