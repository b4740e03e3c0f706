import ClosedDoorDrawing from '@art/escape-noel/closed-door.svg?react';
import LostPage from '@art/escape-noel/lost-page.svg?react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsCurrentRoute } from '@/lib/page';
import { useTimeout } from '@/lib/useTimeout';
import { paths } from '@/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { Failure } from '@/ui/RetryAlert';
import { explain } from './failures';
import { formatOpening } from './opening';

const MISSING_REDIRECT_MS = 3_000;
/** No timer for a door that opens later: it is for another visit. */
const LONGEST_WAIT_MS = 24 * 3_600_000;
const OPENING_MARGIN_MS = 500;
/** A device whose clock is a little fast asks again soon; one that is minutes ahead asks less often. */
const SOON_MS = 3_000;
const SOON_WITHIN_MS = 60_000;
const FAST_CLOCK_WAIT_MS = 30_000;

/** In milliseconds, as is `opensIn` by the device's clock. */
function requestDelay(opensIn: number): number {
  if (opensIn > 0) return opensIn + OPENING_MARGIN_MS;
  return opensIn > -SOON_WITHIN_MS ? SOON_MS : FAST_CLOCK_WAIT_MS;
}

/** « Riddle day missing: 'Cette énigme n'existe pas', then go to /escape-noel » (rule 3.1). */
export function MissingRiddle() {
  const navigate = useNavigate();
  const isHere = useIsCurrentRoute();
  useTimeout(() => {
    if (isHere()) void navigate(paths.game.landing, { replace: true });
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
}

export function ClosedDoor({ day, opensAt, onOpen }: ClosedDoorProps) {
  const open = useEffectEvent(() => onOpen());
  useEffect(() => {
    const opensIn = opensAt.getTime() - Date.now();
    if (opensIn > LONGEST_WAIT_MS) return undefined;
    const timer = setTimeout(() => open(), requestDelay(opensIn));
    return () => clearTimeout(timer);
  }, [opensAt]);
  return (
    <Notice picture={<ClosedDoorPicture day={day} />} title={`La porte du jour ${day} est encore fermée`}>
      <p>
        Elle s'ouvrira{' '}
        <time className="font-bold text-nuit-gold" dateTime={opensAt.toISOString()}>
          {formatOpening(opensAt)}
        </time>
        .
      </p>
    </Notice>
  );
}

function ClosedDoorPicture({ day }: { day: number }) {
  return (
    <svg aria-hidden="true" className="w-50 h-60" focusable="false" viewBox="0 0 200 240">
      <ClosedDoorDrawing height="240" width="200" />
      <text
        fill="#F5C862"
        fontFamily="Fraunces, serif"
        fontSize="28"
        fontWeight="600"
        textAnchor="middle"
        x="100"
        y="108"
      >
        {day}
      </text>
    </svg>
  );
}

interface NoticeProps {
  title: string;
  picture: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

function Notice({ title, picture, action, children }: NoticeProps) {
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-5 px-4 py-14 text-center text-xl">
      {picture}
      <PageHeading className="text-3xl text-nuit-gold sm:text-4xl" title={`${title} · Escape Noël`}>
        {title}
      </PageHeading>
      {children}
      <div className="flex flex-wrap justify-center gap-3">
        {action}
        <ButtonLink size="lg" to={paths.game.landing} variant="quiet">
          Retour à l'accueil
        </ButtonLink>
      </div>
    </section>
  );
}
