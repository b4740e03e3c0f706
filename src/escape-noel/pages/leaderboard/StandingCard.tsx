import type { Standing } from '@/api/ranking';
import { counted, formatCount } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { standingQuery } from '../../game/player/player.queries';
import { usePlayer } from '../../game/player/usePlayer';
import { AccountLinks } from '../../game/session/AccountLinks';
import { publicNameOf, useSession } from '../../game/session/useSession';
import { useSeemsVisitor } from '../../game/session/useSeemsVisitor';
import { OutOfRanking } from '../../game/session/OutOfRanking';
import { WithheldName } from '../../game/session/WithheldName';
import { SharePicture } from '../../game/sharing/SharePicture';
import { Badge, BADGE_PICTURE } from './Badge';
import { Medal } from './Medal';
import { questMoment } from './rankingTexts';

const LOOK = 'justify-items-center gap-4 p-6 text-center';

/** The card next to the ranking: a rank, no score yet, or a visitor (rule 6.5). */
export function StandingCard() {
  const session = useSession();
  const seemsVisitor = useSeemsVisitor();
  const { data: standing, failure, isAwaited, retry } = useRetriableQuery(standingQuery(usePlayer()));

  if (seemsVisitor) {
    return (
      <Sheet className={LOOK} foil title="Connecte-toi pour voir ta position">
        <p>Crée un compte pour sauvegarder tes scores et apparaître dans le classement !</p>
        <AccountLinks className="justify-center" />
      </Sheet>
    );
  }
  if (failure) {
    return (
      <Sheet className={LOOK} foil title="Ta Position">
        <p>Ta position n'a pas pu être lue. Tes points, eux, sont bien gardés.</p>
        <Button busy={isAwaited} onClick={retry} variant="quiet">
          Réessayer
        </Button>
      </Sheet>
    );
  }
  if (standing === undefined) return <Spinner label="Chargement..." />;
  if (standing && standing.rank !== null) {
    return <RankCard name={publicNameOf(session)} rank={standing.rank} standing={standing} />;
  }
  if (standing?.outOfRanking || standing?.isClass) {
    return (
      <Sheet className={LOOK} foil title="Ta Position">
        <p>{`Tu as ${counted(standing.totalScore, 'point')}.`}</p>
        <OutOfRanking isClass={standing.isClass && !standing.outOfRanking} />
        <WithheldName />
      </Sheet>
    );
  }
  // An admin or test account may have a score, and never ranks.
  if (standing && (standing.totalScore > 0 || standing.completedCount > 0)) {
    return (
      <Sheet className={LOOK} foil title="Ta Position">
        <p>{`Tu as ${counted(standing.totalScore, 'point')}. Ton compte sert aux essais de l'équipe : il ne paraît pas dans le classement.`}</p>
      </Sheet>
    );
  }
  return (
    <Sheet className={LOOK} foil title="Pas encore de score">
      <p>Résous ta première énigme pour apparaître dans le classement !</p>
      <ButtonLink to={paths.game.landing} variant="gold">
        Retrouver ma quête
      </ButtonLink>
    </Sheet>
  );
}

function RankCard({ name, rank, standing }: { name: string; rank: number; standing: Standing }) {
  const points = counted(standing.totalScore, 'point');
  return (
    <Sheet className={LOOK} foil title="Ta Position">
      <Medal always className="size-24" place={rank} />
      <dl className="grid w-full gap-x-4 gap-y-3">
        <Figure label="Rang">{`${formatCount(rank)} sur ${formatCount(standing.playerCount)}`}</Figure>
        <Figure label="Points">{formatCount(standing.totalScore)}</Figure>
        <Figure label="Dernière activité">{questMoment(standing.lastQuestAt)}</Figure>
      </dl>
      <WithheldName />
      <SharePicture
        alternative={`Mon blason : ${isolated(name)}, rang ${formatCount(rank)}, ${points}`}
        label="Partager mon blason"
        picture={BADGE_PICTURE}
        words={{
          fileName: 'blason.png',
          downloadName: 'blason.png',
          title: 'Mon blason – Escape Noël',
          text: `J'occupe le rang ${formatCount(rank)} avec ${points} !`,
        }}
      >
        <Badge name={name} rank={rank} score={standing.totalScore} />
      </SharePicture>
    </Sheet>
  );
}

const Figure = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt className="text-base text-nuit-mist">{label}</dt>
    <dd className="text-balance font-bold">{children}</dd>
  </div>
);
