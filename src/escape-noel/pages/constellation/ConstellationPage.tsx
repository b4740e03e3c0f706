import { useQuery } from '@tanstack/react-query';
import { plural } from '@/lib/french';
import { useAnchor } from '@/lib/useAnchor';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { SKY_HASH } from '@/paths';
import { Badge } from '@/ui/Badge';
import { ButtonLink } from '@/ui/Button';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { PageHeading } from '@/ui/PageHeading';
import { finalSentenceQuery, fragmentsQuery, solvedBonusDaysQuery } from '../../game/player/player.queries';
import { usePlayer } from '../../game/player/usePlayer';
import { useProgress } from '../../game/player/useProgress';
import { RIDDLE_COUNT } from '../../game/rules/days';
import { useOwner, useSession } from '../../game/session/useSession';
import { BackgroundDots } from './BackgroundDots';
import { CompletionOverlay } from './CompletionOverlay';
import { FigureView } from './FigureView';
import { FinalSentence } from './FinalSentence';
import { FragmentList } from './FragmentList';
import { Legend } from './Legend';
import { SkyCanvas } from './SkyCanvas';
import { starsOf } from '../../game/rules/sky';
import './constellation.css';
import { useEdition, useEditionPaths } from '../../game/edition/useEdition';

/** The constellation of fragments (rule 7.4). */
export function ConstellationPage() {
  const here = useEditionPaths();
  return (
    <div className="relative mx-auto grid w-full max-w-6xl gap-6 px-3 pt-12 sm:px-6">
      <div className="grid justify-items-center gap-2 text-center">
        <PageHeading className="text-4xl text-nuit-gold sm:text-5xl">Constellation des Fragments</PageHeading>
        <blockquote className="max-w-xl text-balance text-xl italic text-nuit-mist">
          « Chaque fragment trouvé éclaire un peu plus le ciel du savoir »
        </blockquote>
      </div>
      <Sky />
      <ButtonLink className="justify-self-center" size="lg" to={here.landing} variant="quiet">
        Retour à l'accueil
      </ButtonLink>
    </div>
  );
}

function Sky() {
  const progress = useProgress();
  const player = usePlayer();
  const fragments = useRetriableQuery(fragmentsQuery(player));
  const { data: bonusDays = [] } = useQuery(solvedBonusDaysQuery(player));
  const { data: sentence } = useQuery(finalSentenceQuery(player));
  const { knight } = useSession();
  const owner = useOwner();
  const sky = useAnchor<HTMLDivElement>(SKY_HASH);
  const edition = useEdition();
  const { days } = progress;
  const words = new Map(fragments.data?.map(({ day, word }) => [day, word]));
  const stars = starsOf(new Set(days.keys()), words, new Set(bonusDays));

  const failed = [progress, fragments].filter(({ failure }) => failure);
  if (failed.length > 0) {
    return (
      <RetryAlert
        busy={failed.some(({ isAwaited }) => isAwaited)}
        className="mx-auto max-w-xl"
        onRetry={() => failed.forEach(({ retry }) => retry())}
        text="Le ciel est couvert : tes étoiles n'ont pas pu être lues. Elles brillent toujours derrière les nuages."
      />
    );
  }
  if (!progress.ready || !fragments.data)
    return <Spinner className="min-h-dvh" label="Les étoiles s'allument…" />;

  const complete = days.size >= RIDDLE_COUNT;
  return (
    <>
      <ul aria-label="Où en est la constellation" className="flex flex-wrap justify-center gap-2">
        <li>
          <Badge tone="gold">
            {days.size}/{RIDDLE_COUNT} {plural(days.size, 'étoile allumée', 'étoiles allumées')}
          </Badge>
        </li>
        <li>
          <Badge>{(edition === null && knight?.totalScore) || progress.points} pts</Badge>
        </li>
        <li>
          <Badge>
            {words.size} {plural(words.size, 'fragment')}
          </Badge>
        </li>
      </ul>
      {complete && <CompletionOverlay hidesSentence={sentence?.solved === null} player={owner} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-start">
        <div
          aria-label="Le ciel"
          className="sky relative isolate mx-auto w-full max-w-xl scroll-mt-24 overflow-hidden px-[3%] pt-[9%] outline-none lg:sticky lg:top-24"
          ref={sky}
          role="group"
          tabIndex={-1}
        >
          <BackgroundDots />
          <FigureView available={complete}>
            <SkyCanvas
              label={`Le ciel des fragments : ${days.size} ${plural(days.size, 'étoile allumée', 'étoiles allumées')} sur ${RIDDLE_COUNT}, dans la forme d'une plume. La liste qui suit dit lesquelles.`}
              stars={stars}
            />
          </FigureView>
          <Legend hasRings={stars.some(({ ringed }) => ringed)} />
        </div>
        <section aria-labelledby="fragments-title" className="grid gap-3">
          <h2 className="text-2xl" id="fragments-title">
            Les fragments, jour après jour
          </h2>
          <FragmentList stars={stars} />
        </section>
      </div>
      {complete && player && <FinalSentence key={player.key} player={player} />}
    </>
  );
}
