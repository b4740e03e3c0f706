import { Link } from 'react-router-dom';
import { usePersisted } from '@/lib/storage';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { Doors, PlainDoors } from '../../game/journey/Doors';
import { DayMessages } from '../../game/messages/DayMessages';
import { useProgress } from '../../game/player/useProgress';
import { RIDDLE_COUNT } from '../../game/rules/days';
import { useNextStop } from '../../game/season/calendar';
import { useSeason } from '../../game/season/useSeason';
import { AccountLinks } from '../../game/session/AccountLinks';
import { useSession } from '../../game/session/useSession';
import { travellers } from '../../game/storage/travellers';
import { LANDING_ACTIONS_ID } from '../../game/welcome/WelcomeBack';
import { NextStop, PlainNextStop } from './NextStop';
import { Score } from './Score';
import { PlainStars, Stars } from './Stars';
import { Waiting } from './Waiting';

const LAYOUT = 'w-full max-w-3xl justify-items-center gap-6';

/** Prerendered, hidden until the inline script says that the player has begun (rule 7.12). */
export const PlainJourney = () => (
  <div className={`begun:grid hidden ${LAYOUT}`}>
    <PlainNextStop />
    <PlainStars />
    <PlainDoors />
  </div>
);

/** The home of a player who has begun (rule 7.12). All that may come late is below the doors, so that it moves nothing. */
export function Journey() {
  const { days } = useProgress();
  const { status } = useSession();
  const stop = useNextStop();
  const season = useSeason();
  const today = season?.kind === 'advent' ? season.today : null;
  const messageDay = today ?? (stop.kind === 'day' ? stop.day : null);
  return (
    <div className={`grid ${LAYOUT}`} id={LANDING_ACTIONS_ID}>
      <NextStop />
      <Stars found={days.size} />
      <Doors today={today} />
      {messageDay !== null && <DayMessages day={messageDay} />}
      <Score />
      {days.size >= RIDDLE_COUNT && <Finished />}
      {stop.kind === 'wait' ? (
        <Waiting door={stop.door} hasBegun={stop.hasBegun} />
      ) : (
        <Link
          className="inline-flex min-h-touch items-center px-2 font-bold text-nuit-gold underline underline-offset-4"
          to={paths.game.constellation}
        >
          Regarder ma constellation
        </Link>
      )}
      {status === 'visitor' && (
        <>
          <AccountLinks className="justify-center" quiet size="lg" />
          <OtherChild />
        </>
      )}
    </div>
  );
}

/** Until several travellers play here, and the header leads to the choice (rule 28.16). */
function OtherChild() {
  if (usePersisted(travellers).length > 1) return null;
  return (
    <Link
      className="inline-flex min-h-touch items-center px-2 text-nuit-mist underline underline-offset-4"
      to={paths.game.knights}
    >
      Un autre enfant joue aussi&nbsp;?
    </Link>
  );
}

function Finished() {
  const { status } = useSession();
  return (
    <>
      <p className="max-w-[34rem] text-balance text-nuit-ivory">
        Tu as résolu les 24 énigmes&nbsp;: tout le ciel brille de nouveau.
      </p>
      {status === 'visitor' ? (
        <p className="max-w-[34rem] text-balance text-nuit-ivory">
          Connecte-toi pour garder ta quête dans un compte&nbsp;: tes points et tes artefacts t'y attendront.
        </p>
      ) : (
        // « 24 if all are done »: the final page has its own link.
        <ButtonLink size="lg" to={paths.game.riddle(RIDDLE_COUNT)} variant="quiet">
          Continuer l'aventure
        </ButtonLink>
      )}
    </>
  );
}
