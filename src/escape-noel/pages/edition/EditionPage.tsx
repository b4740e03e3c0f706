import { useState } from 'react';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { PageHeading } from '@/ui/PageHeading';
import { RetryAlert } from '@/ui/RetryAlert';
import { usePastEdition } from '../../game/edition/edition.queries';
import { Doors } from '../../game/journey/Doors';
import { EditionProgress } from '../../game/journey/EditionProgress';
import { EditionSky } from '../../game/journey/EditionSky';
import { FrozenResult } from '../../game/journey/FrozenResult';
import { useEditionPaths, useGameTitle } from '../../game/edition/useEdition';
import { ResetJourney } from '../../game/journey/ResetJourney';
import { useProgress } from '../../game/player/useProgress';
import { RIDDLE_COUNT } from '../../game/rules/days';
import { useNextStop } from '../../game/season/calendar';
import { useSession } from '../../game/session/useSession';

/** The home of a past edition: its doors, its sky and its ranking (rules 15.4, 15.8). */
export function EditionPage() {
  const title = usePastEdition()?.title ?? '';
  return (
    <div className="mx-auto grid w-full max-w-5xl justify-items-center gap-8 px-3 pt-6 sm:px-6">
      <div className="grid justify-items-center text-center">
        <EditionSky className="w-56 sm:w-72" />
        <PageHeading className="text-balance text-4xl text-nuit-gold sm:text-6xl" title={useGameTitle(title)}>
          {title}
        </PageHeading>
        <p className="mt-3 max-w-xl text-balance text-xl text-nuit-mist">
          Cet hiver-là est fini, et toutes ses portes sont ouvertes. On y joue quand on veut, avec les indices
          et les révélations&nbsp;; son classement ne bouge plus.
        </p>
      </div>
      <Journey />
      <Doors />
      <Rooms />
      <div className="w-full max-w-xl empty:hidden">
        <FrozenResult />
      </div>
      <Reset />
    </div>
  );
}

function Journey() {
  const { days, failure, isAwaited, retry } = useProgress();
  const stop = useNextStop();
  const { status } = useSession();
  if (failure) {
    return (
      <RetryAlert
        busy={isAwaited}
        className="w-full max-w-xl"
        onRetry={retry}
        text="Ta progression n'a pas pu être lue. Tu peux jouer\u00A0: ce que tu as déjà trouvé est bien gardé."
      />
    );
  }
  return (
    <Card as="section" className="grid w-full max-w-xl justify-items-center gap-4 p-6 text-center" foil>
      <EditionProgress />
      <ButtonLink size="lg" to={stop.address} variant="gold">
        {labelOf(days.size)}
      </ButtonLink>
      {status === 'visitor' && (
        <p className="text-balance text-nuit-mist">
          Sans compte, ce voyage reste dans ce navigateur, à part de celui de cette année.
        </p>
      )}
    </Card>
  );
}

function labelOf(completedCount: number): string {
  if (completedCount === 0) return 'Commencer';
  return completedCount < RIDDLE_COUNT ? "Continuer l'aventure" : 'Revoir la révélation';
}

function Rooms() {
  const here = useEditionPaths();
  const { days } = useProgress();
  const { status } = useSession();
  const isFinished = days.size >= RIDDLE_COUNT;
  return (
    <nav
      aria-label="Cette édition"
      className="grid w-full max-w-xs gap-3 sm:flex sm:max-w-none sm:flex-wrap sm:justify-center"
    >
      <ButtonLink to={here.constellation} variant="quiet">
        Sa constellation
      </ButtonLink>
      <ButtonLink to={here.artefacts} variant="quiet">
        Ses artefacts
      </ButtonLink>
      <ButtonLink to={here.leaderboard} variant="quiet">
        Sa Table d'Honneur
      </ButtonLink>
      {(isFinished || status === 'knight') && (
        <ButtonLink to={here.final} variant="quiet">
          Sa page finale
        </ButtonLink>
      )}
    </nav>
  );
}

/** It stays mounted: it is still there, with the focus, once the days are erased. */
function Reset() {
  const { days } = useProgress();
  const [isOffered, setOffered] = useState(false);
  if (days.size > 0 && !isOffered) setOffered(true);
  return isOffered && <ResetJourney className="justify-self-center" />;
}
