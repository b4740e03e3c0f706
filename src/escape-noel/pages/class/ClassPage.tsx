import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { PageHeading } from '@/ui/PageHeading';
import { RetryAlert } from '@/ui/RetryAlert';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { completionsQuery } from '../../game/player/player.queries';
import { usePlayer } from '../../game/player/usePlayer';
import { useIsNextStopKnown } from '../../game/season/calendar';
import { LoginLink } from '../../game/session/LoginLink';
import { useSession } from '../../game/session/useSession';
import { ClassDays } from './ClassDays';
import { HowItWorks } from './HowItWorks';

/** A class plays with its teacher's account (rules 25): what to play today, what is left, and the sky. */
export function ClassPage() {
  const { status } = useSession();
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-8 px-3 pt-10 sm:px-6 lg:pt-14">
      <header className="grid gap-2 text-center">
        <PageHeading className="text-4xl text-nuit-gold sm:text-5xl">En classe</PageHeading>
        <p className="mx-auto max-w-xl text-balance text-xl text-nuit-mist">
          Une énigme par jour d'école, au tableau, et tout le monde cherche ensemble.
        </p>
      </header>
      {status === 'loading' && <Spinner className="min-h-64" label="Chargement..." />}
      {status === 'visitor' && (
        <Sheet className="justify-items-start gap-4 p-5 sm:p-8" foil title="Ta classe commence ici">
          <p className="text-lg">
            Un seul compte suffit, le tien. Connecte-toi ou crée-le, tu reviendras ici : l'énigme du jour
            t'attendra, prête à projeter.
          </p>
          <LoginLink label="Me connecter ou créer un compte" size="lg" variant="gold" />
        </Sheet>
      )}
      {status === 'knight' && <Days />}
      <HowItWorks />
    </div>
  );
}

function Days() {
  const player = usePlayer();
  // Until the calendar is known every door seems open.
  const isKnown = useIsNextStopKnown();
  const { data, failure, isAwaited, retry } = useRetriableQuery(completionsQuery(player));
  if (failure)
    return (
      <RetryAlert
        busy={isAwaited}
        onRetry={retry}
        text="Les étoiles de ta classe n'ont pas pu être lues. Elles sont bien gardées."
      />
    );
  if (!data || !isKnown) return <Spinner className="min-h-64" label="Les étoiles de la classe s'allument…" />;
  return <ClassDays solved={new Set(data.map(({ day }) => day))} />;
}
