import { useLayoutEffect, useState, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '@/lib/french';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { ResetJourney } from '../../game/journey/ResetJourney';
import { useProgress } from '../../game/player/useProgress';
import { useIsNextStopKnown, useNextStop } from '../../game/season/calendar';
import { awaitDoors } from '../../game/season/doorsMark';
import { RIDDLE_COUNT } from '../../game/rules/days';
import { useSession } from '../../game/session/useSession';
import { useSeemsVisitor } from '../../game/session/useSeemsVisitor';
import { LANDING_ACTIONS_ID } from '../../game/welcome/WelcomeBack';
import { Waiting } from './Waiting';

const NONE: ReadonlyMap<number, never> = new Map<number, never>();
const FIRST_DAY = { kind: 'day', day: 1, address: paths.game.riddle(1) } as const;

/** Until it is known where to go next, the buttons are invisible in their places. */
export function LandingActions() {
  const { knight } = useSession();
  const isKnown = useIsNextStopKnown();
  // The inline script has done so where the page is the first one.
  useLayoutEffect(awaitDoors, []);
  const { days: completed } = useProgress();
  const next = useNextStop();
  // A browser's stored progress may be of the previous edition (rule 15.5).
  const days = isKnown ? completed : NONE;
  const stop = isKnown ? next : FIRST_DAY;
  const seemsVisitor = useSeemsVisitor();
  const allDone = days.size >= RIDDLE_COUNT;
  const isWaiting = stop.kind === 'wait';
  // « 24 if all are done »: the final page has its own link.
  const nextRiddle = allDone ? paths.game.riddle(RIDDLE_COUNT) : stop.address;
  const main = allDone ? 'quiet' : 'gold';

  return (
    <div
      className={classes(
        'relative grid w-full justify-items-center gap-3 md:flex md:flex-wrap md:items-center md:justify-center md:gap-4',
        !isKnown && 'doorless:invisible',
      )}
      id={LANDING_ACTIONS_ID}
    >
      {knight !== null && knight.totalScore > 0 && (
        <p className="text-nuit-ivory md:basis-full">
          Ton score actuel : <strong className="text-nuit-gold">{counted(knight.totalScore, 'point')}</strong>
        </p>
      )}
      {allDone && (
        <>
          <Done>Tu as résolu les 24 énigmes : l'étoile de l'hiver brille de nouveau.</Done>
          <Way to={paths.game.final} variant="gold">
            Revoir la révélation
          </Way>
        </>
      )}
      {isWaiting && <Waiting door={stop.door} hasBegun={stop.hasBegun} />}
      {!seemsVisitor ? (
        !isWaiting && (
          <Way to={nextRiddle} variant={main}>
            Continuer l'aventure
          </Way>
        )
      ) : (
        <>
          {allDone && (
            <Done>
              Connecte-toi pour garder ta quête dans un compte : tes points et tes artefacts t'y attendront.
            </Done>
          )}
          <Way to={paths.game.login} variant={main}>
            Se connecter
          </Way>
          <Way to={paths.game.signUp} variant="quiet">
            Créer un compte
          </Way>
          {!allDone && !isWaiting && (
            <Way to={nextRiddle} variant="quiet">
              Jouer sans compte
            </Way>
          )}
        </>
      )}
      {days.size > 0 && !isWaiting && (
        <Link
          className="inline-flex min-h-touch items-center px-2 font-bold text-nuit-gold underline underline-offset-4 md:basis-full md:justify-center"
          to={paths.game.constellation}
        >
          Regarder ma constellation
        </Link>
      )}
      {isKnown ? <VisitorReset /> : <Opening />}
    </div>
  );
}

/** In the profile for a knight; here for a visitor who has something to erase. */
function VisitorReset() {
  const { status } = useSession();
  const { days } = useProgress();
  const [isOffered, setOffered] = useState(false);
  // It stays mounted: it navigates once the days are gone.
  if (status === 'visitor' && days.size > 0 && !isOffered) setOffered(true);
  if (!isOffered || status === 'knight') return null;
  return (
    <div className="grid md:basis-full">
      <ResetJourney className="justify-self-center" />
    </div>
  );
}

const Done = ({ children }: { children: string }) => (
  <p className="text-balance px-[max(0px,(100%_-_34rem)_/_2)] text-nuit-ivory md:basis-full">{children}</p>
);

function Way(props: Pick<ComponentProps<typeof ButtonLink>, 'to' | 'variant' | 'children'>) {
  return <ButtonLink {...props} className="w-[min(100%,20rem)] md:w-auto md:min-w-60" size="lg" />;
}

/** In the place of the first button. */
const Opening = () => (
  <p className="doorless:grid min-h-13 visible absolute inset-x-0 top-0 mx-auto hidden w-[min(100%,20rem)] place-items-center rounded-full border-2 border-dashed border-nuit-line text-lg text-nuit-mist">
    Ouverture du royaume…
  </p>
);
