import { useState, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '@/lib/french';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { ResetJourney } from '../../shared/journey/ResetJourney';
import { useProgress } from '../../shared/player/useProgress';
import { useNextStop } from '../../shared/season/calendar';
import { RIDDLE_COUNT } from '../../shared/rules/days';
import { useSession } from '../../shared/session/useSession';
import { useSeemsVisitor } from '../../shared/session/useSeemsVisitor';
import { LANDING_ACTIONS_ID } from '../../shared/welcome/WelcomeBack';
import { Waiting } from './Waiting';

export function LandingActions() {
  const { knight } = useSession();
  const { days } = useProgress();
  const stop = useNextStop();
  const seemsVisitor = useSeemsVisitor();
  const allDone = days.size >= RIDDLE_COUNT;
  const isWaiting = stop.kind === 'wait';
  // « 24 if all are done »: the final page has its own link.
  const nextRiddle = allDone ? paths.game.riddle(RIDDLE_COUNT) : stop.address;
  const main = allDone ? 'quiet' : 'gold';

  return (
    <div
      className="grid w-full justify-items-center gap-3 md:flex md:flex-wrap md:items-center md:justify-center md:gap-4"
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
      <VisitorReset />
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
