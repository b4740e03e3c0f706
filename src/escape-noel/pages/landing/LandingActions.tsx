import { useLayoutEffect, type ComponentProps } from 'react';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { useProgress } from '../../game/player/useProgress';
import { useIsNextStopKnown, useNextStop } from '../../game/season/calendar';
import { awaitDoors } from '../../game/season/doorsMark';
import { useSeemsVisitor } from '../../game/session/useSeemsVisitor';
import { LANDING_ACTIONS_ID } from '../../game/welcome/WelcomeBack';
import { Journey, PlainJourney } from './Journey';
import { Score } from './Score';
import { Waiting } from './Waiting';

/** Until it is known where to go next, the buttons are invisible in their places, or those of the inline script stand there. */
export function LandingActions() {
  const isKnown = useIsNextStopKnown();
  const { days } = useProgress();
  // The inline script has done so where the page is the first one.
  useLayoutEffect(awaitDoors, []);
  // The journey of the inline script is that of this page load: elsewhere it would be out of date.
  useLayoutEffect(() => {
    if (isKnown) delete document.documentElement.dataset['begun'];
  }, [isKnown]);
  // Stored progress may be of the edition before (rule 15.5).
  if (isKnown && days.size > 0) return <Journey />;
  return (
    <>
      {!isKnown && <PlainJourney />}
      <Beginning isKnown={isKnown} />
    </>
  );
}

/** The ways in, for a player who has solved nothing. */
function Beginning({ isKnown }: { isKnown: boolean }) {
  const next = useNextStop();
  const stop = isKnown ? next : ({ kind: 'day', address: paths.game.riddle(1) } as const);
  const seemsVisitor = useSeemsVisitor();
  const isWaiting = stop.kind === 'wait';
  return (
    <div
      className={classes(
        'relative grid w-full justify-items-center gap-3 md:flex md:flex-wrap md:items-center md:justify-center md:gap-4',
        !isKnown && 'doorless:invisible begun:hidden',
      )}
      id={LANDING_ACTIONS_ID}
    >
      <Score />
      {isWaiting && <Waiting door={stop.door} hasBegun={stop.hasBegun} />}
      {!seemsVisitor ? (
        !isWaiting && (
          <Way to={stop.address} variant="gold">
            Continuer l'aventure
          </Way>
        )
      ) : (
        <>
          <Way to={paths.game.login} variant="gold">
            Se connecter
          </Way>
          <Way to={paths.game.signUp} variant="quiet">
            Créer un compte
          </Way>
          {!isWaiting && (
            <Way to={stop.address} variant="quiet">
              Jouer sans compte
            </Way>
          )}
        </>
      )}
      {!isKnown && <Opening />}
    </div>
  );
}

function Way(props: Pick<ComponentProps<typeof ButtonLink>, 'to' | 'variant' | 'children'>) {
  return <ButtonLink {...props} className="w-[min(100%,20rem)] md:w-auto md:min-w-60" size="lg" />;
}

/** In the place of the first button. */
const Opening = () => (
  <p className="doorless:grid min-h-13 visible absolute inset-x-0 top-0 mx-auto hidden w-[min(100%,20rem)] place-items-center rounded-full border-2 border-dashed border-nuit-line text-lg text-nuit-mist">
    Ouverture du royaume…
  </p>
);
