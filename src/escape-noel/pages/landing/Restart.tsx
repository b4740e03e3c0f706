import { useState } from 'react';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';
import { ResetJourney } from '../../game/journey/ResetJourney';
import { useProgress } from '../../game/player/useProgress';
import { useSession } from '../../game/session/useSession';

/** In the profile for a knight; folded here for a visitor who has something to erase. */
export function Restart() {
  const { status } = useSession();
  const { days } = useProgress();
  const [isOffered, setOffered] = useState(false);
  // It stays mounted: it navigates once the days are gone.
  if (status === 'visitor' && days.size > 0 && !isOffered) setOffered(true);
  if (!isOffered || status === 'knight') return null;
  return (
    <details className="mt-10 w-full max-w-xl">
      <summary className="mx-auto inline-flex min-h-touch cursor-pointer items-center px-2 text-nuit-mist underline underline-offset-4">
        Un autre chevalier prend la lanterne&nbsp;?
      </summary>
      <div className="grid gap-3 pt-3">
        <p className="text-balance">
          Pour que chacun garde son voyage, <TextLink to={paths.game.knights}>ajoute un voyageur</TextLink>.
          Recommencer efface celui qui est là.
        </p>
        <ResetJourney className="justify-self-center" />
      </div>
    </details>
  );
}
