import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { PageHeading } from '@/ui/PageHeading';
import { RetryAlert } from '@/ui/RetryAlert';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { TEACHER_FAILURES } from '../../game/class/teacherFailures';
import { explain } from '../../game/forms/failures';
import { usePlayer } from '../../game/player/usePlayer';
import { LoginLink } from '../../game/session/LoginLink';
import { useSession } from '../../game/session/useSession';
import { classDaysQuery, type ClassState } from '../../game/class/class.queries';
import { ClassDays } from './ClassDays';
import { Exercises } from './Exercises';
import { HowItWorks } from './HowItWorks';
import { Samples } from './Samples';

/** A class plays with its teacher's account (rules 25): the day to play, the others, and the sky. */
export function ClassPage() {
  const { status } = useSession();
  const { data, failure, isAwaited, retry } = useRetriableQuery(classDaysQuery(usePlayer()));
  const state: ClassState | null = data
    ? {
        isClass: data.isClass,
        days: new Map(data.days.map((each) => [each.day, each])),
        solved: new Set(data.days.flatMap(({ day, solved }) => (solved ? [day] : []))),
      }
    : null;
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-8 px-3 pt-10 sm:px-6 lg:pt-14">
      <header className="grid gap-2 text-center">
        <PageHeading className="text-4xl text-nuit-gold sm:text-5xl">En classe</PageHeading>
        <p className="mx-auto max-w-xl text-balance text-xl text-nuit-mist">
          Une énigme par jour d'école, au tableau, et tout le monde cherche ensemble.
        </p>
      </header>
      {status === 'visitor' && (
        <Sheet className="justify-items-start gap-4 p-5 sm:p-8" foil title="Votre classe commence ici">
          <p className="text-lg">
            Un seul compte suffit, le vôtre. Connectez-vous ou créez-le, vous reviendrez ici&nbsp;: l'énigme
            du jour vous attendra, prête à projeter, et chaque jour ouvert pourra se répéter avant la classe.
          </p>
          <LoginLink label="Me connecter ou créer un compte" size="lg" variant="gold" />
        </Sheet>
      )}
      {status === 'knight' &&
        (state ? (
          <ClassDays state={state} />
        ) : failure ? (
          <RetryAlert
            busy={isAwaited}
            onRetry={retry}
            text={`Les jours de votre classe n'ont pas pu être lus. Ses étoiles sont bien gardées. ${explain(failure, TEACHER_FAILURES)}`}
          />
        ) : (
          <Spinner className="min-h-64" label="Les étoiles de la classe s'allument…" />
        ))}
      {status === 'loading' && <Spinner className="min-h-64" label="Chargement..." />}
      <Samples />
      <Exercises state={state} />
      <HowItWorks />
    </div>
  );
}
