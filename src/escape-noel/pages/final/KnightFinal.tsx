import { counted } from '@/lib/french';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { RetryAlert } from '@/ui/RetryAlert';
import {
  solvedBonusDaysQuery,
  finalSentenceQuery,
  fragmentsQuery,
  standingQuery,
} from '../../game/player/player.queries';
import { usePastEdition } from '../../game/edition/edition.queries';
import { useEdition } from '../../game/edition/useEdition';
import { usePlayer } from '../../game/player/usePlayer';
import { useProgress } from '../../game/player/useProgress';
import { DoorTime } from '../../game/season/DoorTime';
import { useNextStop } from '../../game/season/calendar';
import { OutOfRanking } from '../../game/session/OutOfRanking';
import { nameOf, publicNameOf, useSession } from '../../game/session/useSession';
import { Certificate } from './Certificate';
import { CertificateSection } from './CertificateSection';
import { latest, riddlesLeft, type FinalFigures } from './figures';
import { FinalLayout } from './FinalLayout';
import { useFinishedText } from './finishedText';
import { LoveMessage } from './LoveMessage';
import { RevealedSentence } from './RevealedSentence';
import { ShareCard } from './ShareCard';
import { StatCards } from './StatCards';

export function KnightFinal({ playerId }: { playerId: string }) {
  const edition = useEdition();
  const pastEdition = usePastEdition();
  const session = useSession();
  const name = nameOf(session);
  const progress = useProgress();
  const player = usePlayer();
  const fragments = useRetriableQuery(fragmentsQuery(player));
  const standing = useRetriableQuery(standingQuery(player));
  const bonusDays = useRetriableQuery(solvedBonusDaysQuery(player));
  const finalSentence = useRetriableQuery(finalSentenceQuery(player));
  const asked = [fragments, standing, bonusDays, finalSentence];
  const ready = progress.ready && asked.every(({ data }) => data !== undefined);
  const failed = [progress, ...asked].filter(({ failure }) => failure);
  const solved = finalSentence.data?.solved ?? null;
  const figures: FinalFigures = {
    // Of a past edition, what was played in the archives since counts here too, and nowhere else.
    score:
      edition === null ? (standing.data?.totalScore ?? session.knight?.totalScore ?? null) : progress.points,
    fragmentCount: fragments.data?.length ?? 0,
    completedCount: progress.days.size,
    bonusAnswerCount: bonusDays.data?.length ?? 0,
    finishedAt: latest([...progress.days.values()].map(({ completedAt }) => completedAt)),
    rank: standing.data?.rank ?? null,
    playerCount: standing.data?.playerCount ?? null,
    isOutOfRanking: standing.data?.outOfRanking || standing.data?.isClass || false,
  };

  return (
    <>
      <FinalLayout owner={playerId}>
        {progress.ready && <Congratulations name={name} />}
        {failed.length > 0 && (
          <RetryAlert
            busy={failed.some(({ isAwaited }) => isAwaited)}
            className="mx-auto max-w-xl"
            onRetry={() => failed.forEach(({ retry }) => retry())}
            text="Tes chiffres n'ont pas tous pu être lus. Rien n'est perdu : ils sont gardés au royaume."
          />
        )}
        <StatCards figures={figures} ready={ready} />
        {figures.isOutOfRanking && (
          <div className="mx-auto max-w-xl text-center">
            <OutOfRanking isClass={standing.data?.outOfRanking === false} />
          </div>
        )}
        {finalSentence.data && <RevealedSentence solved={solved} />}
        <LoveMessage />
        {ready && (
          <div className="flex flex-wrap items-start justify-center gap-4">
            <ShareCard
              edition={pastEdition}
              figures={figures}
              name={publicNameOf(session)}
              sentence={solved?.sentence ?? null}
            />
            <CertificateSection />
          </div>
        )}
      </FinalLayout>
      {ready && <Certificate edition={pastEdition} figures={figures} name={name} solved={solved} />}
    </>
  );
}

function Congratulations({ name }: { name: string }) {
  const { days } = useProgress();
  const stop = useNextStop();
  const left = riddlesLeft(days.size);
  const finished = useFinishedText();
  return (
    <Card
      as="section"
      className="mx-auto grid w-full max-w-[46rem] justify-items-center gap-4 px-6 py-8 text-center"
      foil
    >
      <h2 className="text-3xl text-nuit-gold">
        {left === 0 ? 'Félicitations' : 'Encore un peu de courage'}, <bdi>{name}</bdi> !
      </h2>
      <p className="text-balance text-xl">
        {left === 0
          ? finished
          : `Il te reste ${counted(left, 'énigme')} à résoudre avant que le ciel ne retrouve toute sa lumière.`}
      </p>
      {left > 0 &&
        (stop.kind === 'wait' ? (
          <p className="text-balance">
            La prochaine porte s'ouvrira <DoorTime opensAt={stop.door.opensAt} />.
          </p>
        ) : (
          <ButtonLink size="lg" to={stop.address} variant="gold">
            Continuer l'aventure
          </ButtonLink>
        ))}
    </Card>
  );
}
