import { Link } from 'react-router-dom';
import { maybeSignedIn } from '@/backend/sessionKey';
import { useHydrated } from '@/lib/useHydrated';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { pointsText } from '../../shared/import/importTexts';
import { useAvailableDays } from '../../shared/calendar';
import { useProgress } from '../../shared/player/useProgress';
import { nextUncompletedDay, RIDDLE_COUNT } from '../../shared/rules/days';
import { useSession } from '../../shared/session/SessionProvider';

/** Where the quest goes on from, for whoever stands at the door. */
export function LandingActions() {
  const { status, knight } = useSession();
  const progress = useProgress();
  const available = useAvailableDays();
  const supposedKnight = useHydrated() && maybeSignedIn();
  // Until it is known what has been done, the way in is the first day's: that is also what the build writes.
  const done = progress.ready ? new Set(progress.days.keys()) : new Set<number>();
  const nextRiddle = paths.game.riddle(nextUncompletedDay(done, available));
  const allDone = done.size >= RIDDLE_COUNT;
  const isKnight = status === 'knight' || (status === 'loading' && supposedKnight);

  return (
    <div className="landing-actions">
      {knight !== null && knight.totalScore > 0 && (
        <p className="landing-score">
          Ton score actuel : <strong>{pointsText(knight.totalScore)}</strong>
        </p>
      )}
      {allDone && (
        <p className="landing-done">Tu as résolu les 24 énigmes : l'étoile de l'hiver brille de nouveau.</p>
      )}
      {allDone && (
        <ButtonLink className="landing-button" size="lg" to={paths.game.final} variant="gold">
          Revoir la révélation
        </ButtonLink>
      )}
      {isKnight ? (
        <ButtonLink className="landing-button" size="lg" to={nextRiddle} variant={allDone ? 'quiet' : 'gold'}>
          Continuer l'aventure
        </ButtonLink>
      ) : (
        <>
          {allDone && (
            <p className="landing-done">
              Connecte-toi pour garder ta quête dans un compte : tes points et tes artefacts t'y attendront.
            </p>
          )}
          <ButtonLink
            className="landing-button"
            size="lg"
            to={paths.game.login}
            variant={allDone ? 'quiet' : 'gold'}
          >
            Se connecter
          </ButtonLink>
          <ButtonLink className="landing-button" size="lg" to={nextRiddle} variant="quiet">
            Jouer sans compte
          </ButtonLink>
        </>
      )}
      {done.size > 0 && (
        <Link className="landing-link" to={paths.game.constellation}>
          Regarder ma constellation
        </Link>
      )}
    </div>
  );
}
